import { cpSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editOf, issuesOf } from '../../content-model/src/changes.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { isAsRead, readContent, rememberContent } from './content.ts';
import { applyChanges, SAMPLE_FOLDER } from './folder.ts';

const FILE = 'not-found/not-found.yaml';

function copyOfSample(): string {
  const folder = join(temporaryFolder(), 'content');
  cpSync(SAMPLE_FOLDER, folder, { recursive: true });
  return folder;
}

test('an unchanged folder is the same content, with everything computed from it', async () => {
  const folder = copyOfSample();
  const content = await readContent(folder);
  const issues = issuesOf(content);
  expect(await readContent(folder)).toBe(content);
  expect(issuesOf(await readContent(folder))).toBe(issues);
});

test('a change is read at once, even if it keeps the length and the date of the file', async () => {
  const folder = copyOfSample();
  const file = join(folder, FILE);
  const past = new Date(2020, 0, 1);
  for (const message of ['Nothing here', 'Nowhere here', 'Nothing here']) {
    writeFileSync(file, `message: ${message}\n`);
    utimesSync(file, past, past);
    expect((await readContent(folder)).files.get(FILE)).toBe(`message: ${message}\n`);
  }
});

test('content that was written is known before it is read again', async () => {
  const folder = copyOfSample();
  const before = await readContent(folder);
  const { changes, after } = editOf(before, new Map([[FILE, 'message: Nobody is here\n']]));
  applyChanges(folder, changes);
  rememberContent(folder, after);
  expect(await readContent(folder)).toBe(after);
});

test('a file that somebody else changed, added or removed is not as it was read', async () => {
  const folder = copyOfSample();
  const content = await readContent(folder);
  expect(isAsRead(folder, content, [FILE, 'team/somebody.yaml'])).toBe(true);
  writeFileSync(join(folder, 'team/somebody.yaml'), 'name: Somebody\n');
  expect(isAsRead(folder, content, ['team/somebody.yaml'])).toBe(false);
  applyChanges(folder, new Map([[FILE, undefined]]));
  expect(isAsRead(folder, content, [FILE])).toBe(false);
});
