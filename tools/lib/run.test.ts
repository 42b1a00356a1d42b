import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../packages/content-store/test/temporary-folder.ts';
import { pinnedNode } from '../../packages/harness/processes.mjs';
import { productRoot } from '../../packages/harness/root.ts';

/** A project whose commands print a setting, and whose npm runs the code of a test. */
let project: string;

beforeEach(() => {
  project = temporaryFolder();
  for (const file of [
    'tools/run.mjs',
    'packages/harness/processes.mjs',
    'tools/lib/env-file.mjs',
  ]) {
    cpSync(join(productRoot, file), join(project, file));
  }
  for (const command of ['start', 'inbox', 'test']) {
    const text = 'console.log(process.env.SITE_URL, process.env.MAIL_TO, process.argv.slice(2))';
    writeFileSync(join(project, 'tools', `${command}.ts`), text);
  }
  writeFileSync(join(project, 'package-lock.json'), '{"packages":{}}');
  mkdirSync(dirname(pinnedNode(project)), { recursive: true });
  symlinkSync(process.execPath, pinnedNode(project));
});

function command(
  words: string[],
  { env = {}, npm = 'console.error("npm", ...process.argv)' } = {},
) {
  const script = join(project, 'npm.cjs');
  writeFileSync(script, npm);
  const { SITE_URL, MAIL_TO, ...others } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, 'tools', 'run.mjs'), ...words],
    { env: { ...others, npm_execpath: script, ...env }, encoding: 'utf8' },
  );
  return { status, out: stdout, err: stderr };
}

test('every command but the tests gets the settings of .env, and those of the environment before them', () => {
  writeFileSync(join(project, '.env'), 'SITE_URL=https://file.example\nMAIL_TO=file@example.com\n');
  const env = { MAIL_TO: 'environment@example.com' };
  const settings = 'https://file.example environment@example.com';
  expect(command(['start'], { env }).out).toBe(`${settings} []\n`);
  expect(command(['inbox', 'check'], { env }).out).toBe(`${settings} [ 'check' ]\n`);
  expect(command(['test'], { env }).out).toBe('undefined environment@example.com []\n');
});

test('a wrong line of .env ends the command before anything is done, without what it says', () => {
  writeFileSync(join(project, '.env'), 'SITE_URL=https://file.example\nsecret\n');
  expect(command(['start'])).toEqual({
    status: 1,
    out: '',
    err: '.env, line 2: it must be NAME=value, a comment that begins with #, or blank. Nothing was started.\n',
  });
});

test('npm installs once for a lock file, with the tools', () => {
  expect(command(['start'], { npm: 'process.exit(3)' })).toMatchObject({ status: 3, out: '' });
  expect(command(['start'], { env: { NODE_ENV: 'production' } }).err).toContain('--include=dev');
  expect(command(['start']).err).toBe('');
  writeFileSync(join(project, 'package-lock.json'), '{"packages":{"":{}}}');
  expect(command(['start']).err).toContain('--include=dev');
});

test('an unknown command is refused', () => {
  expect(command(['strat'])).toMatchObject({ status: 2, out: '' });
});

/** Makes the project of an agency, in which the product is a package. @returns how to run a command there */
function inProject() {
  const product = join(project, 'node_modules/agency-website');
  for (const folder of ['tools', 'packages/harness']) {
    cpSync(join(project, folder), join(product, folder), { recursive: true });
  }
  writeFileSync(join(project, '.env'), 'SITE_URL=https://file.example\n');
  mkdirSync(join(project, 'content'));
  writeFileSync(join(product, 'tools/audit.js'), 'console.log("audit", process.env.SITE_URL)');
  return (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(product, 'tools/run.mjs'), ...words],
      {
        cwd: project,
        env: { npm_execpath: 'no-npm', PATH: process.env['PATH'] },
        encoding: 'utf8',
      },
    );
    return { status, out: stdout, err: stderr };
  };
}

test('in a project, npm test is the audit with the settings of .env, and installs nothing', () => {
  const out = 'audit https://file.example\n';
  expect(inProject()('test')).toMatchObject({ status: 0, out });
});

test('in a project without content/, a command that reads it starts nothing', () => {
  const run = inProject();
  rmdirSync(join(project, 'content'));
  const err = `There is no folder content/ in ${project}. Nothing was started.\n`;
  expect(run('test')).toEqual({ status: 1, out: '', err });
  expect(run('test', '--help').status).toBe(0);
});

test('a wrong line of .env keeps nobody from reading how a command is used', () => {
  writeFileSync(join(project, '.env'), 'secret\n');
  expect(command(['start', '--help']).status).toBe(0);
});
