import { expect, test } from 'vitest';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { allPictures, missingDescriptions, usesOf } from './library.ts';

const content = readFolder(contentFolder());

/** The content with other texts of some files, and more pictures. */
const changed = (files: Record<string, string>, pictures: readonly string[] = []) => ({
  files: new Map([...content.files, ...Object.entries(files)]),
  pictures: new Set([...content.pictures, ...pictures]),
});

const unused = (of: typeof content) => {
  const uses = usesOf(of);
  return allPictures(of).filter((picture) => !uses.has(picture));
};

test('every picture of the content is named somewhere, with its field', () => {
  expect(unused(content)).toEqual([]);
  const uses = usesOf(content).get('process/steps/project-consultation-a.png') ?? [];
  expect(uses.map(({ entry, field }) => [entry.path, field])).toEqual([
    ['process/steps/project-consultation.yaml', ['images', 0, 'src']],
  ]);
});

test('a picture that only the text of a case study names is in use, one that nothing names is not', () => {
  const study = '---\ntitle: A map\ndescription: How.\n---\n\n![A map](./a%20map.png)\n';
  const pictures = ['projects/a map.png', 'projects/old.png'];
  expect(unused(changed({ 'projects/coldline.md': study }, pictures))).toEqual([
    'projects/old.png',
  ]);
});

test('the pictures of an entry that cannot be read are in use', () => {
  expect(unused(changed({ 'hero/hero.yaml': 'imageSrc: "./product-screen.png' }))).toEqual([
    'hero/product-screen-phone.png',
    'hero/rider.svg',
  ]);
});

test('the word of a mark is no picture, and a README names none', () => {
  const files = { 'theme.yaml': 'mark: pattern\n', 'README.md': 'See ./mark.png.' };
  expect(unused(changed(files, ['mark.png']))).toEqual(['mark.png']);
});

test.each([
  ['', true],
  ['··· what the portrait shows', true],
  ['DSC_0042', true],
  ['portrait-final.jpeg', true],
  ['Portrait of Ada', false],
])('the description "%s" is missing: %s', (words, isMissing) => {
  const path = 'team/adaeze-okonkwo.yaml';
  const source = content.files.get(path) ?? '';
  const files = { [path]: source.replace(/photoAlt: .*/, `photoAlt: "${words}"`) };
  expect(missingDescriptions(changed(files)).map(({ picture }) => picture)).toEqual(
    isMissing ? ['team/adaeze-okonkwo.svg'] : [],
  );
});
