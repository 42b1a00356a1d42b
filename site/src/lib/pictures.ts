import { getImage } from 'astro:assets';
import { pictures } from 'virtual:content/pictures';
import { href } from './href.ts';

/** A picture with everything that the markup needs to show it without moving the page. */
export interface PictureData {
  src: string;
  /** The widths offered, for `srcset`; none for a drawing, which has no resolution. */
  srcSet?: string;
  /** The same widths as AVIF, which most browsers take. */
  avifSrcSet?: string;
  /** The picture's own size in pixels: the space that is kept for it. */
  width: number;
  height: number;
  /** Whether this is the placeholder for a picture that the owner has not given yet. */
  isPlaceholder?: boolean;
}

/** The size of the placeholder in pixels; see pages/picture-placeholder.svg.ts. */
export const PLACEHOLDER = { width: 500, height: 300 };

/** Compression from 0 to 100: the lowest at which text on the product screens stays crisp. */
const quality = { avif: 52, webp: 74 };

/**
 * Prepares a picture of the content folder.
 *
 * @param path relative to `content/`, as the content reader gives it; empty for the placeholder.
 * @param widths in pixels, the widths to offer; those wider than the picture are left out.
 * @param drawing whether a drawing (SVG) stays one, or becomes a picture: lighter where a detailed one
 * is shown very small.
 * @throws when the picture does not exist, which the content reader has already ruled out.
 */
export async function picture(
  path: string,
  widths: readonly number[] = [],
  drawing: 'keep' | 'rasterize' = 'keep',
): Promise<PictureData> {
  if (path === '') {
    return { src: href('/picture-placeholder.svg'), ...PLACEHOLDER, isPlaceholder: true };
  }
  const file = await pictures[path]?.();
  if (!file) throw new Error(`There is no picture content/${path}.`);
  const { width, height } = file;
  if (file.format === 'svg' && drawing === 'keep') return { src: file.src, width, height };

  const offered = [
    ...new Set([
      ...widths.filter((each) => each < width),
      Math.min(width, Math.max(...widths, 0) || width),
    ]),
  ];
  const inFormat = async (format: 'avif' | 'webp') =>
    Promise.all(
      offered.map(async (each) => {
        const made = await getImage({ src: file, format, width: each, quality: quality[format] });
        return { src: made.src, width: each };
      }),
    );
  const [avif, webp] = await Promise.all([inFormat('avif'), inFormat('webp')]);
  const list = (made: typeof webp) => made.map((each) => `${each.src} ${each.width}w`).join(', ');
  const middle = webp[Math.floor(webp.length / 2)] ?? webp[0];
  return {
    src: middle?.src ?? file.src,
    srcSet: list(webp),
    avifSrcSet: list(avif),
    width,
    height,
  };
}
