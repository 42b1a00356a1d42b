import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { orderIn } from '../../../content-model/src/order.ts';
import { applyChanges, contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { temporaryFolder } from '../../../content-store/test/temporary-folder.ts';
import { keepForUndo } from '../undo/trash.ts';
import { removedEntries, restored } from './restored.ts';

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

/** Removes an entry, with other files in place of its own, and puts it back. */
function removeAndRestore(paths: readonly string[], instead: Record<string, string | undefined>) {
  const own = paths.map((path) => [path, sample.files.get(path) ?? '---\ntitle: A map\n---\n']);
  const folder = folderWith(Object.fromEntries(own));
  keepForUndo(folder, { title: 'Coldline', paths, position: 0 });
  applyChanges(folder, new Map(Object.entries(instead)));
  const [entry] = removedEntries(folder);
  const changes = entry && restored(folder, readFolder(folder), entry);
  if (changes) applyChanges(folder, changes);
  return { before: new Map(own as [string, string][]), changes, after: readFolder(folder).files };
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
  const { before, after } = removeAndRestore([PROJECT], { [PROJECT]: 'title: Another\n' });
  expect(after.get('projects/coldline-2.yaml')).toBe(before.get(PROJECT));
  expect(after.get(PROJECT)).toBe('title: Another\n');
  expect(orderIn(after.get(ORDER) ?? '')).toEqual(['coldline-2', 'coldline']);
});

test('a page does not replace another', () => {
  const { changes, after } = removeAndRestore([STUDY], { [STUDY]: 'Another' });
  expect(changes).toBeUndefined();
  expect(after.get(STUDY)).toBe('Another');
});
