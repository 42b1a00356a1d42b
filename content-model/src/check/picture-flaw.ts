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
 * Looks for what would break the build or show visitors nothing: it asks for a size where Astro
 * does, and draws the whole picture once.
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
  const format = await formatOf(bytes, text);
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

/** The format of a picture; undefined when it has none, or is an SVG without a size that Astro finds. */
async function formatOf(bytes: Uint8Array, svg: string): Promise<string | undefined> {
  const format = await storedFormat(bytes);
  if (svg === '' || (format && format !== 'svg')) return format;
  const start = new TextDecoder().decode(bytes.subarray(0, 1000));
  return SVG_ROOT.test(start) && hasSize(SVG_ROOT.exec(svg)?.[0] ?? '') ? 'svg' : undefined;
}

async function storedFormat(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await sharp(bytes).metadata()).format;
  } catch {
    return undefined;
  }
}

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
