import { getImage } from 'astro:assets';
import { pictures } from 'virtual:content/pictures';
import { href } from './href.ts';

/** The data of a picture from which its markup is made; the size keeps the page from moving as the picture loads. */
export interface PictureData {
  /** The address of one width for browsers without AVIF, older than 2022. */
  src: string;
  /** The address for a dark page, for a drawing that follows the colour scheme. */
  darkSrc?: string;
  /** The widths in AVIF; none for a drawing, which has no resolution. */
  avifSrcSet?: string;
  /** The picture's own size in pixels: the page reserves this space. */
  width: number;
  height: number;
  /** How many times wider than its frame the picture is drawn, when it covers a frame of narrower proportions. */
  wider?: number;
  /** Whether the picture is a placeholder, because the owner has given none yet. */
  isPlaceholder?: boolean;
}

/** The size of the placeholder in pixels; see pages/picture-placeholder.svg.ts. */
export const PLACEHOLDER = { width: 500, height: 300 };

/** Compression from 0 to 100: the lowest at which text on the product screens stays crisp. */
const quality = { avif: 52, webp: 74 };

interface PictureOptions {
  /** `rasterize` makes pixels of an SVG: a smaller file for a detailed drawing that is shown very small. */
  drawing?: 'keep' | 'rasterize';
  /**
   * The proportions (width by height) of a frame that the picture covers. A picture that is wider than its frame
   * needs more pixels.
   */
  covers?: number;
}

/**
 * Prepares a picture of the content folder.
 *
 * @param path relative to `content/`, as the content reader gives it; empty for the placeholder
 * @param widths the widths of the frame in pixels; widths above the picture's own are left out
 * @throws when the picture does not exist, which the content reader has already ruled out
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
