import { expect, test } from 'vitest';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { unusedPictures } from './unused-pictures.tsx';

const content = readFolder(contentFolder());

/** What is unused in the content with other texts of some files, and more pictures. */
const unused = (files: Record<string, string>, pictures: readonly string[] = []) =>
  unusedPictures({
    files: new Map([...content.files, ...Object.entries(files)]),
    pictures: new Set([...content.pictures, ...pictures]),
  });

test('every picture of the content is named somewhere', () => {
  expect(unused({})).toEqual([]);
});

test('a picture that only the text of a case study names is in use, one that nothing names is not', () => {
  const study = '---\ntitle: A map\ndescription: How.\n---\n\n![A map](./a%20map.png)\n';
  const pictures = ['projects/a map.png', 'projects/old.png'];
  expect(unused({ 'projects/coldline.md': study }, pictures)).toEqual(['projects/old.png']);
});

test('the pictures of an entry that cannot be read are in use', () => {
  expect(unused({ 'hero/hero.yaml': 'imageSrc: "./product-screen.png' })).toEqual([
    'hero/product-screen-phone.png',
    'hero/rider.svg',
  ]);
});

test('the word of a mark is no picture, and a README names none', () => {
  const files = { 'theme.yaml': 'mark: pattern\n', 'README.md': 'See ./mark.png.' };
  expect(unused(files, ['mark.png'])).toEqual(['mark.png']);
});
