import { expect, test } from 'vitest';
import { collections } from '../../../content-model/src/collections.ts';
import { type Changes, CONTENT_FOLDER, readFolder } from '../../../content-model/src/folder.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { type EntryFile, reordered } from '../entries/entries.ts';
import { remember, removedFrom, restored } from './removed.ts';

const sample = readFolder(CONTENT_FOLDER);

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

const pathsIn = (content: ContentFiles, folder: string) =>
  [...content.files.keys()].filter((path) => path.startsWith(folder)).sort();

/** Remembers an entry, removes its files, and puts it back. */
function removeAndRestore(content: ContentFiles, one: EntryFile, removal: Changes) {
  const token = remember('folder', content, one, 'Title');
  const without = after(content, removal);
  const found = removedFrom('folder').find((each) => each.token === token);
  if (!found) throw new Error('It was not remembered');
  return { without, back: after(without, restored(without, found)), found };
}

test('an entry with its case study comes back byte for byte', () => {
  const study = ['projects/03-coldline.md', '---\ntitle: A map\n---\n'] as const;
  const content = { ...sample, files: new Map([...sample.files, study]) };
  const project = entry('projects.items', 'projects/03-coldline.yaml');
  const removal = new Map([
    [project.path, undefined],
    [study[0], undefined],
  ]);
  const { without, back } = removeAndRestore(content, project, removal);
  expect(without.files.size).toBe(content.files.size - 2);
  expect(new Map([...back.files].sort())).toEqual(new Map([...content.files].sort()));
});

test('an entry of a list that counts comes back with its number, and the others with theirs', () => {
  const path = 'process/features/2-automated-stream-management.yaml';
  const card = entry('process.features', path);
  if (card.collection.type !== 'list') throw new Error('No list');
  const others = pathsIn(sample, 'process/features').filter((each) => each !== path);
  const { back } = removeAndRestore(sample, card, reordered(sample, card.collection, others));
  expect(new Map([...back.files].sort())).toEqual(new Map([...sample.files].sort()));
});

test('an entry whose number another has by now comes back before it', () => {
  const project = entry('projects.items', 'projects/03-coldline.yaml');
  const { found } = removeAndRestore(sample, project, new Map([[project.path, undefined]]));
  const other = 'title: Another\n';
  const without = after(sample, new Map([[project.path, other]]));
  const back = after(without, restored(without, found));
  expect(back.files.get('projects/03-coldline-2.yaml')).toBe(sample.files.get(project.path));
  expect(back.files.get('projects/04-coldline.yaml')).toBe(other);
  expect(pathsIn(back, 'projects/').filter((path) => path.includes('9999'))).toEqual([]);
});

test('a case study follows its project, and a page does not replace another', () => {
  const content = after(sample, new Map([['projects/03-coldline.md', 'A map']]));
  const study = entry('projects.studies', 'projects/03-coldline.md');
  const { found } = removeAndRestore(content, study, new Map([[study.path, undefined]]));
  const moved = after(
    sample,
    new Map([
      ['projects/03-coldline.yaml', undefined],
      ['projects/12-coldline.yaml', 'title: Coldline\n'],
    ]),
  );
  expect(restored(moved, found)).toEqual(new Map([['projects/12-coldline.md', 'A map']]));
  const other = ['projects/01-coldline.yaml', 'title: Another Coldline\n'] as const;
  expect(restored(after(moved, new Map([other])), found)).toEqual(
    new Map([['projects/12-coldline.md', 'A map']]),
  );
  expect(restored(content, found)).toBeUndefined();
});
