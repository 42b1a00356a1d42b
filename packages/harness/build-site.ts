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

/** The folder in which a new site is made: on the same disk as site/dist, and ignored by Git, Astro and the linter. */
const staging = join(siteRoot, '.cache');

/** The folder of the site that is published and served. Only builds for visitors are written there. */
export const SITE_DIR = join(siteRoot, 'dist');

/**
 * The lock of builds that visitors see. A build reads the content once it has the lock: otherwise a build for a new day that
 * began before a publication and ends after it would take the publication offline again.
 */
export const BUILD_LOCK = join(projectRoot, '.cache', 'build.lock');

/** The folder of builds for tests, audits and measurements: nothing in it is published or served. */
export const testedSite = (content = contentFolder()): string =>
  join(projectRoot, '.cache/sites', content === SAMPLE_FOLDER ? 'sample' : 'own');

/** The settings that change what is built; see site/settings.ts. */
const isSiteSetting = (name: string) =>
  name === 'SITE_URL' || name === 'BASE_PATH' || name.startsWith('PUBLIC_MAIL_');

/** The inputs of a built site in the product's folder. A change of an input causes a new build. */
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
 * @returns 0, or the exit code of the program that failed and has printed the reason
 */
export async function buildSite({
  folder = SITE_DIR,
  content = contentFolder(),
} = {}): Promise<number> {
  if (!(await checkSettings())) return 1;
  return replaceSite(folder, fingerprint(content), (fresh) =>
    runProgram('astro', astroWords('build', '--outDir', fresh, '--silent'), {
      // The content may be a copy of the last commit, without a Git history of its own.
      env: { CONTENT_DIR: content, CONTENT_HISTORY: contentFolder(), PREVIOUS_SITE: folder },
    }),
  );
}

/** Whether a folder contains the site of these inputs. @param made the fingerprint of the inputs */
const isBuiltFrom = (made: string, folder: string): boolean =>
  existsSync(join(folder, 'index.html')) &&
  existsSync(fingerprintFile(folder)) &&
  readFileSync(fingerprintFile(folder), 'utf8') === made;

/** Builds the site, unless the folder or the site of the tests was built from the current inputs. */
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
