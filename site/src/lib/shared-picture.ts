import { getImage } from 'astro:assets';
import { pictures } from 'virtual:content/pictures';

/** A picture for programs other than browsers, such as previews of links and readers of feeds. */
export interface SharedPicture {
  /** The address, with the base path. */
  src: string;
  width: number;
  height: number;
}

/** The size in pixels that previews ask for, and the largest width in a feed. */
const CARD = { width: 1200, height: 630 };

/**
 * Makes a JPEG of a picture of the content folder; those programs know neither AVIF nor SVG.
 *
 * @param path relative to `content/`
 * @param shape `card` cuts it to the proportions of a preview, `whole` shows all of it
 * @throws when the picture does not exist, which the content reader has already ruled out
 */
export async function sharedPicture(path: string, shape: 'card' | 'whole'): Promise<SharedPicture> {
  const file = await pictures[path]?.();
  if (!file) throw new Error(`There is no picture content/${path}.`);
  const width = file.format === 'svg' ? CARD.width : Math.min(CARD.width, file.width);
  const ratio = shape === 'card' ? CARD.height / CARD.width : file.height / file.width;
  const height = Math.round(width * ratio);
  const { src } = await getImage({
    src: file,
    format: 'jpeg',
    width,
    height,
    quality: 80,
    fit: 'cover',
    background: '#ffffff',
  });
  return { src, width, height };
}
