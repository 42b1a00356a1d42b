import { createHash, type Hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pagesOf } from '../content-model/src/pages.ts';
import { splitTranslations } from '../content-model/src/translations/translation-files.ts';
import { contentFolder, readFolder, SAMPLE_FOLDER } from '../content-store/src/folder.ts';
import { contentVersion } from '../content-store/src/version.ts';
import { astroWords, siteRoot } from './astro.ts';
import { swapDirectory } from './atomic-directory-swap.ts';
import { checkSettings } from './check-settings.ts';
import { productRoot, projectRoot } from './root.ts';
import { runProgram } from './run-program.ts';

/** On the same disk as site/dist, and ignored by git, Astro and the linter. */
const staging = join(siteRoot, '.cache');

/** The site that is published and served: only a build for visitors goes here. */
export const SITE_DIR = join(siteRoot, 'dist');

/**
 * The lock of builds that visitors see. A build reads the content in its turn: otherwise a build for a new day, begun before
 * a publication and ended after it, would take the publication offline again.
 */
export const BUILD_LOCK = join(projectRoot, '.cache', 'build.lock');

/** The folder of builds for tests, audits and measurements: nothing in it is published or served. */
export const testedSite = (content = contentFolder()): string =>
  join(projectRoot, '.cache/sites', content === SAMPLE_FOLDER ? 'sample' : 'own');

/** The settings that change what is built; see site/settings.ts. */
const isSiteSetting = (name: string) =>
  name === 'SITE_URL' || name === 'BASE_PATH' || name.startsWith('PUBLIC_MAIL_');

/** The inputs of a built site in the product's folder: a change of one causes a new build. */
export const SOURCES = [
  'packages/{content-model,content-store,pages,sections,words}/**/*',
  'site/*.*',
  'site/{src,public}/**/*',
];
/** The inputs in the project's folder, other than its content. */
export const PROJECT_SOURCES = ['own/**/*', 'package-lock.json'];

function hashFiles(hash: Hash, folder: string, patterns: readonly string[]): void {
  for (const file of globSync(patterns, { cwd: folder }).sort()) {
    const path = join(folder, file);
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path));
  }
}

/** A hash of all inputs of the built site: sources, content, the pages that are not online today, packages, settings. */
function fingerprint(content: string): string {
  const hash = createHash('sha256').update(contentVersion(content));
  hash.update(pagesOf(splitTranslations(readFolder(content).files).files).offline.join('\0'));
  hashFiles(hash, productRoot, SOURCES);
  hashFiles(hash, projectRoot, PROJECT_SOURCES);
  for (const name of Object.keys(process.env).filter(isSiteSetting).sort()) {
    hash.update(`${name}=${process.env[name]}\0`);
  }
  return hash.digest('hex');
}

/** The file that says from which inputs a folder was built. */
const fingerprintFile = (folder: string) =>
  join(projectRoot, '.cache', `site-fingerprint-${basename(folder)}`);

/** Replaces the site in a folder. The old site is served until the new site is complete. */
async function replaceSite(
  folder: string,
  made: string,
  make: (fresh: string) => Promise<number>,
): Promise<number> {
  const code = await swapDirectory(folder, staging, make);
  if (code !== 0) return code;
  mkdirSync(dirname(fingerprintFile(folder)), { recursive: true });
  writeFileSync(fingerprintFile(folder), made);
  return 0;
}

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
  return replaceSite(folder, fingerprint(content), (fresh) =>
    runProgram('astro', astroWords('build', '--outDir', fresh, '--silent'), {
      // What is published may be a copy of the last commit.
      env: { CONTENT_DIR: content, CONTENT_HISTORY: contentFolder(), PREVIOUS_SITE: folder },
    }),
  );
}

/** Whether a folder holds the site built from these inputs. */
const isBuiltFrom = (made: string, folder: string): boolean =>
  existsSync(join(folder, 'index.html')) &&
  existsSync(fingerprintFile(folder)) &&
  readFileSync(fingerprintFile(folder), 'utf8') === made;

/** Builds the site unless the folder, or that of the last test, was built from the current inputs. */
export async function buildSiteIfChanged({
  folder = SITE_DIR,
  content = contentFolder(),
} = {}): Promise<number> {
  const made = fingerprint(content);
  if (isBuiltFrom(made, folder)) return 0;
  const tested = testedSite(content);
  if (isBuiltFrom(made, tested)) {
    return replaceSite(folder, made, async (fresh) => {
      cpSync(tested, fresh, { recursive: true });
      return 0;
    });
  }
  console.log('Building the site …');
  return buildSite({ folder, content });
}
