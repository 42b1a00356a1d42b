import type { Metadata } from 'sharp';

/** The most pixels. Cameras of telephones make up to 200 megapixels; more is a mistake or an attack on the memory. */
const MOST_PIXELS = 210_000_000;

/** The most memory for the pixels of a picture that is decoded whole, in bytes: 64 megapixels with transparency. */
const MOST_BYTES_AT_ONCE = 256_000_000;

/** The formats that libvips decodes line by line, unless they are interlaced or progressive. */
const READ_BY_LINES = new Set(['jpeg', 'png']);

/** The bytes of a pixel's sample by its type; other types take at most eight. */
const SAMPLE_BYTES = new Map<string, number>([
  ['uchar', 1],
  ['char', 1],
  ['ushort', 2],
  ['short', 2],
]);

type Header = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'format' | 'isProgressive'
>;

/** Whether decoding a picture would take too much memory, by its header alone. */
export function isHugePicture(header: Header): boolean {
  const { width, height, channels, depth, format, isProgressive } = header;
  const pixels = width * height;
  if (pixels > MOST_PIXELS) return true;
  if (READ_BY_LINES.has(format) && !isProgressive) return false;
  return pixels * channels * (SAMPLE_BYTES.get(depth) ?? 8) > MOST_BYTES_AT_ONCE;
}
