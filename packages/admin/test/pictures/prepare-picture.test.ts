import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PicturePlace } from '../../../content-model/src/schemas/fields.ts';
import { preparePicture } from '../../src/pictures/prepare-picture.ts';

const portrait: PicturePlace = { width: 960, frame: { ratio: 1, keeps: 'middle' } };
const whole: PicturePlace = { width: 900 };

/** Noise with a red left half, which compresses as badly as a photo. */
const grain = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 50, sigma: 20 },
    },
  }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#e60000' } },
      left: 0,
      top: 0,
      blend: 'screen',
    },
  ]);

/** A part of a PNG. */
function chunk(name: string, data: Uint8Array) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Prepares a picture, and fails if it is refused. */
async function kept(...args: Parameters<typeof preparePicture>) {
  const result = await preparePicture(...args);
  if (typeof result === 'string') throw new Error(`It was refused: ${result}.`);
  return { ...result, metadata: await sharp(result.bytes).metadata() };
}

test('a photo is upright, as wide as needed, and without the place where it was taken', async () => {
  const photo = await grain(1800, 1200)
    .withExif({
      IFD0: { Artist: 'Ada' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97 })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif?.includes('Ada')).toBe(true);
  const { metadata, bytes, width, height, extension } = await kept(photo, portrait);
  expect({ width, height, extension }).toEqual({ width: 960, height: 1440, extension: '.webp' });
  expect(metadata).toMatchObject({ format: 'webp', width: 960, height: 1440, space: 'srgb' });
  for (const rest of ['exif', 'xmp', 'icc', 'iptc', 'orientation']) {
    expect(metadata).not.toHaveProperty(rest);
  }
  expect(bytes.length).toBeLessThan(photo.length / 2);
  // The left half of a picture that is turned to the right is above.
  const [red = 0, , , below = 255] = await sharp(bytes)
    .resize(1, 2, { fit: 'fill' })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(150);
  expect(below).toBeLessThan(100);
});

test('colours of a wide colour space stay what they were, in sRGB', async () => {
  const colour = { r: 181, g: 84, b: 58 };
  const wide = await sharp({ create: { width: 90, height: 90, channels: 3, background: colour } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const { bytes, metadata } = await kept(wide, whole);
  expect(metadata.hasProfile).toBe(false);
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).resize(1, 1).raw().toBuffer();
  expect(Math.abs(red - 181) + Math.abs(green - 84) + Math.abs(blue - 58)).toBeLessThan(6);
});

test('a small picture is never enlarged, and one of about the right size keeps its pixels', async () => {
  expect(await kept(await grain(300, 200).png().toBuffer(), whole)).toMatchObject({ width: 300 });
  expect(await kept(await grain(1000, 50).png().toBuffer(), whole)).toMatchObject({ width: 1000 });
  expect(await kept(await grain(1400, 70).png().toBuffer(), whole)).toMatchObject({ width: 900 });
});

test('a panorama is no longer than a file can be', async () => {
  const panorama = await grain(17_000, 60).jpeg().toBuffer();
  expect(await kept(panorama, portrait)).toMatchObject({ width: 16_383 });
});

test('a drawing keeps each of its pixels and its transparency', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="99" cy="99" r="80" fill="#28318f"/></svg>';
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  const { bytes, metadata } = await kept(png, whole);
  expect(metadata.hasAlpha).toBe(true);
  const pixels = (picture: Uint8Array) => sharp(picture).raw().toBuffer();
  // The colour of fully transparent pixels does not count.
  const shown = async (picture: Uint8Array) =>
    (await pixels(picture)).map((value, at, all) =>
      (all[at - (at % 4) + 3] ?? 0) > 0 ? value : 0,
    );
  expect(Buffer.from(await shown(bytes)).equals(await shown(png))).toBe(true);
});

test('the same bytes give the same file', async () => {
  const photo = await grain(140, 90).jpeg().toBuffer();
  const [one, other] = [await kept(photo, portrait), await kept(photo, portrait)];
  expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
});

test('a part is cut from the original, so that it is as sharp as the whole would be', async () => {
  const photo = await grain(2200, 1100).jpeg().toBuffer();
  const crop = { ratio: 1, focus: { x: 0, y: 50, zoom: 150 } };
  const { width, height, bytes } = await kept(photo, portrait, crop);
  expect({ width, height }).toEqual({ width: 733, height: 733 });
  const [red = 0] = await sharp(bytes).resize(1, 1).raw().toBuffer();
  expect(red).toBeGreaterThan(200);
});

test.each([
  ['a still GIF', 'gif'],
  ['a TIFF', 'tiff'],
  ['an AVIF', 'avif'],
] as const)('%s becomes a WebP', async (_, format) => {
  expect(await kept(await grain(90, 60).toFormat(format).toBuffer(), whole)).toMatchObject({
    extension: '.webp',
    width: 90,
  });
});

test('a picture that moves is refused', async () => {
  const frames = [1, 2].map((shade) => ({
    create: {
      width: 40,
      height: 40,
      channels: 3 as const,
      background: { r: shade * 99, g: 0, b: 0 },
    },
  }));
  const [first, second] = await Promise.all(frames.map((each) => sharp(each).png().toBuffer()));
  const gif = await sharp([first ?? '', second ?? ''], { join: { animated: true } })
    .gif()
    .toBuffer();
  expect(await preparePicture(gif, whole)).toBe('movingImage');
});

/** The beginning of a PNG of 207 megapixels with transparency. */
function hugePng(interlace: 0 | 1): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(16_000, 0);
  header.writeUInt32BE(12_900, 4);
  header.set([8, 6, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(new Uint8Array(1000))),
    chunk('IEND', new Uint8Array()),
  ]);
}

test('an interlaced picture, whose pixels are all in memory at once, may have fewer of them', async () => {
  expect(await preparePicture(hugePng(0), whole)).toBe('damagedImage');
  expect(await preparePicture(hugePng(1), whole)).toBe('hugeImage');
});

test('a picture that would fill the memory is refused unread', async () => {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // A black picture with a bit for each pixel: 112 MB of zeros in a file of 110 KB.
  header[8] = 1;
  const lines = deflateSync(new Uint8Array(side * (1 + Math.ceil(side / 8))));
  const bomb = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', new Uint8Array()),
  ]);
  const before = process.memoryUsage().rss;
  expect(await preparePicture(bomb, whole)).toBe('hugeImage');
  expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
});

test.each([
  ['words', 'noImage', () => Buffer.from('Words.')],
  ['nothing', 'noImage', () => Buffer.alloc(0)],
  [
    'half a photo',
    'damagedImage',
    async () => (await grain(400, 300).jpeg().toBuffer()).subarray(0, 9000),
  ],
  ['a photo of an iPhone', 'heic', () => Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1MiHE')],
] as const)('%s are no picture that is kept', async (_, refusal, bytes) => {
  expect(await preparePicture(await bytes(), whole)).toBe(refusal);
});
