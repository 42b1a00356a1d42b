import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../content-store/test/temporary-folder.ts';
import { emptyTrash, keepForUndo, trashed } from './trash.ts';

let project: string;
let folder: string;
beforeEach(() => {
  project = temporaryFolder();
  folder = join(project, 'content');
  mkdirSync(join(folder, 'team'), { recursive: true });
});

const PATH = 'team/ada.yaml';

test('what was removed is known to the next start of the editor, the latest first, until it is published', () => {
  writeFileSync(join(folder, PATH), 'name: Ada\n');
  for (const title of ['A', 'B']) keepForUndo(folder, { title, paths: [PATH], position: 3 });
  expect(trashed(folder)).toEqual([
    { id: '00002', title: 'B', paths: [PATH], position: 3 },
    { id: '00001', title: 'A', paths: [PATH], position: 3 },
  ]);
  emptyTrash(folder);
  expect(trashed(folder)).toEqual([]);
});
