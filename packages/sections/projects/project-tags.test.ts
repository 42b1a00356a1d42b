import { expect, test } from 'vitest';
import { markOf } from '../../content-model/src/preview.ts';
import { tagsOf } from './project-tags.ts';

test('tags are in the order in which they come first, with the projects that have them', () => {
  expect(
    tagsOf([{ tags: ['Health', 'App'] }, {}, { tags: [] }, { tags: ['Logistics', 'App'] }]),
  ).toEqual([
    { name: 'Health', projects: [0] },
    { name: 'App', projects: [0, 3] },
    { name: 'Logistics', projects: [3] },
  ]);
});

test('a tag in other capitals is the same, and counts once for each project', () => {
  expect(tagsOf([{ tags: ['Café', 'café'] }, { tags: ['CAFE\u0301'] }])).toEqual([
    { name: 'Café', projects: [0, 1] },
  ]);
});

test('a tag whose fields are marked for the preview is one tag', () => {
  const [first, second] = [1, 2].map((position) => `App${markOf(position)}`);
  expect(tagsOf([{ tags: [first ?? ''] }, { tags: [second ?? ''] }])).toEqual([
    { name: first, projects: [0, 1] },
  ]);
});
