import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  BAR,
  begin,
  COLDLINE,
  clone,
  cloneForEachTest,
  confirm,
  developerPushes,
  edit,
  git,
  HERO,
  product,
  published,
  replaceIn,
} from '../clone.ts';
import { get, post } from '../requests.ts';

cloneForEachTest({ isPublished: true });

/** Makes a hook of a repository that refuses with a sentence. @returns its file */
function refusingHook(repository: string, name: string, sentence: string): string {
  const file = join(repository, 'hooks', name);
  writeFileSync(file, `#!/bin/sh\necho "${sentence}" >&2\nexit 1\n`, { mode: 0o755 });
  return file;
}

test('a publication that the host refuses waits, says why, and is sent the next time', async () => {
  const context = await begin();
  const hook = refusingHook(product, 'pre-receive', 'The contract has ended on Friday.');
  edit('A software development agency', 'A design studio');
  const refused = (await post('/publish', {}, context)).body;
  expect(refused).toMatch(/did not accept the changes.*The contract has ended on Friday\./s);
  expect(refused).toContain('One publication is waiting to be sent.');
  rmSync(hook);

  renameSync(product, `${product}.away`);
  const away = (await confirm('/publish', context)).body;
  expect(away).toMatch(/could not be reached.*Your changes are safe in the history\./s);
  renameSync(`${product}.away`, product);
  expect((await confirm('/publish', context)).location).toContain('published=');
  expect(published(HERO)).toContain('A design studio');
});

test('nothing is published while an entry is wrong, and the page leads to it', async () => {
  const context = await begin();
  const head = git(clone, 'rev-parse', 'HEAD');
  edit('"#process"', '"#proces"', BAR);
  const { status, body } = await post('/publish', {}, context);
  expect(status).toBe(422);
  expect(body).toMatch(/Nothing was published.*href="\/admin\/edit\?file=navigation/s);
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
});

test('a merge with issues lists them, and is published once they are corrected', async () => {
  const context = await begin();
  const brightpath = 'content/projects/brightpath-schools.yaml';
  developerPushes(brightpath, 'title: Brightpath Schools', 'title: Atlas');
  edit('title: Coldline', 'title: Atlas', COLDLINE);
  const { status, body } = await post('/publish', {}, context);
  expect(status).toBe(422);
  expect(body).toContain('Somebody else has changed the site as well');
  expect(body).toContain('href="/admin/edit?file=projects%2Fbrightpath-schools.yaml#title"');
  edit('title: Atlas', 'title: Atlas of cold chains', COLDLINE);
  expect((await post('/publish', {}, context)).location).toContain('published=');
});

test('an unfinished merge of a developer is not touched by newer work', async () => {
  const context = await begin();
  developerPushes('code.js', 'code();', 'newCode();');
  const code = join(clone, 'code.js');
  replaceIn(code, 'code();', 'other();');
  edit('title: Coldline', 'title: Maps', COLDLINE);
  const { body } = await post('/publish', {}, context);
  expect(body).toMatch(
    /work that a developer left unfinished here.*Your changes are safe in the history\./s,
  );
  expect(readFileSync(code, 'utf8')).toBe('other();\n');
});

test.each<[string, () => unknown, RegExp]>([
  [
    'another program writes',
    () => writeFileSync(join(clone, '.git/index.lock'), ''),
    /index\.lock/,
  ],
  [
    'a hook refuses',
    () => refusingHook(join(clone, '.git'), 'pre-commit', 'No changes on Sundays.'),
    /No changes on Sundays\./,
  ],
])('nothing is published while %s, and nothing stays staged', async (_, hinder, reason) => {
  const context = await begin();
  const head = git(clone, 'rev-parse', 'HEAD');
  edit('A software development agency', 'A design studio');
  hinder();
  expect((await post('/publish', {}, context)).body).toMatch(reason);
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
  expect(git(clone, 'diff', '--cached', '--name-only')).toBe('');
});

test.each<[string, () => unknown, RegExp]>([
  [
    'a merge has not finished',
    () => writeFileSync(join(clone, '.git/MERGE_HEAD'), `${git(clone, 'rev-parse', 'HEAD')}\n`),
    /has not finished/,
  ],
  [
    'no branch is checked out',
    () => git(clone, 'checkout', '--quiet', '--detach'),
    /No branch is checked out\./,
  ],
])('while %s, the page says so and has no button', async (_, happens, reason) => {
  const context = await begin();
  edit('A software development agency', 'A design studio');
  happens();
  const { body } = await get('/publish', context);
  expect(body).toMatch(reason);
  expect(body).not.toMatch(/<button[^>]*>\s*Publish\s*</);
});

test('the changes that the owner saw are published, and later changes wait', async () => {
  const context = await begin();
  edit('title: Coldline', 'title: Maps', COLDLINE);
  const { body } = await get('/publish', context);
  const posted = new FormData();
  posted.set('choice', 'true');
  posted.append('publish', COLDLINE);
  expect(body).toContain(`value="${COLDLINE}"`);
  edit('A software development agency', 'A design studio');
  expect((await post('/publish', posted, context)).location).toContain('published=');
  expect(published(COLDLINE)).toContain('title: Maps');
  expect((await get('/publish', context)).body).toContain('One change since');
});
