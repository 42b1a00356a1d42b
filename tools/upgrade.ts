// npm run upgrade, in a project: installs the newest version of the product, brings content/ to it, checks and audits the
// site; where something is wrong, everything is as it was before.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { npmCommand, run } from '../packages/harness/processes.mjs';
import { productRoot, projectRoot } from '../packages/harness/root.ts';
import { commandLine } from './lib/command-line.ts';
import { changesLines } from './lib/eject/changes-lines.ts';
import { ejectedChanges } from './lib/eject/originals.ts';
import { UpgradeRefusal, upgradeContent } from './lib/upgrade/content.ts';
import { changedProperties, newsSince } from './lib/upgrade/news.ts';
import { productVersion } from './lib/upgrade/versions.ts';
import { keepForReturn } from './lib/upgrade/way-back.ts';

const usage = `npm run upgrade                      upgrades to the newest version
npm run upgrade -- --package FILE    upgrades to the version in a file of npm pack`;

const options = {
  package: { type: 'string' },
  // The second half, which the new version runs: what a project had before. An older version calls it, so it must stay.
  since: { type: 'string' },
} as const;

const values = commandLine({ usage, options }, (typed) => typed.values);
const content = join(projectRoot, 'content');
const kept = join(projectRoot, '.cache/before-upgrade');
/** What the new version compares itself with. */
const guide = 'docs/replacing-a-component.md';

function npm(...words: string[]): Promise<number> {
  const all = [...words, '--no-progress', '--loglevel=error'];
  const [program, args, how] = npmCommand(all, process.env['npm_execpath']);
  return run(program, args, { ...how, cwd: projectRoot });
}

/** What npm installs: the newest published version, or a file that is kept in the project. */
function newProduct(): string {
  const file = values.package && resolve(projectRoot, values.package);
  if (!file) return 'agency-website@latest';
  for (const old of globSync('vendor/agency-website-*.tgz', { cwd: projectRoot })) {
    rmSync(join(projectRoot, old));
  }
  mkdirSync(join(projectRoot, 'vendor'), { recursive: true });
  cpSync(file, join(projectRoot, 'vendor', basename(file)));
  return `file:vendor/${basename(file)}`;
}

/** The first half. @returns the exit code */
async function upgrade(): Promise<number> {
  if (values.package && !existsSync(resolve(projectRoot, values.package))) {
    console.error(`There is no file ${values.package}.`);
    return 2;
  }
  const goBack = keepForReturn(projectRoot, kept);
  cpSync(join(productRoot, guide), join(kept, 'guide.md'));
  const code =
    (await npm('install', '--save-exact', newProduct())) ||
    (await run(
      process.execPath,
      [join(productRoot, 'tools/run.mjs'), 'upgrade', '--since', productVersion],
      {
        cwd: projectRoot,
      },
    ));
  if (code === 0) return 0;
  goBack();
  const isInstalled = (await npm('install')) === 0;
  console.error(
    isInstalled
      ? `\nThe upgrade was taken back: the product is at v${productVersion}, and content/ as it was.`
      : `\nThe upgrade was taken back: content/ and package.json are as they were. npm could not install v${productVersion} again: run npm install.`,
  );
  return code;
}

function report(since: string): void {
  const read = (path: string) => readFileSync(path, 'utf8');
  const own = globSync('own/components/*.tsx', { cwd: projectRoot }).map((file) =>
    basename(file, '.tsx'),
  );
  const changes = changedProperties(
    read(join(kept, 'guide.md')),
    read(join(productRoot, guide)),
    own,
  );
  const copies = changesLines(
    productRoot,
    ejectedChanges({ product: productRoot, project: projectRoot }),
  );
  const news = newsSince(read(join(productRoot, 'CHANGELOG.md')), since);
  console.log(`The product is at v${productVersion}; it was at v${since}.`);
  for (const text of [news, ...changes, copies]) if (text) console.log(`\n${text}`);
}

/** The second half, in the new version. @returns the exit code */
async function finish(since: string): Promise<number> {
  report(since);
  if (existsSync(content)) {
    for (const description of await upgradeContent(content))
      console.log(`content/: ${description}`);
  }
  const program = [join(productRoot, 'tools/run.mjs'), 'test'];
  const code = await run(process.execPath, program, { cwd: projectRoot });
  if (code === 0) console.log('\nThe upgrade is done. Look at the site, and commit what changed.');
  return code;
}

try {
  process.exitCode = values.since === undefined ? await upgrade() : await finish(values.since);
} catch (error) {
  if (!(error instanceof UpgradeRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
