import { expect, test } from 'vitest';
import { issuesOf } from '../../content-model/src/changes.ts';
import { locate } from '../../content-model/src/check/locate.ts';
import { lists } from '../../content-model/src/collections.ts';
import { readContent } from '../../content-model/src/read-content.ts';
import { readFolder, SAMPLE_FOLDER } from '../../content-store/src/folder.ts';
import { copyPath, multiply } from './multiply.ts';

const sample = readFolder(SAMPLE_FOLDER);

test('multiplied content has as many entries as asked for, and passes every check', () => {
  const grown = { ...sample, files: multiply(sample.files, 6) };
  expect(issuesOf(grown)).toEqual([]);
  const [before, after] = [readContent(sample), readContent(grown)];
  expect(after.projects.items).toHaveLength(before.projects.items.length * 6);
  expect(after.testimonials.quotes).toHaveLength(before.testimonials.quotes.length * 6);
  expect(after.legal).toHaveLength(before.legal.length * 6);
});

test('a collection with a maximum is filled up to it', () => {
  const [logos] = lists;
  expect(logos && locate(logos, multiply(sample.files, 100))).toHaveLength(24);
});

test('multiplying by one gives the content itself', () => {
  expect(multiply(sample.files, 1)).toEqual(sample.files);
});

test('a copy is named after its original', () => {
  expect(copyPath('projects/coldline.yaml', 2)).toBe('projects/coldline-2.yaml');
});
