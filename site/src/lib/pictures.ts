import { getImage } from 'astro:assets';
import { pictures } from 'virtual:content/pictures';
import { href } from './href.ts';

/** A picture with everything that the markup needs to show it without moving the page. */
export interface PictureData {
  /** For browsers without AVIF, older than 2022: one width. */
  src: string;
  /** The same for a dark page, of a drawing that follows the colour scheme. */
  darkSrc?: string;
  /** The widths offered, as AVIF; none for a drawing, which has no resolution. */
  avifSrcSet?: string;
  /** The picture's own size in pixels: the space that is kept for it. */
  width: number;
  height: number;
  /** The drawn width divided by that of the frame, when the picture covers a frame of narrower proportions. */
  wider?: number;
  /** Whether this is the placeholder for a picture that the owner has not given yet. */
  isPlaceholder?: boolean;
}

/** The size of the placeholder in pixels; see pages/picture-placeholder.svg.ts. */
export const PLACEHOLDER = { width: 500, height: 300 };

/** Compression from 0 to 100: the lowest at which text on the product screens stays crisp. */
const quality = { avif: 52, webp: 74 };

interface PictureOptions {
  /** `rasterize` makes an SVG a picture of pixels: smaller for a detailed one that is shown very small. */
  drawing?: 'keep' | 'rasterize';
  /** The proportions (width by height) of a frame that it covers: of a wider picture more pixels are needed. */
  covers?: number;
}

/**
 * Prepares a picture of the content folder.
 *
 * @param path relative to `content/`, as the content reader gives it; empty for the placeholder.
 * @param widths in pixels, the widths of the frame to offer it for; those wider than the picture are left out.
 * @throws when the picture does not exist, which the content reader has already ruled out.
 */
export async function picture(
  path: string,
  widths: readonly number[] = [],
  { drawing = 'keep', covers }: PictureOptions = {},
): Promise<PictureData> {
  if (path === '') {
    return { src: href('/picture-placeholder.svg'), ...PLACEHOLDER, isPlaceholder: true };
  }
  const file = await pictures[path]?.();
  if (!file) throw new Error(`There is no picture content/${path}.`);
  const { width, height } = file;
  if (file.format === 'svg' && drawing === 'keep') {
    const dark = await pictures[`${path}?dark`]?.();
    return { src: file.src, width, height, ...(dark && { darkSrc: dark.src }) };
  }

  const wider = Math.max(1, width / height / (covers ?? Number.POSITIVE_INFINITY));
  const wanted = widths.map((each) => Math.round(each * wider));
  const offered = [
    ...new Set([
      ...wanted.filter((each) => each < width),
      Math.min(width, Math.max(...wanted, 0) || width),
    ]),
  ];
  const made = (format: 'avif' | 'webp', each: number) =>
    getImage({ src: file, format, width: each, quality: quality[format] });
  const avif = offered.map(async (each) => `${(await made('avif', each)).src} ${each}w`);
  const middle = offered[Math.floor(offered.length / 2)] ?? width;
  return {
    src: (await made('webp', middle)).src,
    avifSrcSet: (await Promise.all(avif)).join(', '),
    width,
    height,
    ...(wider > 1 && { wider }),
  };
}
