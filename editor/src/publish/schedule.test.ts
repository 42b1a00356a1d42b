import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  begin,
  clone,
  cloneForEachTest,
  developerPushes,
  edit,
  folder,
  git,
  HERO,
  place,
  product,
  published,
} from '../../test/clone.ts';
import { get, post } from '../../test/requests.ts';
import { localEditor } from '../server/local-editor.ts';
import { publish } from './publish.ts';
import { publishWhenDue, schedule, scheduledIn } from './schedule.ts';

cloneForEachTest();

test('a publication waits for its time, is done once, and says what kept it', async () => {
  const context = await begin();
  edit('A software development agency', 'A design studio');
  const head = git(clone, 'rev-parse', 'HEAD');
  const later = (at: number) => post('/publish/later', { at: String(at) }, context);
  expect((await later(Date.now() - 1000)).status).toBe(422);
  const time = Date.now() + 3_600_000;
  await later(time);
  expect((await get('/publish', context)).body).toContain('A publication waits for');
  await publishWhenDue(context, time - 1000);
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
  await publishWhenDue(context, time + 1000);
  await publishWhenDue(context, time + 2000);
  expect(git(clone, 'rev-parse', 'HEAD^')).toBe(head);
  expect((await get('/publish', context)).body).not.toContain('A publication waits for');

  edit('A design studio', '··· A line');
  await later(time);
  await publishWhenDue(context, time + 1000);
  expect((await get('/publish', context)).body).toContain('Something was not in order');
  // What was published by hand since then waits no longer.
  edit('··· A line', 'A line');
  await post('/publish', {}, context);
  expect((await get('/publish', context)).body).not.toContain('Something was not in order');
});

test('a publication whose remote did not answer at its time is sent once it does, without later changes', async () => {
  const context = await begin();
  edit('A software development agency', 'A design studio');
  const time = Date.now() + 3_600_000;
  await post('/publish/later', { at: String(time) }, context);
  git(clone, 'remote', 'set-url', 'origin', join(place, 'gone.git'));
  await publishWhenDue(context, time + 1000);
  const { body } = await get('/publish', context);
  expect(body).toMatch(/is not online.*could not be reached.*is sent as soon as that works/s);
  edit('A design studio', 'A studio');
  await publishWhenDue(context, time + 2000);
  git(clone, 'remote', 'set-url', 'origin', product);
  await publishWhenDue(context, time + 3000);
  expect(published(HERO)).toContain('A design studio');
  expect(scheduledIn(folder)).toBeUndefined();
  expect((await get('/publish', context)).body).toContain('One change since');

  // What somebody else changed as well is asked about, and not tried for ever.
  await post('/publish/later', { at: String(time) }, context);
  git(clone, 'remote', 'set-url', 'origin', join(place, 'gone.git'));
  await publishWhenDue(context, time + 1000);
  developerPushes(`content/${HERO}`, 'A design studio', 'A workshop');
  git(clone, 'remote', 'set-url', 'origin', product);
  await publishWhenDue(context, time + 2000);
  expect(scheduledIn(folder)).toMatchObject({ failed: 'conflict' });
  expect((await get('/publish', context)).body).toContain('Something was not in order');
});

test('a publication whose time came while nothing ran goes online at the next start', async () => {
  await publish({ folder, report: () => {} }, 'en');
  const head = git(clone, 'rev-parse', 'HEAD');
  edit('A software development agency', 'A design studio');
  schedule(folder, { at: Date.now() - 60_000 });
  const app = await localEditor({ folder, report: () => {} });
  await app.ready();
  await expect.poll(() => scheduledIn(folder)).toBeUndefined();
  expect(git(clone, 'rev-parse', 'HEAD^')).toBe(head);
  await app.close();
});
