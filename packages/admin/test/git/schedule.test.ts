import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishWhenDue, schedule, scheduledIn } from '../../src/publish/schedule.ts';
import type { AdminContext } from '../../src/request/context.ts';
import { localAdmin } from '../../src/server/local-admin.ts';
import {
  begin,
  COLDLINE,
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
  publishOnly,
  read,
} from '../clone.ts';
import { get, post, saveField } from '../requests.ts';

cloneForEachTest({ isPublished: true });

test('a publication waits for its time, happens once, and says what prevented it', async () => {
  const context = await begin();
  edit('A software development agency', 'A design studio');
  const head = git(clone, 'rev-parse', 'HEAD');
  const later = (at: number) => post('/publish/later', { at: String(at) }, context);
  expect((await later(Date.now() - 1000)).status).toBe(422);
  const time = Date.now() + 3_600_000;
  await later(time);
  const { body } = await get('/publish', context);
  expect(body).toContain('A publication waits for');
  expect(body).toMatch(/Published then:.*?<a href="[^"]*hero[^"]*">First view<\/a>/s);
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
  // A publication by hand ends the scheduled publication.
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

  // A conflict with somebody else's change waits for a decision, and is not tried again.
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
  const head = git(clone, 'rev-parse', 'HEAD');
  edit('A software development agency', 'A design studio');
  await post('/publish/later', { at: String(Date.now() + 3_600_000) }, { folder });
  schedule(folder, { ...scheduledIn(folder), at: Date.now() - 60_000 });
  const app = await localAdmin({ folder, report: () => {} });
  await app.ready();
  await expect.poll(() => scheduledIn(folder)).toBeUndefined();
  expect(git(clone, 'rev-parse', 'HEAD^')).toBe(head);
  await app.close();
});

const ada = { name: 'ada', email: 'ada@agency.example', role: 'owner' as const };
const ben = { name: 'ben', email: 'ben@agency.example', role: 'edit' as const };
const HOUR = 3_600_000;

/** Schedules a publication of the first view as ada. @returns the admin's context, the due time, and the last commit */
async function approvedByAda(chosen?: string) {
  const context = await begin({ mayPublish: async (email) => email === ada.email });
  edit('A software development agency', 'A design studio');
  const at = Date.now() + HOUR;
  const form = new FormData();
  form.set('at', String(at));
  if (chosen) form.set('choice', 'true');
  if (chosen) form.set('publish', chosen);
  await post('/publish/later', form, { ...context, person: ada });
  return { context, due: at + 1000, head: git(clone, 'rev-parse', 'HEAD') };
}

/** Saves a field of the first view as ben. */
const benSaves = (context: AdminContext, field: string, text: string) =>
  saveField(HERO, field, text, { ...context, person: ben });

/** Expects that nothing was published. @returns the page about publications */
async function heldIn(context: AdminContext, head: string) {
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
  expect(git(product, 'log', '-1', '--format=%H', 'main')).toBe(head);
  return (await get('/publish', context)).body;
}

test.each([
  ['what was chosen', HERO],
  ['all that had changed', undefined],
])(
  'a publication of %s is held when somebody changes it later, and names them',
  async (_, chosen) => {
    const { context, due, head } = await approvedByAda(chosen);
    await benSaves(context, 'badgeText', 'Changed by Ben');
    // The page names the change before the publication is due, and the bar of every page points to it.
    expect((await get('/publish', context)).body).toMatch(
      /nothing is published then.*First view.*changed by ben/s,
    );
    expect((await get('/publish/count', context)).body).toContain('waits for you');
    await publishWhenDue(context, due);
    expect(await heldIn(context, head)).toMatch(
      /nothing was published.*First view.*changed by ben/s,
    );
    // Neither a change back nor a restart publishes without a person's decision.
    await benSaves(context, 'badgeText', 'A design studio in Lagos');
    await publishWhenDue(context, due + HOUR);
    expect(await heldIn(context, head)).toContain('changed by ben');
    await post('/publish', {}, { ...context, person: ada });
    expect(published(HERO)).toContain('A design studio in Lagos');
    expect(scheduledIn(folder)).toBeUndefined();
  },
);

test('a scheduled choice goes online although another entry was changed since', async () => {
  const { context, due } = await approvedByAda(HERO);
  await saveField(COLDLINE, 'title', 'Maps', { ...context, person: ben });
  await publishWhenDue(context, due);
  expect(published(HERO)).toContain('A design studio in Lagos');
  expect(published(COLDLINE)).not.toContain('Maps');
  expect(scheduledIn(folder)).toBeUndefined();
});

test('a new change is not published where nothing was chosen', async () => {
  const { context, due, head } = await approvedByAda();
  await saveField(COLDLINE, 'title', 'Maps', { ...context, person: ben });
  await publishWhenDue(context, due);
  expect(await heldIn(context, head)).toContain('changed by ben');
});

test.each([
  [
    'a file is changed by hand',
    () => edit('A design studio', 'By hand'),
    'changed outside this admin',
  ],
  [
    'it is undone',
    () => edit('A design studio', 'A software development agency'),
    'outside this admin',
  ],
  [
    'its picture is replaced',
    () => cpSync(join(folder, 'projects/coldline.png'), join(folder, 'hero/product-screen.png')),
    'outside this admin',
  ],
])('a publication is held when %s', async (_, happens, said) => {
  const { context, due, head } = await approvedByAda(HERO);
  happens();
  await publishWhenDue(context, due);
  expect(await heldIn(context, head)).toContain(said);
});

test('a publication is held when somebody else has sent a change of the same entry', async () => {
  const { context, due, head } = await approvedByAda(HERO);
  developerPushes(`content/${HERO}`, 'Trusted by Industry Leaders', 'Used by leaders');
  await publishWhenDue(context, due);
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
  expect((await get('/publish', context)).body).toContain('changed by Dayo');
});

test('nothing that is saved while a publication is committed goes with it', async () => {
  const { context, due, head } = await approvedByAda(HERO);
  const path = join(folder, HERO);
  const hook = `#!/bin/sh\nsed -i 's/A design studio/Changed by Ben/' ${path}\ngit add ${path}\n`;
  writeFileSync(join(clone, '.git/hooks/pre-commit'), hook, { mode: 0o755 });
  await publishWhenDue(context, due);
  expect(await heldIn(context, head)).toContain('nothing was published');
  expect(read(HERO)).toContain('Changed by Ben');
  expect(git(clone, 'status', '--porcelain')).toBe(`M content/${HERO}`);
});

test('a publication of somebody who may not publish any more waits for a person', async () => {
  const { context, due, head } = await approvedByAda(HERO);
  await publishWhenDue({ ...context, mayPublish: async () => false }, due);
  expect(await heldIn(context, head)).toContain('ada asked for it and has fewer rights now');
  // The publication still waits for a person when ada may publish again.
  await publishWhenDue(context, due);
  expect(await heldIn(context, head)).toContain('has fewer rights now');
});

test('a scheduled publication is forgotten once it is published by hand', async () => {
  const { context } = await approvedByAda(HERO);
  await benSaves(context, 'badgeText', 'Changed by Ben');
  await publishOnly([HERO], { ...context, person: ada });
  expect(scheduledIn(folder)).toBeUndefined();
});
