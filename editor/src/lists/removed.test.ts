import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Changes } from '../../../content-model/src/changes.ts';
import { collections } from '../../../content-model/src/collections.ts';
import { orderIn } from '../../../content-model/src/order.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import type { EntryFile } from '../entries/entries.ts';
import { forget, forgetAll, remember, removedFrom, restored } from './removed.ts';

const parent = mkdtempSync(join(tmpdir(), 'removed-'));
const folder = join(parent, 'content');
afterAll(() => rmSync(parent, { recursive: true }));

const sample = readFolder(contentFolder());

function after(content: ContentFiles, changes: Changes | undefined): ContentFiles {
  const files = new Map(content.files);
  for (const [path, text] of changes ?? []) {
    if (text === undefined) files.delete(path);
    else files.set(path, text);
  }
  return { ...content, files };
}

function entry(name: string, path: string): EntryFile {
  const collection = collections.get(name);
  if (!collection) throw new Error(`No collection ${name}`);
  return { collection, path };
}

/** Remembers an entry, removes its files, and puts it back. */
function removeAndRestore(content: ContentFiles, one: EntryFile, removal: Changes) {
  const token = remember(folder, content, one, 'Title');
  const without = after(content, removal);
  const found = removedFrom(folder).find((each) => each.token === token);
  if (!found) throw new Error('It was not remembered');
  return { without, back: after(without, restored(without, found)), found };
}

test('an entry with its case study comes back byte for byte', () => {
  const study = ['projects/coldline.md', '---\ntitle: A map\n---\n'] as const;
  const content = { ...sample, files: new Map([...sample.files, study]) };
  const project = entry('projects.items', 'projects/coldline.yaml');
  const removal = new Map([
    [project.path, undefined],
    [study[0], undefined],
  ]);
  const { without, back } = removeAndRestore(content, project, removal);
  expect(without.files.size).toBe(content.files.size - 2);
  expect(new Map([...back.files].sort())).toEqual(new Map([...content.files].sort()));
});

test('an entry whose name another has by now comes back in its place with another name', () => {
  const project = entry('projects.items', 'projects/coldline.yaml');
  const { found } = removeAndRestore(sample, project, new Map([[project.path, undefined]]));
  const other = 'title: Another\n';
  const without = after(sample, new Map([[project.path, other]]));
  const back = after(without, restored(without, found));
  expect(back.files.get('projects/coldline-2.yaml')).toBe(sample.files.get(project.path));
  expect(back.files.get(project.path)).toBe(other);
  expect(orderIn(back.files.get('projects/order.yaml') ?? '')?.slice(1, 4)).toEqual([
    ...['ojamarket', 'coldline-2', 'coldline'],
  ]);
});

test('a page does not replace another', () => {
  const content = after(sample, new Map([['projects/coldline.md', 'A map']]));
  const study = entry('projects.studies', 'projects/coldline.md');
  const { back, found } = removeAndRestore(content, study, new Map([[study.path, undefined]]));
  expect(back.files.get(study.path)).toBe('A map');
  expect(restored(content, found)).toBeUndefined();
});

test('what was removed is known to the next start of the editor, until it is back or published', () => {
  forgetAll(folder);
  const project = entry('projects.items', 'projects/coldline.yaml');
  const [first, second] = ['A', 'B'].map((title) => remember(folder, sample, project, title));
  expect(removedFrom(folder).map(({ title, collection }) => [title, collection])).toEqual([
    ['B', project.collection],
    ['A', project.collection],
  ]);
  forget(folder, second ?? '');
  expect(removedFrom(folder).map(({ token }) => token)).toEqual([first]);
  forgetAll(folder);
  expect(removedFrom(folder)).toEqual([]);
});
