import { expect, test, vi } from 'vitest';
import { unfinishedPages } from '../../../content-model/src/unfinished.ts';
import { readFolder, SAMPLE_FOLDER } from '../../../content-store/src/folder.ts';
import {
  bare,
  clone,
  cloneForEachTest,
  confirm,
  edit,
  folder,
  git,
  place,
  product,
} from '../../test/clone.ts';
import { contentCopy, get } from '../../test/requests.ts';
import { publish } from './publish.ts';

cloneForEachTest();

test("an agency's publication is built, or pushed to the agency's repository, and never to the product’s", async () => {
  git(clone, 'remote', 'rename', 'origin', 'upstream');
  expect(git(clone, 'rev-parse', '--abbrev-ref', '@{upstream}')).toBe('upstream/main');
  const builds: string[] = [];
  const build = async (from: string) => {
    builds.push(from);
    return { ok: true, output: '' };
  };
  const context = { folder, report: () => {}, build };
  const before = git(product, 'rev-parse', 'main');

  expect(await publish(context, 'en')).toEqual({ what: 'published', isSent: false });
  expect(builds).toEqual([folder]);

  const own = bare('own.git');
  git(clone, 'remote', 'add', 'origin', own);
  edit('A software development agency', 'A design studio');
  expect(await publish(context, 'en')).toEqual({ what: 'published', isSent: true });
  expect(git(own, 'rev-parse', 'main')).toBe(git(clone, 'rev-parse', 'HEAD'));
  expect(git(own, 'show', 'main:content/hero/hero.yaml')).toContain('A design studio');
  expect(git(product, 'rev-parse', 'main')).toBe(before);
  expect(builds).toEqual([folder]);

  // The admin builds the site that a gateway on this machine serves.
  edit('A design studio', 'A house of software');
  const served = { ...context, isServedHere: true };
  expect(await publish(served, 'en')).toEqual({ what: 'published', isSent: false });
  expect(git(own, 'show', 'main:content/hero/hero.yaml')).toContain('A house of software');
  expect(builds).toEqual([folder, folder]);
});

test('texts that wait to be written are listed, and prevent a publication', async () => {
  const context = { folder, report: () => {} };
  expect((await get('/', context)).body).toContain('The content is in order.');
  edit('A software development agency', '··· One line above the heading');
  const head = git(clone, 'rev-parse', 'HEAD');
  const { status, body } = await confirm('/publish', context);
  expect(status).toBe(422);
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
  expect(body).toContain('One text waits to be written');
  expect(body).toContain('href="/admin/edit?file=hero%2Fhero.yaml"');
  const first = (await get('/', context)).body;
  expect(first).toContain('One text waits to be written');
  expect(first).not.toContain('The content is in order.');
  const [, link = ''] = /href="\/admin(\/waiting)"/.exec(first) ?? [];
  expect((await get(link, context)).body).toContain('One line above the heading');
});

test('a text that the build refuses is listed before a publication: a text of the sample, with a link to its field', async () => {
  const files = new Map(readFolder(SAMPLE_FOLDER).files);
  const context = {
    ...{ folder, report: () => {}, sample: files },
    siteUrl: 'https://agency.example/',
  };
  const page = (await get('/publish', context)).body;
  expect(page).toMatch(/\d+ texts wait to be written/);
  expect(page).toContain('/admin/edit?file=hero%2Fhero.yaml#badgeText');
  const [waiting] = unfinishedPages(readFolder(folder), files);
  expect(waiting?.texts.length).toBeGreaterThan(0);
  expect(await publish(context, 'en')).toMatchObject({ what: 'unfinished' });
  expect((await get('/publish', { folder, report: () => {} })).body).not.toContain('texts wait');
});

test('a folder without a history says so, and a build that fails says why', async () => {
  const own = contentCopy();
  const build = async () => ({ ok: false, output: 'No space left on device' });
  const context = { folder: own, report: () => {}, build };
  expect((await get('/publish', context)).body).toContain('There is no history here');
  git(own, 'init', '--quiet');
  // The sentence is also for readers with a telephone, far from the computer that serves the site.
  for (const path of ['/publish', '/publish?published=2026-01-02']) {
    const said = (await get(path, context)).body;
    expect(said).toMatch(/built.* unless the site is served from another place than this admin/s);
    expect(said).not.toContain('computer');
  }
  const { body } = await confirm('/publish', context);
  expect(body).toMatch(/could not be built.*No space left on device/s);
  expect(git(own, 'log', '--format=%s')).toBe('First publication');
});

test('without Git nothing is published, and the page names the missing program', async () => {
  vi.stubEnv('PATH', place);
  const keeps = { folder, report: () => {} };
  const { body } = await get('/publish', keeps);
  expect(body).toContain('is not installed on this computer');
  expect(body).toContain('git init');
  expect(await publish(keeps, 'en')).toMatchObject({
    what: 'failed',
    failure: { reason: 'noGit' },
  });
  expect((await get('/', keeps)).status ?? 200).toBe(200);
  expect((await get('/history', keeps)).body).toContain('is not installed on this computer');
});
