import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageError } from '../../../packages/content-model/src/check/image-error.ts';

const isInOrder = async (bytes: Uint8Array, name: string) => !(await imageError(bytes, name));
const hasSizeForAstro = (bytes: Uint8Array, name: string) =>
  imageMetadata(bytes, name).then(
    () => true,
    () => false,
  );

test('the check of the content and Astro agree on which drawings have a size', async () => {
  const attributes = [
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
  ];
  const drawings = attributes.map(
    (each) => `<svg xmlns="http://www.w3.org/2000/svg" ${each}></svg>`,
  );
  const resultsOf = async (check: typeof isInOrder) =>
    Promise.all(
      drawings.map(async (svg) => [svg, await check(new TextEncoder().encode(svg), 'a.svg')]),
    );
  expect(await resultsOf(isInOrder)).toEqual(await resultsOf(hasSizeForAstro));
});

test('Astro finds the size of photos in every format and colour space', async () => {
  const photo = sharp({ create: { width: 90, height: 60, channels: 3, background: '#a52' } });
  const saved = {
    'progressive.jpg': photo.clone().jpeg({ progressive: true }),
    'rotated.jpg': photo.clone().withMetadata({ orientation: 6 }).jpeg(),
    'cmyk.jpg': photo.clone().toColourspace('cmyk').jpeg(),
    'grey.png': photo.clone().greyscale().png(),
    'palette.png': photo.clone().png({ palette: true }),
    '16-bit.png': photo.clone().toColourspace('rgb16').png(),
    'lossless.webp': photo.clone().webp({ lossless: true }),
    'transparent.webp': photo.clone().ensureAlpha(0.5).webp(),
    'small.avif': photo.clone().avif(),
    'animated.png': photo.clone().gif(),
  };
  const wrong: string[] = [];
  for (const [name, picture] of Object.entries(saved)) {
    const bytes = await picture.toBuffer();
    if (!(await isInOrder(bytes, name)) || !(await hasSizeForAstro(bytes, name))) wrong.push(name);
  }
  expect(wrong).toEqual([]);
});
