import sharp, { type Sharp } from 'sharp';
import { isHugePicture } from '../../../content-model/src/check/picture-limits.ts';
import type { PicturePlace } from '../../../content-model/src/schemas/fields.ts';
import { cropOf, type Focus, type Size } from './crop.ts';
import { isHeic } from './picture-bytes.ts';

/** The reason why a file is refused. */
export type Refusal = 'noImage' | 'damagedImage' | 'heic' | 'movingImage' | 'hugeImage';

/** A picture that is fit for the content folder, and the extension for its file. */
export type Prepared = Size & { bytes: Uint8Array; extension: string };

/** The least width to which a picture is reduced, so that a later design may show small pictures larger. */
const LEAST_WIDTH = 640;

/** The accepted formats by their names in sharp. */
const READABLE = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'gif', 'tiff']);

/** The largest size of a lossless picture relative to a lossy one: sharp letters are worth the bytes. */
const LOSSLESS_FACTOR = 2;

/** The reduction below which a picture keeps its pixels: letters of a screenshot would blur for little gain. */
const LEAST_REDUCTION = 0.8;

/** The longest side of a WebP. */
const LONGEST_SIDE = 16_383;

/** The visible part of a picture. */
export type Crop = { ratio: number; focus: Focus };

/**
 * Converts a picture for the content folder: a WebP, upright, in sRGB, without metadata, as wide as pages need, and never
 * larger than before. A drawing or a screenshot keeps each of its pixels. The same bytes give the same file.
 */
export async function preparePicture(
  bytes: Uint8Array,
  { width, frame }: PicturePlace,
  crop?: Crop,
): Promise<Prepared | Refusal> {
  const size = await sizeOf(bytes);
  if (typeof size === 'string') return size;
  const ratio = crop?.ratio ?? frame?.ratio;
  const scale = scaleFor(size, Math.max(width, LEAST_WIDTH), ratio, crop?.focus);
  try {
    const { data, info } = await pixels(bytes, size, scale, crop);
    const { width, height } = info;
    const raw = sharp(data, { raw: info });
    const written = await raw.webp((await isDrawing(raw)) ? LOSSLESS : PHOTO).toBuffer();
    return { bytes: written, extension: '.webp', width, height };
  } catch {
    return 'damagedImage';
  }
}

const LOSSLESS = { lossless: true, effort: 2 } as const;
const PHOTO = { quality: 90, effort: 5, smartSubsample: true } as const;

/** The displayed size of a picture; only its header is read. */
async function sizeOf(bytes: Uint8Array): Promise<Size | Refusal> {
  if (isHeic(bytes)) return 'heic';
  try {
    const header = sharp(bytes, { limitInputPixels: false });
    const metadata = await header.metadata();
    const { autoOrient, format, pages = 1 } = metadata;
    if (!READABLE.has(format)) return 'noImage';
    if (isHugePicture(metadata)) return 'hugeImage';
    // Each page of a TIFF is a picture of its own.
    return pages > 1 && format !== 'tiff' ? 'movingImage' : autoOrient;
  } catch (error) {
    return /unsupported image format|is empty/i.test(String(error)) ? 'noImage' : 'damagedImage';
  }
}

/** The factor that reduces a picture so that its visible part is about as wide as pages need. */
function scaleFor(size: Size, width: number, ratio: number | undefined, focus?: Focus): number {
  const shown = ratio
    ? cropOf(size, ratio, focus ?? { x: 50, y: 50, zoom: 100 }).width
    : size.width;
  const scale = width / shown > LEAST_REDUCTION ? 1 : width / shown;
  return Math.min(scale, LONGEST_SIDE / Math.max(size.width, size.height));
}

/** The stored pixels, upright and in sRGB. */
function pixels(bytes: Uint8Array, size: Size, scale: number, crop: Crop | undefined) {
  const scaled = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
  // Reduced before cutting, so that a JPEG is decoded at a fraction of its size.
  const upright = sharp(bytes, { failOn: 'truncated' }).autoOrient();
  const whole = scale < 1 ? upright.resize({ ...scaled, fit: 'fill' }) : upright;
  const part = crop ? whole.extract(cropOf(scaled, crop.ratio, crop.focus)) : whole;
  return part.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

/** Whether lossless compression costs few bytes, estimated from a small sample: a whole photo would take many seconds. */
async function isDrawing(raw: Sharp): Promise<boolean> {
  const sample = raw.clone().resize({ width: 400, kernel: 'nearest', withoutEnlargement: true });
  const lossless = await sample.clone().webp(LOSSLESS).toBuffer();
  const lossy = await sample.clone().webp(PHOTO).toBuffer();
  return lossless.length <= LOSSLESS_FACTOR * lossy.length;
}
