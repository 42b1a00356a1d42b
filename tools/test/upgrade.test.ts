import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { writeFiles } from '../../packages/harness/written-files.ts';
import { needs } from '../../packages/mail-gateway/test/support/needs.ts';
import { javaScriptOf } from '../lib/pack/compile.ts';
import { filesRunFrom } from '../lib/pack/imports.ts';
import { linkPackages } from './copied-project.ts';

needs(process.platform !== 'win32', 'Windows has no groups of processes with signals.');

/** An npm that changes the project as an installation does, and then fails, ends, or waits until it is ended. */
const NPM = `
const { existsSync, readdirSync, writeFileSync } = require('node:fs');
function goForward() {
  const dependencies = { other: 'file:vendor/agency-website-1.1.0.tgz' };
  writeFileSync('package.json', JSON.stringify({ dependencies }));
  writeFileSync('content/a.yaml', 'after');
  console.log('npm installs beside ' + readdirSync('vendor'));
  if (process.env.NPM_WAITS) setInterval(() => {}, 1000);
  else process.exit(process.env.NPM_INSTALLS ? 0 : 7);
}
function goBack() {
  console.log('npm goes back');
  setInterval(() => existsSync('goes-on') && process.exit(0), 10);
}
if (process.argv.includes('--save-exact')) goForward();
else goBack();
`;

/** The compiled files of the product that an upgrade runs. */
const product = Object.fromEntries(
  [...filesRunFrom(['tools/run.mjs', 'tools/upgrade.ts'])].map((path) => {
    const source = readFileSync(join(productRoot, path), 'utf8');
    return /\.ts$/.test(path)
      ? [path.replace(/ts$/, 'js'), javaScriptOf(path, source)]
      : [path, source];
  }),
);

let project: string;

/** The files of the project that an upgrade changes. */
const state = () => [
  readFileSync(join(project, 'package.json'), 'utf8'),
  readFileSync(join(project, 'content/a.yaml'), 'utf8'),
  ...readdirSync(join(project, 'vendor')),
];
const before = ['before', 'before', 'agency-website-1.0.0.tgz'];

beforeEach(() => {
  project = temporaryFolder();
  linkPackages(project);
  writeFiles(project, 'node_modules/agency-website', {
    ...product,
    'package.json': '{ "type": "module", "version": "1.0.0" }',
    'docs/replacing-a-component.md': '',
  });
  writeFiles(project, '', {
    'content/a.yaml': 'before',
    'package.json': 'before',
    'vendor/agency-website-1.0.0.tgz': '',
    'agency-website-1.1.0.tgz': '',
    'npm.cjs': NPM,
    'goes-on': '',
  });
});

/** Starts the upgrade in a group of processes, as a terminal does. */
function upgrade(words: string[], env: object = {}) {
  const program = join(project, 'node_modules/agency-website/tools/run.mjs');
  const child = spawn(process.execPath, [program, 'upgrade', ...words], {
    cwd: project,
    env: { PATH: process.env['PATH'], npm_execpath: join(project, 'npm.cjs'), ...env },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return {
    ended: once(child, 'close').then(([code]) => ({ code, output })),
    installs: () => expect.poll(() => output).toContain('npm installs'),
    goesBack: () => expect.poll(() => output).toContain('npm goes back'),
    end: (signal: NodeJS.Signals) => process.kill(-(child.pid ?? 0), signal),
  };
}

const newVersion = ['--package', 'agency-website-1.1.0.tgz'];

test('Ctrl+C puts everything back as it was, even when it comes again meanwhile', async () => {
  rmSync(join(project, 'goes-on'));
  const { ended, installs, goesBack, end } = upgrade(newVersion, { NPM_WAITS: 'yes' });
  await installs();
  end('SIGINT');
  await goesBack();
  end('SIGINT');
  writeFileSync(join(project, 'goes-on'), '');
  const { output } = await ended;
  expect(output).toContain('The upgrade was taken back: the product is at v1.0.0');
  expect(state()).toEqual(before);
  expect(existsSync(join(project, '.cache/before-upgrade'))).toBe(false);
});

test('after a power failure the next upgrade changes nothing and names the way back, which brings everything', async () => {
  const { ended, installs, end } = upgrade(newVersion, { NPM_WAITS: 'yes' });
  await installs();
  end('SIGKILL');
  // What package.json named before and what it names now can both be installed.
  expect((await ended).output).toContain(
    'beside agency-website-1.0.0.tgz,agency-website-1.1.0.tgz',
  );
  const interrupted = state();
  expect(await upgrade(newVersion).ended).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^An upgrade was interrupted\. npm run upgrade -- --back puts .+\n$/,
    ),
  });
  expect(state()).toEqual(interrupted);
  writeFileSync(join(project, 'content/a.yaml'), 'half');
  expect(await upgrade(['--back']).ended).toMatchObject({ code: 0 });
  expect(state()).toEqual(before);
  expect(await upgrade(['--back']).ended).toEqual({
    code: 1,
    output: 'No upgrade was interrupted: there is nothing to put back.\n',
  });
});

