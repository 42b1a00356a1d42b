import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isPicture } from './picture-bytes.ts';

const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a50' } });

test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
  'a %s is a picture, whatever its name',
  async (format) => {
    expect(isPicture('photo.pdf', await photo.clone().toFormat(format).toBuffer())).toBe(true);
  },
);

test.each([
  ['a drawing', '\uFEFF<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', true],
  ['a photo of Apple', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', true],
  ['a PDF', '%PDF-1.7', false],
  ['a letter', 'Dear Ms Ade, here is the picture.', false],
  ['a web page', '<!DOCTYPE html><title>Photo</title>', false],
  ['a film', '\0\0\0\x18ftypisom\0\0\0\0', false],
  ['a bitmap, which is not taken', 'BM\x46\0\0\0', false],
  ['an empty file', '', false],
])('%s that is named .jpg: %s', (_what, text, expected) => {
  expect(isPicture('photo.jpg', new TextEncoder().encode(text))).toBe(expected);
});
