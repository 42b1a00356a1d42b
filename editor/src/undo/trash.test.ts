import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../content-store/test/temporary-folder.ts';
import { emptyTrash, keepForUndo, keepPicture, putPictureBack, trashed } from './trash.ts';

let project: string;
let folder: string;
beforeEach(() => {
  project = temporaryFolder();
  folder = join(project, 'content');
  mkdirSync(join(folder, 'team'), { recursive: true });
});

const PATH = 'team/ada.png';
const write = (text: string) => writeFileSync(join(folder, PATH), text);
const text = () => readFileSync(join(folder, PATH), 'utf8');

const putBack = () => {
  const [latest] = trashed(folder);
  if (latest) putPictureBack(folder, latest);
};

test('a removed picture is put back where it was, and is gone once the trash is emptied', () => {
  write('one');
  keepPicture(folder, PATH);
  rmSync(join(folder, PATH));
  putBack();
  expect([text(), trashed(folder)]).toEqual(['one', []]);

  keepPicture(folder, PATH);
  emptyTrash(folder);
  expect(trashed(folder)).toEqual([]);
});

test('a picture that was replaced comes back, and the one in its place can be put back in turn', () => {
  write('one');
  keepPicture(folder, PATH);
  write('two');
  putBack();
  expect(text()).toBe('one');
  expect(trashed(folder)).toEqual([{ id: '00002', title: PATH, paths: [PATH] }]);
  putBack();
  expect(text()).toBe('two');
});

test('what was removed is known to the next start of the editor, the latest first', () => {
  write('one');
  for (const title of ['A', 'B']) keepForUndo(folder, { title, paths: [PATH], position: 3 });
  expect(trashed(folder)).toEqual([
    { id: '00002', title: 'B', paths: [PATH], position: 3 },
    { id: '00001', title: 'A', paths: [PATH], position: 3 },
  ]);
});
