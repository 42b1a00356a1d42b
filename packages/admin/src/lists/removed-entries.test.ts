import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { issuesOf } from '../../../content-model/src/changes.ts';
import { collectionOf } from '../../../content-model/src/check/locate.ts';
import { orderIn } from '../../../content-model/src/order.ts';
import { applyChanges, contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { temporaryFolder } from '../../../content-store/test/temporary-folder.ts';
import { referencesTo } from './references.ts';
import {
  forgetAllRemoved,
  forgetRemoved,
  keepRemoved,
  type RemovedEntry,
  removal,
  removedEntries,
  restored,
} from './removed-entries.ts';

const sample = readFolder(contentFolder());
const PROJECT = 'projects/coldline.yaml';
const STUDY = 'projects/coldline.md';
const ORDER = 'projects/order.yaml';
const withoutProject = (sample.files.get(ORDER) ?? '').replace('- coldline\n', '');

/** A content folder with some files of the sample, the order of its projects among them. */
function folderWith(files: Record<string, string>) {
  const folder = join(temporaryFolder(), 'content');
  mkdirSync(folder);
  const ordered = { [ORDER]: sample.files.get(ORDER) ?? '', ...files };
  applyChanges(folder, new Map(Object.entries(ordered)));
  return folder;
}

/** Removes an entry, writes other files in its place, and restores the entry. */
function removeAndRestore(paths: readonly string[], instead: Record<string, string | undefined>) {
  const own = paths.map((path): [string, string] => [
    path,
    sample.files.get(path) ?? '---\ntitle: A map\n---\n',
  ]);
  const folder = folderWith(Object.fromEntries(own));
  keepRemoved(folder, { title: 'Coldline', texts: own, position: 0, references: [] });
  applyChanges(folder, new Map(Object.entries(instead)));
  const [entry] = removedEntries(folder);
  const changes = entry && restored(readFolder(folder), entry);
  if (changes) applyChanges(folder, changes);
  return { before: new Map(own), changes, after: readFolder(folder).files };
}

test('an entry with its case study comes back byte for byte', () => {
  const { before, after } = removeAndRestore([PROJECT, STUDY], {
    [PROJECT]: undefined,
    [STUDY]: undefined,
    [ORDER]: withoutProject,
  });
  for (const [path, text] of before) expect(after.get(path)).toBe(text);
});

test('an entry whose name another has by now comes back in its place with another name', () => {
  const { before, changes, after } = removeAndRestore([PROJECT, 'projects/coldline.fr.yaml'], {
    [PROJECT]: 'title: Another\n',
  });
  expect(after.get('projects/coldline-2.yaml')).toBe(before.get(PROJECT));
  expect(changes?.has('projects/coldline-2.fr.yaml')).toBe(true);
  expect(after.get(PROJECT)).toBe('title: Another\n');
  expect(orderIn(after.get(ORDER) ?? '')).toEqual(['coldline-2', 'coldline']);
});

test('a page does not replace another', () => {
  const { changes, after } = removeAndRestore([STUDY], { [STUDY]: 'Another' });
  expect(changes).toBeUndefined();
  expect(after.get(STUDY)).toBe('Another');
});

test('removed entries are listed until they are restored or published, the latest first', () => {
  const folder = join(temporaryFolder(), 'content');
  for (const title of ['A', 'B', 'C']) {
    keepRemoved(folder, { title, texts: [], position: 0, references: [] });
  }
  const titles = () => removedEntries(folder).map(({ title }) => title);
  expect(titles()).toEqual(['C', 'B', 'A']);
  const [latest] = removedEntries(folder);
  if (latest) forgetRemoved(folder, latest);
  expect(titles()).toEqual(['B', 'A']);
  forgetAllRemoved(folder);
  expect(titles()).toEqual([]);
});

test('an entry that others name is removed there too, and is named again when it comes back', () => {
  const collection = collectionOf(PROJECT);
  if (!collection) throw new Error('There is no project.');
  const entry = { path: PROJECT, collection };
  const { references } = referencesTo(sample, entry);
  const quote = 'testimonials/quotes/ngozi-ibekwe.yaml';
  expect(references).toEqual([{ path: quote, field: ['project'] }]);
  const folder = folderWith(Object.fromEntries(sample.files));
  const written = { ...sample, files: readFolder(folder).files };
  applyChanges(folder, removal(written, entry));
  const without = { ...sample, files: readFolder(folder).files };
  expect(without.files.get(quote)).not.toContain('project:');
  expect(issuesOf(without)).toEqual([]);
  const removed: RemovedEntry = {
    ...{ id: '1', title: 'Coldline', position: 2, references },
    texts: [[PROJECT, sample.files.get(PROJECT) ?? '']],
  };
  const changes = restored(without, removed);
  expect(changes?.get(quote)).toBe(sample.files.get(quote));
  const other = without.files.get(quote)?.concat('project: ojamarket\n') ?? '';
  const files = new Map([...without.files, [quote, other]]);
  expect(restored({ ...without, files }, removed)?.has(quote)).toBe(false);
});
