import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../../../packages/harness/root.ts';
import { needs } from '../../../packages/mail-gateway/test/support/needs.ts';
import { starterLanguages } from './content.ts';
import { beginOptions, help } from './flags.ts';
import { flagOf, questionNames } from './questions.ts';

needs(process.platform !== 'win32', 'The npm of these tests is a script of a shell.');

const program = join(productRoot, 'packages/create/create.mjs');

// vitest -u writes the file.
test('npm create has the help of npm run create in every language', async () => {
  const texts = starterLanguages.map((code) => [code, help(code)]);
  const about = { flags: Object.keys(beginOptions), help: Object.fromEntries(texts) };
  const text = `${JSON.stringify(about, undefined, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(dirname(program), 'questions.json'));
});

let parent: string;
let project: string;
beforeEach(() => {
  parent = temporaryFolder();
  project = join(parent, 'my agency');
});

/** An environment in which npm is a script. */
function withNpm(script: string): NodeJS.ProcessEnv {
  const bin = temporaryFolder();
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, 'npm'), 0o755);
  return { PATH: [bin, dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter) };
}

const create = (npm: string, ...flags: string[]) =>
  spawnSync(process.execPath, [program, project, ...flags], {
    cwd: parent,
    env: withNpm(npm),
    encoding: 'utf8',
  });

test('without a network nothing is left behind, and a sentence says so', () => {
  const { status, stderr } = create('echo "npm error ENOTFOUND" >&2; exit 7');
  expect(status).toBe(7);
  expect(stderr).toMatch(/ENOTFOUND[\s\S]*Nothing was made/);
  expect(readdirSync(parent)).toEqual([]);
});

/** Starts the program in a group of processes, as a terminal does. */
function start(npm: string, { command = [process.execPath], env = {} } = {}) {
  const [first = '', ...words] = [...command, program, project];
  const child = spawn(first, words, { env: { ...withNpm(npm), ...env }, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return {
    says: (text: string) => expect.poll(() => output).toContain(text),
    ended: once(child, 'close').then(([code]) => ({ code, output })),
    pid: child.pid ?? 0,
  };
}

/** An npm that installs until it is ended. */
const INSTALLS = 'echo installs; exec sleep 600';

/** An npm that installs a product whose `begin` makes files, and then waits until it is ended. */
const BEGINS = `mkdir -p node_modules/agency-website/tools .git content
cat > node_modules/agency-website/tools/run.mjs <<'END'
console.log('begins');
setInterval(() => {}, 1000);
END`;

test.each([
  ['Ctrl+C', 'SIGINT', -1],
  ['a signal to end', 'SIGTERM', 1],
  ['the end of the terminal', 'SIGHUP', -1],
] as const)('%s during the installation leaves nothing behind', async (_, signal, group) => {
  const { says, ended, pid } = start(INSTALLS);
  await says('installs');
  process.kill(group * pid, signal);
  expect(await ended).toEqual({ code: 1, output: expect.stringContaining('Nothing was made') });
  expect(existsSync(project)).toBe(false);
});

test('a signal to end during the questions removes what was made, and only that', async () => {
  mkdirSync(project);
  const { says, ended, pid } = start(BEGINS);
  await says('begins');
  process.kill(pid, 'SIGTERM');
  expect(await ended).toMatchObject({ code: 1 });
  expect(readdirSync(project)).toEqual([]);
});

test('a repository that was there before stays', async () => {
  mkdirSync(join(project, '.git'), { recursive: true });
  const { says, ended, pid } = start(BEGINS);
  await says('begins');
  process.kill(pid, 'SIGTERM');
  await ended;
  expect(readdirSync(project)).toEqual(['.git']);
});

test('a signal to the npm that started the program leaves nothing behind', async () => {
  // npm starts programs in a shell, which ends alone.
  const command = ['/bin/sh', '-c', '"$0" "$@"; true', process.execPath];
  const { says, ended, pid } = start(INSTALLS, { command, env: { npm_lifecycle_event: 'npx' } });
  await says('installs');
  process.kill(pid, 'SIGTERM');
  expect((await ended).output).toContain('Nothing was made');
  expect(existsSync(project)).toBe(false);
});

test('without npm a sentence says so, and nothing is left behind', () => {
  const { status, stderr } = spawnSync(process.execPath, [program, project], {
    cwd: parent,
    env: { PATH: temporaryFolder() },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^npm could not be started: .+\nThe product could not be installed\. Nothing was made\.\n$/,
  );
  expect(readdirSync(parent)).toEqual([]);
});

test('a folder with files stays as it is', () => {
  mkdirSync(project);
  writeFileSync(join(project, 'notes.txt'), '');
  const { status, stderr } = create('echo called >&2');
  expect([status, stderr]).toEqual([2, `${project} is not empty, and stays as it is.\n`]);
  expect(readdirSync(project)).toEqual(['notes.txt']);
});

test('a file in the place of the folder stays as it is', () => {
  writeFileSync(project, 'mine');
  const { status, stderr } = create('echo called >&2');
  expect([status, stderr]).toEqual([2, `${project} is a file, and stays as it is.\n`]);
});

test('a package of something else is refused with a sentence, and no folder above the project stays', () => {
  const other = join(temporaryFolder(), 'other-1.0.0.tgz');
  writeFileSync(other, '');
  project = join(parent, 'sites/mine');
  const { status, stderr } = create('exit 0', '--package', other);
  expect([status, stderr]).toEqual([
    2,
    `${other} is no package of the product. Nothing was made.\n`,
  ]);
  expect(readdirSync(parent)).toEqual([]);
});

test.each([[['--from-clone', 'other']], [['--from-clone=other']]])(
  'a folder that is no clone is refused before the installation: %s',
  (flags) => {
    const { status, stderr } = create('echo called >&2', ...flags);
    expect(status).toBe(2);
    expect(stderr).toBe(
      `${join(parent, 'other')} is no clone of the product: it has no content/.\n`,
    );
    expect(readdirSync(parent)).toEqual([]);
  },
);

test.each([[['--help']], [['-h']], [['my-agency', '--from', 'blank', '--help']]])(
  'with %s, every question is listed in the language of the terminal, and nothing is made',
  (words) => {
    const env = { ...withNpm('echo called >&2'), LANG: 'pt_BR.UTF-8' };
    const options = { cwd: parent, env, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], options);
    expect([status, stderr]).toEqual([0, '']);
    expect(questionNames.filter((name) => !stdout.includes(`--${flagOf(name)} `))).toEqual([]);
    expect(stdout).toContain('O nome da agência');
    expect(readdirSync(parent)).toEqual([]);
  },
);

test.each([
  [['--package'], '--package needs a value after it.'],
  [['--package', '--yes'], '--package needs a value after it.'],
  [['--from-clone='], '--from-clone needs a value after it.'],
  [['--frob'], 'There is no option --frob.'],
  [['--name', 'Kontor', '-p'], 'There is no option -p.'],
])('%s is refused before the installation', (flags, sentence) => {
  const { status, stderr } = create('echo called >&2', ...flags);
  expect([status, stderr.split('\n')[0]]).toEqual([2, sentence]);
  expect(readdirSync(parent)).toEqual([]);
});
