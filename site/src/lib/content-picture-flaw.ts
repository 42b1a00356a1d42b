import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';

/** What is wrong with a picture's file, and what to do about it, both without a full stop. */
export type Flaw = { found: string; write: string };

const OTHER = 'the picture saved again as PNG, JPEG, WebP, AVIF or SVG';

const SVG_NAMESPACE = /\bxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/;

const noPicture: Flaw = {
  found: 'a file that is no picture, whatever its name says',
  write: OTHER,
};
const damaged: Flaw = {
  found: 'a picture that is cut off or damaged',
  write: `another copy of the picture, or ${OTHER}`,
};
const malformed: Flaw = {
  found: 'a drawing that is no well-formed SVG',
  write: 'the drawing exported again as SVG, or saved as PNG',
};
const withoutNamespace: Flaw = {
  found: 'an SVG without xmlns="http://www.w3.org/2000/svg", which browsers do not show',
  write: 'the drawing exported again as SVG, or that text in its <svg> element',
};
const withoutSize: Flaw = {
  found: 'an SVG that does not say how large it is near its start',
  write: 'the drawing exported again as SVG with a viewBox such as "0 0 640 480"',
};
const misnamed: Flaw = {
  found: 'a file whose name says SVG and whose content does not, or the other way round',
  write: 'the ending of the name that fits, or the picture saved again as what its name says',
};

/**
 * Looks for what would break the build or show visitors nothing: it reads the size as Astro does, and
 * draws the whole picture once.
 *
 * @param bytes the file
 * @param name its name, whose ending says what it is meant to be
 * @returns undefined when the picture is in order
 */
export async function pictureFlaw(bytes: Uint8Array, name: string): Promise<Flaw | undefined> {
  const isNamedSvg = /\.svg$/i.test(name);
  const text = isNamedSvg ? new TextDecoder().decode(bytes) : '';
  if (isNamedSvg && !/<svg[\s>]/.test(text)) return noPicture;
  if (isNamedSvg && !SVG_NAMESPACE.test(text)) return withoutNamespace;
  const error = await drawingError(bytes);
  const format = await imageMetadata(bytes, name).then(
    (size) => size.format,
    () => undefined,
  );
  if (isNamedSvg) {
    if (error && (format || /XML/.test(error))) return malformed;
    if (!format) return withoutSize;
  }
  if (error) return /unsupported image format|is empty/i.test(error) ? noPicture : damaged;
  if (!format) return noPicture;
  return (format === 'svg') === isNamedSvg ? undefined : misnamed;
}

/** What goes wrong when the whole picture is drawn. */
async function drawingError(bytes: Uint8Array): Promise<string | undefined> {
  try {
    // Small, so that a photo of 50 megapixels does not fill the memory; every line is decoded all the same.
    await sharp(bytes, { failOn: 'truncated' }).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return undefined;
  } catch (error) {
    return String(error);
  }
}
