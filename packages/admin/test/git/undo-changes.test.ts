import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage } from '../../../content-model/src/translations/change-languages.ts';
import { applyChanges, readFolder } from '../../../content-store/src/folder.ts';
import { publish } from '../../src/publish/publish.ts';
import {
  addImprint,
  BAR,
  begin,
  clone,
  cloneForEachTest,
  confirm,
  edit,
  folder,
  git,
  HERO,
  read,
} from '../clone.ts';
import { get, post } from '../requests.ts';

cloneForEachTest({ isPublished: true });

test('all changes of a publication are undone together, and later changes stay', async () => {
  git(clone, 'remote', 'remove', 'origin');
  const context = await begin();
  edit('A software development agency', 'A design studio');
  edit('Trusted by Industry Leaders', 'Used by leaders');
  // Neither the link nor the page could be undone alone.
  const links = read(BAR);
  addImprint();
  await publish(context, 'en');
  const commit = git(clone, 'rev-parse', 'HEAD');
  edit('A design studio', 'A studio');
  await publish(context, 'en');
  edit('Get a Quote', 'Write us');

  const { body } = await post('/history/take-back', { commit }, context);
  expect(body).toContain('Taken back');
  expect(body).toContain('Changed again since then: First view.');
  for (const text of ['A studio in Lagos', 'Trusted by Industry Leaders', 'Write us']) {
    expect(read(HERO)).toContain(text);
  }
  expect(existsSync(join(folder, 'legal/imprint.md'))).toBe(false);
  expect(read(BAR)).toBe(links);
  expect((await post('/history/take-back', { commit }, context)).body).toContain('nothing left');
  const first = git(clone, 'rev-parse', 'HEAD~2');
  expect((await post('/history/take-back', { commit: first }, context)).status).toBe(404);
});

test('an added or removed entry is undone together with its translations', async () => {
  git(clone, 'remote', 'remove', 'origin');
  applyChanges(folder, addLanguage(readFolder(folder), 'fr'));
  const context = await begin();
  await publish(context, 'en');
  const own = ['services/tests.yaml', 'services/tests.fr.yaml'];
  const add = () => {
    for (const path of own) {
      const former = path.replace('tests', 'website-maintenance');
      writeFileSync(join(folder, path), read(former).replace(/^(title: .*?)"?$/m, '$1 tests'));
    }
  };
  const present = () => own.filter((path) => existsSync(join(folder, path)));
  const undo = () => confirm('/publish/discard?change=services%2Ftests.yaml', context);
  const takeBack = async () => {
    expect((await publish(context, 'en')).what).toBe('committed');
    await post('/history/take-back', { commit: git(clone, 'rev-parse', 'HEAD') }, context);
  };

  add();
  await undo();
  expect(present()).toEqual([]);
  add();
  await takeBack();
  expect(present()).toEqual([]);
  add();
  await publish(context, 'en');
  await post('/remove', { file: own[0] ?? '' }, context);
  await takeBack();
  expect(present()).toEqual(own);
  await publish(context, 'en');
  await post('/remove', { file: own[0] ?? '' }, context);
  expect((await get('/publish', context)).body).toContain('One change since');
  edit('A software development agency', 'A design studio');
  await publish(context, 'en', { chosen: new Set([HERO]) });
  expect(git(clone, 'show', `HEAD:content/${own[1]}`)).toContain('description');
  await undo();
  expect(present()).toEqual(own);
  const order = read('services/order.yaml');
  expect(order).not.toContain('.fr');
  await post('/move', { file: own[0] ?? '', to: '0' }, context);
  await confirm('/publish/discard?change=services%2Forder.yaml', context);
  expect(read('services/order.yaml')).toBe(order);
});

test('a publication on which something else depends is not taken back', async () => {
  git(clone, 'remote', 'remove', 'origin');
  const context = await begin();
  addImprint({ link: false });
  expect(await publish(context, 'en')).toEqual({ what: 'committed' });
  const commit = git(clone, 'rev-parse', 'HEAD');
  edit('"#process"', '/imprint', BAR);
  const { status, body } = await post('/history/take-back', { commit }, context);
  expect(status).toBe(409);
  expect(body).toContain('This cannot be taken back by itself');
  expect(existsSync(join(folder, 'legal/imprint.md'))).toBe(true);
});

test('a published picture whose file is removed comes back when that is undone', async () => {
  const context = { folder, report: () => {} };
  const picture = join(folder, 'team/old-office.png');
  cpSync(join(folder, 'hero/product-screen.png'), picture);
  git(clone, 'add', '.');
  git(clone, 'commit', '-m', 'Add a picture');
  rmSync(picture);
  await post('/publish/discard', { change: 'team/old-office.png' }, context);
  expect(readFileSync(picture).equals(readFileSync(join(folder, 'hero/product-screen.png')))).toBe(
    true,
  );
});
