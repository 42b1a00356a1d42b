import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { type Finding, finding } from '../findings/findings.ts';
import { isHugePicture } from './picture-limits.ts';
import { svgHazard } from './svg-hazards.ts';
import { SEARCHED_BYTES, svgSize } from './svg-size.ts';

/** Least pixels along the longer side: a smaller picture is a blur, or a tracking pixel. */
const LEAST_SIDE = 32;

const checked = new Map<string, Promise<Finding | undefined>>();

/**
 * Finds the fault of a picture that would break the build, that visitors would not see, or that could run script. It
 * decodes the whole picture, once in a process for the same bytes under the same extension.
 *
 * @param bytes the file
 * @param name its name, whose extension names the format
 * @returns texts without a full stop; undefined if the picture can be shown
 */
export function imageError(bytes: Uint8Array, name: string): Promise<Finding | undefined> {
  const key = createHash('sha256').update(extname(name).toLowerCase()).update(bytes).digest('hex');
  const known = checked.get(key) ?? decode(bytes, name);
  checked.set(key, known);
  return known;
}

/** The beginning of a pointer file, which Git LFS stores in place of a large file. */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

async function decode(bytes: Uint8Array, name: string): Promise<Finding | undefined> {
  const start = new TextDecoder().decode(bytes.subarray(0, LFS_POINTER.length));
  if (start === LFS_POINTER) return finding('lfsPointer');
  const isNamedSvg = /\.svg$/i.test(name);
  const stored = await metadataOf(bytes);
  // Bytes of another format in an .svg file are reported below.
  if (isNamedSvg && (!stored || stored.format === 'svg')) return svgError(bytes);
  if (stored && isHugePicture(stored)) return finding('hugeImage');
  const error = await decodingError(bytes);
  if (error) return unreadable(error);
  if (!stored) return finding('noImage');
  if ((stored.format === 'svg') !== isNamedSvg) return finding('misnamedImage');
  const { width, height } = stored;
  if (Math.max(width, height) >= LEAST_SIDE) return undefined;
  return finding('tinyImage', width, height, LEAST_SIDE);
}

/** The reason why browsers do not show a drawing, or the script in it. */
async function svgError(bytes: Uint8Array): Promise<Finding | undefined> {
  if (isUtf16(bytes)) return finding('svgNotUtf8');
  const text = new TextDecoder().decode(bytes);
  if (!/<svg[\s>]/.test(text)) return finding('noImage');
  // Drawing programs write even the namespace as an entity: entities are checked before the namespace.
  const entity = /<!ENTITY/i.test(text) ? svgHazard(text) : undefined;
  if (entity) return entity;
  if (!SVG_NAMESPACE.test(text)) return finding('svgWithoutNamespace');
  const size = svgSize(text);
  const error = await decodingError(bytes);
  if (error && /bad dimensions/.test(error)) return finding('svgWithoutSize');
  if (error && (size === 'found' || /XML/.test(error))) return finding('malformedSvg');
  if (size === 'late') return finding('svgWithLateSize', SEARCHED_BYTES);
  if (size === 'missing') return finding('svgWithoutSize');
  return svgHazard(text);
}

/** Whether a text begins with the byte order mark of UTF-16, which Astro does not read. */
const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** The reason in libvips' message why it cannot decode a picture. */
const unreadable = (error: string): Finding =>
  finding(/unsupported image format|is empty/i.test(error) ? 'noImage' : 'damagedImage');

async function decodingError(bytes: Uint8Array): Promise<string | undefined> {
  try {
    // Small, so that a photo of 50 megapixels does not fill the memory; every line is decoded all the same.
    await sharp(bytes, { failOn: 'truncated' }).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** The metadata of a picture; undefined for a file that is no picture. */
async function metadataOf(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

const SVG_NAMESPACE = /\bxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/;
