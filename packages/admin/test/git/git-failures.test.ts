import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { publish } from '../../src/publish/publish.ts';
import type { AdminContext } from '../../src/request/context.ts';
import { bare, begin, clone, cloneForEachTest, folder, git, place, product } from '../clone.ts';
import { get, post } from '../requests.ts';

cloneForEachTest();

/** Publishes all changes. @returns the page that the owner reads */
async function said(context: AdminContext): Promise<string> {
  const { body } = await post('/publish', {}, context);
  expect(body).toContain('Not published yet');
  return body;
}

test('a failed signature is named as the reason', async () => {
  git(clone, 'config', 'commit.gpgsign', 'true');
  git(clone, 'config', 'gpg.program', '/bin/false');
  expect(await said({ folder, report: () => {} })).toMatch(/could not be signed.*commit\.gpgsign/s);
});

test('a repository of another user is reported with the command that allows it, and not as a missing program', async () => {
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  for (const path of ['/publish', '/history']) {
    const { body } = await get(path, { folder, report: () => {} });
    expect(body).toMatch(/belongs to another user.*safe\.directory/s);
    expect(body).not.toMatch(/git init|no history here/);
  }
  expect(await said({ folder, report: () => {} })).toContain('belongs to another user');
});

test('content in a submodule is not sent where the outer repository would stay behind', async () => {
  const own = bare('own.git');
  const context = await begin();
  const source = join(place, 'source');
  cpSync(folder, source, { recursive: true });
  git(source, 'init', '--quiet', '--initial-branch=main');
  git(source, 'add', '--all');
  git(source, 'commit', '--quiet', '-m', 'Begin');
  git(source, 'push', '--quiet', own, 'main');
  const outer = join(place, 'outer');
  git(place, 'clone', '--quiet', product, outer);
  git(outer, 'rm', '-r', '--quiet', 'content');
  git(outer, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', own, 'content');
  git(outer, 'commit', '--quiet', '-m', 'Put the content apart');
  const inner = { ...context, folder: join(outer, 'content') };
  const [file, moved] = [join(inner.folder, 'hero/hero.yaml'), git(own, 'rev-parse', 'main')];
  writeFileSync(file, git(own, 'show', 'main:hero/hero.yaml').replace('software', 'design'));
  expect(await said(inner)).toMatch(/inside another.*submodule/s);
  expect(git(own, 'rev-parse', 'main')).toBe(moved);
  expect(git(inner.folder, 'rev-parse', 'HEAD')).toBe(moved);
  // A gateway on this machine builds from the folder itself.
  const served = { ...inner, isServedHere: true, build: async () => ({ ok: true, output: '' }) };
  expect(await publish(served, 'en')).toEqual({ what: 'published', isSent: false });
});
