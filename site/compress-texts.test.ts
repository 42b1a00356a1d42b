import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../packages/content-store/test/temporary-folder.ts';
import { textCompressor } from './compress-texts.ts';

/** A folder with these files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'news'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

/** The text of a file by each of its copies. */
const copiesOf = (path: string) => [
  String(brotliDecompressSync(readFileSync(`${path}.br`))),
  String(gunzipSync(readFileSync(`${path}.gz`))),
];

test('each text file has copies of its content, whatever the build before had', async () => {
  const before = folderWith({
    'index.html': 'Home',
    'news/post.html': 'A post',
    'gone.html': 'Gone',
  });
  await textCompressor(before).end();
  const folder = folderWith({
    'index.html': 'Home',
    'news/post.html': 'Another',
    'new.html': 'New',
  });
  await textCompressor(folder, before).end();
  expect(copiesOf(join(folder, 'index.html'))).toEqual(['Home', 'Home']);
  expect(copiesOf(join(folder, 'news/post.html'))).toEqual(['Another', 'Another']);
  expect(copiesOf(join(folder, 'new.html'))).toEqual(['New', 'New']);
});

test('a file that did not change keeps its copies, and is not compressed again', async () => {
  const files = { 'index.html': 'Home', 'changed.html': 'Before', 'alone.html': 'Alone' };
  const before = folderWith({ ...files, 'index.html.br': 'kept', 'index.html.gz': 'kept as well' });
  for (const kind of ['br', 'gz']) writeFileSync(join(before, `changed.html.${kind}`), 'old');
  const folder = folderWith({ ...files, 'changed.html': 'After' });
  await textCompressor(folder, before).end();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect([read('index.html.br'), read('index.html.gz')]).toEqual(['kept', 'kept as well']);
  expect(copiesOf(join(folder, 'changed.html'))).toEqual(['After', 'After']);
  expect(copiesOf(join(folder, 'alone.html'))).toEqual(['Alone', 'Alone']);
});

test.each([
  [200, 11],
  [201, 10],
])('of %i texts, each has the bytes of quality %i', async (count, quality) => {
  const text = readFileSync(join(import.meta.dirname, 'html-tree.ts'), 'utf8');
  const names = Array.from({ length: count }, (_, at) => `${at}.html`);
  const folder = folderWith(Object.fromEntries(names.map((name) => [name, text])));
  await textCompressor(folder).end();
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const expected = brotliCompressSync(text, { params });
  expect(
    names.filter((name) => !readFileSync(join(folder, `${name}.br`)).equals(expected)),
  ).toEqual([]);
});

test('a file that is begun before the others is compressed once', async () => {
  const folder = folderWith({ 'index.html': 'Home', 'later.html': 'Later' });
  const { begin, end } = textCompressor(folder);
  begin('index.html');
  writeFileSync(join(folder, 'index.html'), 'Not compressed again');
  await end();
  expect(copiesOf(join(folder, 'index.html'))).toEqual(['Home', 'Home']);
  expect(copiesOf(join(folder, 'later.html'))).toEqual(['Later', 'Later']);
});
