import { expect, test } from 'vitest';
import { begin, cloneForEachTest, folder } from '../clone.ts';
import { setDay, writePost } from '../posts.ts';
import { get, post, saveField } from '../requests.ts';

cloneForEachTest({ isPublished: true });

test('the page that publishes says which posts wait for their day, before and after they are published', async () => {
  setDay('2026-11-27');
  const context = await begin();
  writePost(folder, 'maps', { title: 'A map', date: '2026-11-28' });
  const waiting = async (more = {}) => {
    const { body } = await get('/publish', { ...context, ...more });
    return /These follow their own day.*?<\/section>/s.exec(body)?.[0] ?? '';
  };
  const row = />A map<\/a>: Goes online on Saturday, 28 November</;
  expect(await waiting()).toMatch(row);
  expect(await waiting()).toContain('once the site is built on that day');
  expect(await waiting({ isServedHere: true })).toContain('built again by itself');
  await post('/publish', {}, context);
  expect(await waiting()).toMatch(row);
  await saveField('news/maps.md', 'date', '2026-11-27', context);
  expect(await waiting()).toBe('');
});
