import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { type Failure, failureOf } from './failures.ts';
import { Remote } from './remote.ts';
import { Repository } from './repository.ts';

const author = { name: 'Harmattan', email: 'hello@harmattan.example' };

/** A repository with content and a remote, and the folder that both are in. */
let place: string;
let clone: string;
let folder: string;

const git = (at: string, ...args: string[]) =>
  execFileSync('git', ['-C', at, ...args], { encoding: 'utf8' }).trim();

const write = (text: string) => writeFileSync(join(folder, 'hero.yaml'), text);

beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  place = temporaryFolder();
  clone = join(place, 'clone');
  folder = join(clone, 'content');
  git(place, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
  git(place, 'init', '--quiet', '--initial-branch=main', 'clone');
  git(clone, 'remote', 'add', 'origin', join(place, 'remote.git'));
  mkdirSync(folder);
  write('title: One\n');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

async function open(at = folder): Promise<Repository> {
  const repository = await Repository.open(at);
  if (!(repository instanceof Repository)) throw new Error(repository.message);
  return repository;
}

/** Commits the content, and sends it. */
async function publish(at = folder): Promise<void> {
  const repository = await open(at);
  await repository.commitContent('Change it\n', author, []);
  await (await Remote.of(repository))?.push();
}

const failing = (action: Promise<unknown>): Promise<Failure> =>
  action.then(() => {
    throw new Error('nothing failed');
  }, failureOf);

/** Writes a program that Git runs: a hook, or the program that signs commits. */
function program(name: string, text: string): string {
  const file = join(clone, '.git/hooks', name);
  mkdirSync(join(clone, '.git/hooks'), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
  return file;
}

/**
 * The failure of a publication in which Git runs a program that never ends.
 *
 * @param seconds when Git is stopped, after the program has begun
 * @param begun the file that the program writes when it begins
 */
async function failingAfter(seconds: number, begun: string): Promise<Failure> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const failure = failing(publish());
    while (!existsSync(begun)) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    const found = await failure;
    // Kills the program, which has ignored the request to end.
    await vi.advanceTimersByTimeAsync(10_000);
    return found;
  } finally {
    vi.useRealTimers();
  }
}

test('a hook that never ends is ended after three minutes, and leaves no lock', async () => {
  const begun = join(place, 'begun');
  program('pre-commit', `trap '' TERM; touch '${begun}'; while :; do sleep 1; done`);
  expect(await failingAfter(181, begun)).toEqual({
    reason: 'late',
    message: '“git commit” did not answer within 180 seconds.',
  });
  expect(existsSync(join(clone, '.git/index.lock'))).toBe(false);
});

test('a signature that waits for a passphrase is ended after three minutes, and nothing stays staged', async () => {
  await publish();
  const begun = join(place, 'begun');
  git(clone, 'config', 'commit.gpgsign', 'true');
  git(clone, 'config', 'gpg.program', program('gpg', `touch '${begun}'; sleep 1000`));
  write('title: Two\n');
  expect(await failingAfter(181, begun)).toMatchObject({ reason: 'late' });
  expect(git(clone, 'diff', '--cached', '--name-only')).toBe('');
});

test('a hook that never ends before sending is ended after five minutes', async () => {
  const begun = join(place, 'begun');
  program('pre-push', `touch '${begun}'; sleep 1000`);
  expect(await failingAfter(301, begun)).toEqual({
    reason: 'offline',
    message: '“git push” did not answer within 300 seconds.',
  });
});

test('a failed signature, a silent hook and a lock are different failures', async () => {
  git(clone, 'config', 'commit.gpgsign', 'true');
  git(clone, 'config', 'gpg.program', program('gpg', 'exit 2'));
  expect((await failing(publish())).reason).toBe('unsigned');
  program('pre-commit', 'exit 3');
  expect(await failing(publish())).toEqual({
    reason: 'unknown',
    message: '“git commit” ended with 1 and said nothing; a hook may have ended it.',
  });
  writeFileSync(join(clone, '.git/index.lock'), '');
  expect(await failing(publish())).toEqual({
    reason: 'locked',
    message: expect.stringContaining('index.lock'),
  });
});

/** Puts another program in the place of Git. @returns whether that was started */
function replaceGit(): () => boolean {
  const programs = join(place, 'programs');
  const started = join(place, 'started');
  mkdirSync(programs);
  writeFileSync(join(programs, 'git'), `#!/bin/sh\n: > "${started}"\n`, { mode: 0o755 });
  vi.stubEnv('PATH', programs);
  return () => existsSync(started);
}

test('where no folder has a repository, none is found, and no process of Git starts', async () => {
  const own = temporaryFolder();
  const isGitStarted = replaceGit();
  expect(await Repository.find(own)).toBeUndefined();
  expect(isGitStarted()).toBe(false);
});

test('a repository is opened again without a process of Git', async () => {
  const { folder: opened } = await open();
  const isGitStarted = replaceGit();
  expect((await open()).folder).toBe(opened);
  expect(await Repository.find(folder)).toBeInstanceOf(Repository);
  expect(isGitStarted()).toBe(false);
});

test('Git is asked again once a repository is removed, or another is in its place', async () => {
  await open();
  renameSync(join(clone, '.git'), join(clone, 'former'));
  expect(await Repository.find(folder)).toBeUndefined();
  expect(await Repository.open(folder)).toMatchObject({ reason: 'noRepository' });
  git(clone, 'init', '--quiet');
  writeFileSync(join(clone, '.gitignore'), 'content\n');
  expect(await Repository.open(folder)).toEqual({
    reason: 'noRepository',
    message: 'The content folder is ignored.',
  });
});

test('no repository, a bare repository, a repository of another user and a missing folder are different failures', async () => {
  expect(await Repository.open(place)).toMatchObject({ reason: 'noRepository' });
  expect(await Repository.open(join(place, 'remote.git'))).toEqual({
    reason: 'noRepository',
    message: 'The repository is bare: it has no working tree.',
  });
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect(await Repository.open(folder)).toMatchObject({
    reason: 'otherOwner',
    message: expect.stringContaining('safe.directory'),
  });
  rmSync(folder, { recursive: true });
  expect(await Repository.open(folder)).toMatchObject({
    reason: 'unknown',
    message: expect.stringContaining('is not there'),
  });
});

test('content in a worktree, a shallow clone or a clone without a name is published as in any other', async () => {
  await publish();
  git(clone, 'worktree', 'add', '--quiet', '-b', 'more', join(place, 'worktree'));
  git(place, 'clone', '--quiet', '--depth=1', `file://${place}/remote.git`, 'shallow');
  for (const name of ['worktree', 'shallow']) {
    folder = join(place, name, 'content');
    write(`title: In a ${name}\n`);
    await publish(folder);
    expect(git(folder, 'log', '-1', '--format=%an')).toBe('Harmattan');
    const branch = git(folder, 'branch', '--show-current');
    const sent = git(join(place, 'remote.git'), 'rev-parse', branch);
    expect(git(folder, 'rev-parse', 'HEAD')).toBe(sent);
  }
});
