import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { imageError } from './image-error.ts';

const TYPES = ['png', 'jpeg', 'webp', 'avif'] as const;
const whole = new Map<string, Uint8Array>();

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({
    create: { width: 200, height: 160, channels: 3, background: '#000', noise },
  });
  for (const type of TYPES) whole.set(type, await picture.clone().toFormat(type).toBuffer());
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const errorOf = async (bytes: Uint8Array, name: string) => (await imageError(bytes, name))?.code;
const svg = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

test.each(TYPES)('a whole %s is in order', async (type) => {
  expect(await errorOf(whole.get(type) ?? new Uint8Array(), `a.${type}`)).toBeUndefined();
});

test.each(TYPES)('a %s that is cut off is found, even where little is missing', async (type) => {
  const bytes = whole.get(type) ?? new Uint8Array();
  for (const part of [0.3, 0.6, 0.98]) {
    const cut = bytes.subarray(0, Math.floor(bytes.length * part));
    expect(await errorOf(cut, `a.${type}`)).toBe('damagedImage');
  }
});

test.each([
  ['a text', 'hello'],
  ['a web page', '<!doctype html><title>404</title>'],
  ['nothing', ''],
])('%s under the name of a picture is no picture', async (_, text) => {
  for (const name of ['a.png', 'a.JPG', 'a.svg']) {
    expect(await errorOf(bytesOf(text), name)).toBe('noImage');
  }
});

test('a pointer of Git LFS in place of a picture is reported with the remedy', async () => {
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d'.repeat(32)}\nsize 123456\n`;
  for (const name of ['a.jpg', 'a.PNG', 'a.svg']) {
    expect(await imageError(bytesOf(pointer), name)).toMatchObject({
      code: 'lfsPointer',
      write: expect.stringContaining('git lfs pull'),
    });
  }
});

test.each([
  ['', 'viewBox="0 0 10 10"'],
  ['<rect width="5" height="5"/>', 'width="10" height="10"'],
])('an SVG is in order: %s %s', async (inside, attributes) => {
  expect(await errorOf(svg(inside, attributes), 'a.svg')).toBeUndefined();
});

test('an SVG that is cut off, or whose elements do not close, is not well formed', async () => {
  const bytes = svg('<rect width="5" height="5"/>');
  for (const broken of [
    bytes.subarray(0, bytes.length - 10),
    svg('<g>'),
    svg('<text>a &nbsp; b</text>'),
  ]) {
    expect(await errorOf(broken, 'a.svg')).toBe('malformedSvg');
  }
});

test('an SVG that browsers would not show, or whose size nobody can tell, is found', async () => {
  expect(await errorOf(bytesOf('<svg viewBox="0 0 10 10"></svg>'), 'a.svg')).toBe(
    'svgWithoutNamespace',
  );
  expect(await errorOf(svg('<rect/>', 'width="100%"'), 'a.svg')).toBe('svgWithoutSize');
});

test.each([
  [
    'whose namespace is an entity',
    '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" viewBox="0 0 9 9"/>',
    { code: 'activeSvg', values: ['an entity of its own (<!ENTITY>)', 1] },
  ],
  [
    'with a long attribute before its size',
    `<svg content="${'a'.repeat(1000)}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>`,
    { code: 'svgWithLateSize', values: [1000] },
  ],
  [
    'below a long comment',
    `<!--${'a'.repeat(1000)}--><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>`,
    { code: 'svgWithLateSize', values: [1000] },
  ],
  [
    'with commas in its viewBox',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,9,9"/>',
    { code: 'svgWithoutSize' },
  ],
])('an SVG %s is refused for that reason', async (_, text, reason) => {
  expect(await imageError(bytesOf(text), 'a.svg')).toMatchObject(reason);
});

test('an SVG in UTF-16, which the build does not read, is refused for that reason', async () => {
  const text = '\uFEFF<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  expect(await errorOf(Buffer.from(text, 'utf16le'), 'a.svg')).toBe('svgNotUtf8');
});

test('a photo named as a drawing, and a drawing named as a photo, are found', async () => {
  expect(await errorOf(svg('<rect/>'), 'a.png')).toBe('misnamedImage');
  expect(await errorOf(whole.get('png') ?? new Uint8Array(), 'a.svg')).toBe('misnamedImage');
});

test('a photo of a few pixels is too small, whatever its type; a drawing of any size is not', async () => {
  const sized = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a52' } });
  for (const type of TYPES) {
    const bytes = await sized(8, 8).toFormat(type).toBuffer();
    expect(await imageError(bytes, `a.${type}`)).toMatchObject({
      code: 'tinyImage',
      values: [8, 8, expect.any(Number)],
    });
  }
  expect(await errorOf(await sized(32, 8).png().toBuffer(), 'a.png')).toBeUndefined();
  expect(await errorOf(svg('', 'viewBox="0 0 8 8"'), 'a.svg')).toBeUndefined();
});

test('a WebP of many pixels, which is decoded whole, is too large where a photo of that size is not', async () => {
  const huge = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#a52c' } })
    .webp({ lossless: true })
    .toBuffer();
  // Width and height less one, of 14 bits each, behind the sign of a lossless picture.
  const sizeAt = huge.indexOf('VP8L') + 9;
  huge.writeUInt32LE((huge.readUInt32LE(sizeAt) & 0xf000_0000) | (9999 << 14) | 9999, sizeAt);
  expect(await errorOf(huge, 'a.webp')).toBe('hugeImage');
});

test('a picture with more pixels than can be decoded is called too large, not damaged', async () => {
  const huge = Buffer.from(whole.get('png') ?? '');
  const [width, height, sum] = [16, 20, 29];
  huge.writeUInt32BE(16000, width);
  huge.writeUInt32BE(17000, height);
  huge.writeUInt32BE(crc32(huge.subarray(12, sum)), sum);
  expect(await errorOf(huge, 'a.png')).toBe('hugeImage');
});