test('without a registry a sentence says so, and everything is as it was', async () => {
  const { code, output } = await upgrade([]).ended;
  expect(code).toBe(7);
  expect(output).toMatch(
    /npm could not install agency-website@latest: .+\nnpm run upgrade -- --package FILE\n.*The upgrade was taken back/s,
  );
  expect(state()).toEqual(before);
});

test('the package that is installed already, or a folder, leaves no half of an upgrade', async () => {
  const again = ['--package', 'vendor/agency-website-1.0.0.tgz'];
  expect((await upgrade(again, { NPM_INSTALLS: 'yes' }).ended).code).toBe(2);
  expect(await upgrade(['--package', 'vendor']).ended).toEqual({
    code: 2,
    output: 'There is no file vendor.\n',
  });
  expect(state()).toEqual(before);
});

test('a package of something else is refused with a sentence, and everything is as it was', async () => {
  const { code, output } = await upgrade(newVersion, { NPM_INSTALLS: 'yes' }).ended;
  expect(code).toBe(2);
  expect(output).toContain('agency-website-1.1.0.tgz is no package of the product.\n');
  expect(state()).toEqual(before);
});

test('where the newest version is installed already, nothing is audited', async () => {
  const { code, output } = await upgrade([], { NPM_INSTALLS: 'yes' }).ended;
  expect([code, output.split('\n').at(-2)]).toEqual([0, 'v1.0.0 is the newest version.']);
  expect(existsSync(join(project, '.cache/before-upgrade'))).toBe(false);
});

test('where the new version finds faults, the changed properties of replaced components stand at the end, with what to do', async () => {
  const guide = (line: string) => `### TopBar\n\n\`\`\`ts\n${line}\n\`\`\`\n`;
  writeFiles(project, '', {
    '.cache/before-upgrade/guide.md': guide('home: string'),
    '.cache/before-upgrade/types.json': '{ "TopBar": { "Link": ["href: string"] } }',
    'node_modules/agency-website/docs/replacing-a-component.md': guide('start: string'),
    'node_modules/agency-website/CHANGELOG.md': '',
    'node_modules/agency-website/packages/sections/README.md': '',
    'node_modules/agency-website/packages/pages/README.md': '',
    'node_modules/agency-website/packages/content-model/codemods/README.md': '',
    'node_modules/agency-website/site/src/sections/TopBar/TopBar.tsx': `type Link = { href: string; text: string };
      export interface TopBarProps { start: string; link: Link }`,
    'own/components/TopBar.tsx': '',
  });
  // There is no command for the audit here.
  const { code, output } = await upgrade(['--since', '0.9.0']).ended;
  expect(output).toMatch(
    /There is no command "test"[\s\S]*Change them for v1\.0\.0, and run npm run upgrade again:\nown\/components\/TopBar\.tsx: the properties of TopBar changed\.\n {2}removed: home: string\..*\n {2}added: start: string\..*\n {2}Link, added: text: string\..*\n$/,
  );
  expect(code).toBe(2);
});
