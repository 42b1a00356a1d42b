// npm run upgrade, in a project: installs the newest version of the product, adapts content/ to that version, and checks
// and audits the site. If something is wrong, it puts everything back as it was before.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { npmCommand, run, runToTheEnd } from '../packages/harness/processes.mjs';
import { productRoot, projectRoot } from '../packages/harness/root.ts';
import { commandLine } from './lib/command-line.ts';
import { changesLines } from './lib/eject/changes-lines.ts';
import { ejectedChanges } from './lib/eject/originals.ts';
import { changedProperties } from './lib/upgrade/changed-properties.ts';
import { UpgradeRefusal, upgradeContent } from './lib/upgrade/content.ts';
import { descriptionOf, keepDescription, keptDescription } from './lib/upgrade/description.ts';
import { newsSince } from './lib/upgrade/news.ts';
import { productVersion } from './lib/upgrade/versions.ts';
import { forget, keep, keptIn, putBack } from './lib/upgrade/way-back.ts';

const usage = `npm run upgrade                      upgrades to the newest version
npm run upgrade -- --package FILE    upgrades to the version in a file of npm pack
npm run upgrade -- --back            puts everything back after an upgrade that was interrupted`;

const options = {
  package: { type: 'string' },
  back: { type: 'boolean', default: false },
  // The version that the project had before. An older version of this command starts the second half of an upgrade, which
  // the new version runs, with this option: the option must stay.
  since: { type: 'string' },
} as const;

const values = commandLine({ usage, options }, (typed) => typed.values);
const content = join(projectRoot, 'content');
const kept = keptIn(projectRoot);
/** The names of the components in own/. */
const ownComponents = (): string[] =>
  globSync('own/components/*.tsx', { cwd: projectRoot }).map((file) => basename(file, '.tsx'));

/** Runs npm in the project. @param runWith `runToTheEnd` for a command that must not be interrupted */
function npm(words: readonly string[], runWith = run): Promise<number> {
  // Without a network, npm would say so after three minutes.
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=10000'];
  const all = [...words, ...patience, '--no-progress', '--loglevel=error'];
  const [program, args, how] = npmCommand(all, process.env['npm_execpath']);
  return runWith(program, args, { ...how, cwd: projectRoot });
}

/** Copies a package into the project. @returns the specifier for `npm install` */
function copyPackage(file: string): string {
  const copy = join(projectRoot, 'vendor', basename(file));
  mkdirSync(dirname(copy), { recursive: true });
  if (copy !== file) cpSync(file, copy);
  return `file:vendor/${basename(file)}`;
}

/** Removes the packages of earlier versions; package.json names them until the new one is installed. */
function removeOldPackages(installed: string): void {
  for (const old of globSync('vendor/agency-website-*.tgz', { cwd: projectRoot })) {
    if (basename(old) !== basename(installed)) rmSync(join(projectRoot, old));
  }
}

/** The specifier of the product in the package.json of a project. */
const productIn = (project: string): string | undefined =>
  JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).dependencies?.['agency-website'];

/** The version of the product on the disk. The code that runs is of the version before. */
const installedVersion = (): string =>
  JSON.parse(readFileSync(join(productRoot, 'package.json'), 'utf8')).version;

/** Installs a version, and runs its second half. @returns the exit code */
async function changeTo(version: string): Promise<number> {
  const installed = await npm(['install', '--save-exact', version]);
  if (installed !== 0) {
    console.error(`
npm could not install ${version}: its reason stands above. Without a registry, a file of npm pack will do:
npm run upgrade -- --package FILE`);
    return installed;
  }
  if (values.package !== undefined && productIn(projectRoot) !== version) {
    console.error(`\n${values.package} is no package of the product.`);
    return 2;
  }
  if (values.package === undefined && installedVersion() === productVersion) {
    console.log(`v${productVersion} is the newest version.`);
    return 0;
  }
  const program = join(productRoot, 'tools/run.mjs');
  const words = [program, 'upgrade', '--since', productVersion];
  return run(process.execPath, words, { cwd: projectRoot });
}

/** Puts everything back as it was before an upgrade. */
async function goBack(): Promise<void> {
  putBack(projectRoot);
  if ((await npm(['install'], runToTheEnd)) !== 0) {
    console.error(
      '\nThe upgrade was taken back: content/ and package.json are as they were. npm could not install the former version again: run npm install.',
    );
    return;
  }
  console.error(
    `\nThe upgrade was taken back: the product is at v${installedVersion()}, and content/ as it was.`,
  );
}

/** The first half. @returns the exit code */
async function upgrade(): Promise<number> {
  const file = values.package === undefined ? undefined : resolve(projectRoot, values.package);
  if (file !== undefined && !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    console.error(`There is no file ${values.package}.`);
    return 2;
  }
  if (existsSync(kept)) {
    console.error(
      'An upgrade was interrupted. npm run upgrade -- --back puts content/, package.json and the version of the product back as they were before it.',
    );
    return 1;
  }
  keep(projectRoot);
  keepDescription(kept, productRoot, ownComponents());
  console.log(
    `Upgrading v${productVersion}. If the computer goes off meanwhile: npm install, then npm run upgrade -- --back.`,
  );
  const version = file === undefined ? 'agency-website@latest' : copyPackage(file);
  let code = 1;
  try {
    code = await changeTo(version);
  } finally {
    if (code !== 0) await goBack();
  }
  if (code !== 0) return code;
  removeOldPackages(version);
  forget(projectRoot);
  return 0;
}

/** After an upgrade that was interrupted. @returns the exit code */
async function back(): Promise<number> {
  if (!existsSync(kept)) {
    console.error('No upgrade was interrupted: there is nothing to put back.');
    return 1;
  }
  await goBack();
  return 0;
}

/** The changes of the properties of replaced components, a text for each component. */
function propertyChanges(): string[] {
  const own = ownComponents();
  return changedProperties(keptDescription(kept), descriptionOf(productRoot, own), own);
}

function report(since: string, changes: readonly string[]): void {
  const places = { product: productRoot, project: projectRoot };
  const copies = changesLines(places, ejectedChanges(places));
  const news = newsSince(readFileSync(join(productRoot, 'CHANGELOG.md'), 'utf8'), since);
  console.log(`The product is at v${productVersion}; it was at v${since}.`);
  for (const text of [news, ...changes, copies]) if (text) console.log(`\n${text}`);
}

/** The second half, in the new version. @returns the exit code */
async function finish(since: string): Promise<number> {
  const changes = propertyChanges();
  report(since, changes);
  if (existsSync(content)) {
    for (const description of await upgradeContent(content))
      console.log(`content/: ${description}`);
  }
  const program = [join(productRoot, 'tools/run.mjs'), 'test'];
  const code = await run(process.execPath, program, { cwd: projectRoot });
  if (code === 0) console.log('\nThe upgrade is done. Look at the site, and commit what changed.');
  else if (changes.length > 0) {
    console.error(`\nReplaced components may be the reason. Change them for v${productVersion}, and run npm run upgrade again:
${changes.join('\n')}`);
  }
  return code;
}

// Ctrl+C ends the program that runs, and everything is put back. It may come twice: from the terminal, and from npm.
process.on('SIGINT', () => {}).on('SIGTERM', () => {});
try {
  if (values.since !== undefined) process.exitCode = await finish(values.since);
  else process.exitCode = await (values.back ? back() : upgrade());
} catch (error) {
  if (!(error instanceof UpgradeRefusal)) throw error;
  console.error(`${error.message}\nCorrect that file, and run npm run upgrade again.`);
  process.exitCode = 1;
}
