import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyTrash, keepForUndo, putBack, removePicture, trashed } from './trash.ts';

let project: string;
let folder: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  folder = join(project, 'content');
  mkdirSync(join(folder, 'team'), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true }));

const PATH = 'team/ada.png';
const write = (text: string) => writeFileSync(join(folder, PATH), text);
const text = () => readFileSync(join(folder, PATH), 'utf8');

test('a removed picture is put back where it was, and is gone once the trash is emptied', () => {
  write('one');
  removePicture(folder, PATH);
  expect(existsSync(join(folder, PATH))).toBe(false);
  const [{ id = '' } = {}] = trashed(folder);
  expect(putBack(folder, id)).toBe(PATH);
  expect([text(), trashed(folder)]).toEqual(['one', []]);

  removePicture(folder, PATH);
  emptyTrash(folder);
  expect(trashed(folder)).toEqual([]);
  expect(putBack(folder, '00001')).toBeUndefined();
});

test('a picture that was replaced comes back, and the one in its place can be put back in turn', () => {
  write('one');
  keepForUndo(folder, PATH);
  write('two');
  putBack(folder, '00001');
  expect(text()).toBe('one');
  expect(trashed(folder)).toEqual([{ id: '00002', path: PATH }]);
  putBack(folder, '00002');
  expect(text()).toBe('two');
});

test('an id that leads out of the trash is none', () => {
  write('one');
  removePicture(folder, PATH);
  for (const id of ['..', '../..', '', '00001/team', '.'])
    expect(putBack(folder, id)).toBeUndefined();
});
