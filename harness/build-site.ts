import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFolder } from '../content-store/src/folder.ts';
import { contentVersion } from '../content-store/src/version.ts';
import { swapDirectory } from './atomic-directory-swap.ts';
import { checkSettings } from './check-settings.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

const site = join(root, 'site');
const fingerprintFile = join(root, '.cache', 'site-fingerprint');

/** The settings that change what is built; see site/settings.ts. */
const isSiteSetting = (name: string) =>
  name === 'SITE_URL' || name === 'BASE_PATH' || name.startsWith('PUBLIC_MAIL_');

/** What a built site is made of, beside its content: when one of these changes, it is built again. */
export const SOURCES = [
  '{content-model,content-store,words}/**/*',
  'site/*.*',
  'site/{src,public}/**/*',
  'package-lock.json',
];

/** A hash of all inputs of the built site: sources, content, locked packages and settings. */
function fingerprint(content: string): string {
  const hash = createHash('sha256').update(contentVersion(content));
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path));
  }
  for (const name of Object.keys(process.env).filter(isSiteSetting).sort()) {
    hash.update(`${name}=${process.env[name]}\0`);
  }
  return hash.digest('hex');
}

export const SITE_DIR = join(site, 'dist');

/**
 * Builds the site. The old build is served until the new one is complete.
 *
 * @param target the folder to write, and the content to build from
 * @returns 0, or the exit code of what failed, which has printed the reason.
 */
export async function buildSite({
  folder = SITE_DIR,
  content = contentFolder(),
} = {}): Promise<number> {
  if (!(await checkSettings())) return 1;
  const made = fingerprint(content);
  // On the same disk as site/dist, and ignored by git, Astro and the linter.
  const code = await swapDirectory(folder, join(site, '.cache'), (staging) =>
    runProgram('astro', ['build', '--root', 'site', '--outDir', staging, '--silent'], {
      env: { CONTENT_DIR: content },
    }),
  );
  if (code === 0 && folder === SITE_DIR) {
    mkdirSync(dirname(fingerprintFile), { recursive: true });
    writeFileSync(fingerprintFile, made);
  }
  return code;
}

/** Whether site/dist was built from this content and the other inputs as they are now. */
const isBuiltFrom = (content: string): boolean =>
  existsSync(join(SITE_DIR, 'index.html')) &&
  existsSync(fingerprintFile) &&
  readFileSync(fingerprintFile, 'utf8') === fingerprint(content);

/** Builds the site unless site/dist was built from the current inputs. */
export async function buildSiteIfChanged(content = contentFolder()): Promise<number> {
  if (isBuiltFrom(content)) return 0;
  console.log('Building the site …');
  return buildSite({ content });
}
