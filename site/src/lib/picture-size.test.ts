import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageError } from '../../../content-model/src/check/image-error.ts';
import { isPictureName } from '../../../content-model/src/check/pictures.ts';
import { CONTENT_FOLDER, readFolder } from '../../../content-model/src/folder.ts';

const isInOrder = async (bytes: Uint8Array, name: string) => !(await imageError(bytes, name));
const hasSizeForAstro = (bytes: Uint8Array, name: string) =>
  imageMetadata(bytes, name).then(
    () => true,
    () => false,
  );

test.each([
  'width="10" height="20"',
  'width="10px" height="2.5em"',
  "viewBox='0 0 10 20'",
  'width="10" viewBox="0 0 10 20"',
  'width="10"',
  'width="100%" height="100%"',
  'width="auto" height="auto"',
  'viewBox="0,0,10,20"',
  'viewBox="0 0 10"',
  `data-note="${'x'.repeat(1000)}" viewBox="0 0 10 20"`,
])('of a drawing with %s the check of the content and Astro say the same', async (attributes) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`;
  const bytes = new TextEncoder().encode(svg);
  expect(await isInOrder(bytes, 'a.svg')).toBe(await hasSizeForAstro(bytes, 'a.svg'));
});

test('Astro finds the size of every way in which a photo may be saved', async () => {
  const photo = sharp({ create: { width: 90, height: 60, channels: 3, background: '#a52' } });
  const saved = {
    'progressive.jpg': photo.clone().jpeg({ progressive: true }),
    'turned.jpg': photo.clone().withMetadata({ orientation: 6 }).jpeg(),
    'cmyk.jpg': photo.clone().toColourspace('cmyk').jpeg(),
    'grey.png': photo.clone().greyscale().png(),
    'palette.png': photo.clone().png({ palette: true }),
    'deep.png': photo.clone().toColourspace('rgb16').png(),
    'lossless.webp': photo.clone().webp({ lossless: true }),
    'see-through.webp': photo.clone().ensureAlpha(0.5).webp(),
    'small.avif': photo.clone().avif(),
    'moving.png': photo.clone().gif(),
  };
  for (const [name, picture] of Object.entries(saved)) {
    const bytes = await picture.toBuffer();
    expect([name, await isInOrder(bytes, name)]).toEqual([name, true]);
    expect([name, await hasSizeForAstro(bytes, name)]).toEqual([name, true]);
  }
});

test('Astro finds the size of every picture of the content', async () => {
  const names = [...readFolder(CONTENT_FOLDER).pictures].filter(isPictureName);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const bytes = readFileSync(join(CONTENT_FOLDER, name));
    expect([name, await hasSizeForAstro(bytes, name)]).toEqual([name, true]);
  }
});
