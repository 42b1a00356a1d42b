import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { type Finding, finding } from '../findings/findings.ts';
import { svgHazard } from './svg-hazards.ts';

/** Least pixels along the longer side: a smaller picture is a blur, or a tracking pixel. */
const LEAST_SIDE = 32;

const checked = new Map<string, Promise<Finding | undefined>>();

/**
 * Finds what would break the build or show visitors nothing, by decoding the whole picture, and what
 * could run in a drawing.
 *
 * The same bytes under the same extension are decoded once in a process.
 *
 * @param bytes the file
 * @param name its name, whose extension says what it should be
 * @returns texts without a full stop; undefined if the picture can be shown
 */
export function imageError(bytes: Uint8Array, name: string): Promise<Finding | undefined> {
  const key = createHash('sha256').update(extname(name).toLowerCase()).update(bytes).digest('hex');
  const known = checked.get(key) ?? decode(bytes, name);
  checked.set(key, known);
  return known;
}

/** How the file begins that Git LFS keeps in the place of a large one. */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

async function decode(bytes: Uint8Array, name: string): Promise<Finding | undefined> {
  const start = new TextDecoder().decode(bytes.subarray(0, LFS_POINTER.length));
  if (start === LFS_POINTER) return finding('lfsPointer');
  const isNamedSvg = /\.svg$/i.test(name);
  const text = isNamedSvg ? new TextDecoder().decode(bytes) : '';
  if (isNamedSvg && !/<svg[\s>]/.test(text)) return finding('noImage');
  if (isNamedSvg && !SVG_NAMESPACE.test(text)) return finding('svgWithoutNamespace');
  const error = await drawingError(bytes);
  const stored = await metadataOf(bytes);
  const format = formatOf(stored?.format, bytes, text);
  if (isNamedSvg) {
    if (error && (format || /XML/.test(error))) return finding('malformedSvg');
    if (!format) return finding('svgWithoutSize');
    if (format === 'svg') return svgHazard(text);
  }
  if (error) return unreadable(error);
  if (!stored) return finding('noImage');
  if ((format === 'svg') !== isNamedSvg) return finding('misnamedImage');
  const { width, height } = stored;
  if (Math.max(width, height) >= LEAST_SIDE) return undefined;
  return finding('tinyImage', width, height, LEAST_SIDE);
}

/** Why libvips cannot decode a picture, from its message. */
function unreadable(error: string): Finding {
  if (/unsupported image format|is empty/i.test(error)) return finding('noImage');
  return /exceeds pixel limit/i.test(error) ? finding('hugeImage') : finding('damagedImage');
}

async function drawingError(bytes: Uint8Array): Promise<string | undefined> {
  try {
    // Small, so that a photo of 50 megapixels does not fill the memory; every line is decoded all the same.
    await sharp(bytes, { failOn: 'truncated' }).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** What a file says of its picture; undefined if it holds none. */
async function metadataOf(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes).metadata();
  } catch {
    return undefined;
  }
}

/** The format of a picture; undefined if it has none, or is an SVG whose size Astro cannot find. */
function formatOf(stored: string | undefined, bytes: Uint8Array, svg: string): string | undefined {
  if (svg === '' || (stored && stored !== 'svg')) return stored;
  const start = new TextDecoder().decode(bytes.subarray(0, 1000));
  return SVG_ROOT.test(start) && hasSize(SVG_ROOT.exec(svg)?.[0] ?? '') ? 'svg' : undefined;
}

const SVG_NAMESPACE = /\bxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/;
const SVG_ROOT = /<svg\s(?:[^>"']|"[^"]*"|'[^']*')*>/;
const LENGTH = /^[\d.]+(?:e\d+)?(?:in|cm|em|ex|m|mm|pc|pt|px)?$/;

/** Whether the tag of an SVG has a width and a height, or a viewBox, as Astro reads them. */
function hasSize(tag: string): boolean {
  const [, , width = ''] = /\swidth=(['"])([^%]+?)\1/.exec(tag) ?? [];
  const [, , height = ''] = /\sheight=(['"])([^%]+?)\1/.exec(tag) ?? [];
  if (LENGTH.test(width) && LENGTH.test(height)) return true;
  const [, , viewBox = ''] = /\sviewBox=(['"])(.+?)\1/i.exec(tag) ?? [];
  const [, , wide = '', high = ''] = viewBox.split(' ');
  return LENGTH.test(wide) && LENGTH.test(high);
}
