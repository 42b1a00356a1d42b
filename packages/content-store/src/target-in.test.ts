import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typefaceId } from '../../content-model/src/theme/typefaces.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { addPicture, applyChanges } from './folder.ts';
import { targetIn } from './target-in.ts';
import { typefacesFor } from './typefaces.ts';

/** A content folder with links out of it, beside a folder with a file. */
function folderWithLinks(): { folder: string; outside: string } {
  const parent = temporaryFolder();
  const [folder, outside] = [join(parent, 'content'), join(parent, 'outside')];
  mkdirSync(join(folder, 'hero'), { recursive: true });
  mkdirSync(outside);
  writeFileSync(join(outside, 'index.html'), 'online');
  symlinkSync(outside, join(folder, 'team'));
  symlinkSync(join(outside, 'index.html'), join(folder, 'hero/.hero.yaml.part'));
  symlinkSync(join(outside, 'new.html'), join(folder, 'hero/nowhere'));
  return { folder, outside };
}

test('a target is below its folder', () => {
  const { folder } = folderWithLinks();
  for (const path of ['a.html', 'hero/..a.yaml', 'new/folder/a.html', 'hero/../b.html']) {
    expect(targetIn(folder, path)).toBe(join(folder, path));
  }
});

test.each([
  ...['', '.', '..', '../outside/index.html', 'hero/../../outside/index.html', '../content2/a'],
  ...['team/a.yaml', 'team/new/a.yaml', 'hero/.hero.yaml.part', 'hero/nowhere', 'a\0.html'],
])('nothing is written outside a folder: %j', (path) => {
  const { folder } = folderWithLinks();
  expect(() => targetIn(folder, path)).toThrow('lies outside');
});

test('a content folder that is a link itself is written to', () => {
  const { folder } = folderWithLinks();
  const link = join(folder, '../link');
  symlinkSync(folder, link);
  expect(targetIn(link, 'hero/hero.yaml')).toBe(join(link, 'hero/hero.yaml'));
});

test('changes and pictures of the editor follow no link out of the content', () => {
  const { folder, outside } = folderWithLinks();
  const change = (path: string, text?: string) => () =>
    applyChanges(folder, new Map([[path, text]]));
  expect(change('../outside/index.html', 'taken')).toThrow('lies outside');
  expect(change('hero/hero.yaml', 'taken')).toThrow('lies outside');
  expect(change('team/index.html', 'taken')).toThrow('lies outside');
  expect(change('team/index.html')).toThrow('lies outside');
  expect(() => addPicture(folder, 'team/ada.yaml', 'ada.webp', Buffer.of(1))).toThrow(
    'lies outside',
  );
  expect(readdirSync(outside)).toEqual(['index.html']);
  expect(readFileSync(join(outside, 'index.html'), 'utf8')).toBe('online');
});

test('a picture gets a name that every computer takes', () => {
  const folder = temporaryFolder();
  const names = ['CON.webp', 'aux.JPG', '../../etc/passwd.png', 'what?.png', 'a. .png', '😀.png'];
  const kept = names.map((name) => addPicture(folder, 'team/ada.yaml', name, Buffer.of(1)));
  expect(kept).toEqual([
    ...['con-1.webp', 'aux-1.jpg', 'etc-passwd.png', 'what.png', 'a.png', 'untitled.png'],
  ]);
  expect(readdirSync(join(folder, 'team')).sort()).toEqual(kept.toSorted());
});

test('a symbolic link out of the content is no typeface, so that no build publishes its target', () => {
  const { folder, outside } = folderWithLinks();
  mkdirSync(join(folder, 'typefaces'));
  writeFileSync(join(folder, 'typefaces/own.woff2'), 'font');
  symlinkSync(join(outside, 'index.html'), join(folder, 'typefaces/linked.woff2'));
  const own = [...typefacesFor(folder).keys()].filter((name) => name.startsWith('./'));
  expect(own).toEqual(['./typefaces/own.woff2']);
});

test('a typeface is found by its name, in whichever form its letters are stored', () => {
  const { folder } = folderWithLinks();
  mkdirSync(join(folder, 'typefaces'));
  const name = './typefaces/grün.woff2';
  writeFileSync(join(folder, name.normalize('NFD')), 'font');
  const known = typefacesFor(folder);
  expect(known.has(typefaceId(name))).toBe(true);
  expect(known.has(typefaceId(name.normalize('NFD')))).toBe(true);
});
