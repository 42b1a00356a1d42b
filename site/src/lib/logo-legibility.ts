import { join } from 'node:path';
import { contentFolder } from 'virtual:content/files';
import sharp from 'sharp';
import { contrast, parseColour } from '../../../packages/content-model/src/theme/colour.ts';
import type { frameColours } from '../theme/theme-css.ts';

/** The contrast that WCAG 1.4.11 requires of graphics. */
const leastContrast = 3;

/** The width and height in pixels at which the logo is analysed. */
const side = 48;

/**
 * The colour scheme in which a logo has too little contrast with the page; undefined when the contrast is enough in
 * both schemes. A logo with a background of its own always has enough.
 *
 * @param path relative to `content/`
 * @param grounds the page's background in each scheme
 */
export async function schemeThatHides(
  path: string,
  grounds: ReturnType<typeof frameColours>,
): Promise<'light' | 'dark' | undefined> {
  const pixels = await sharp(join(contentFolder, path))
    .resize(side, side, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const inked: string[] = [];
  for (let place = 0; place < pixels.length; place += 4) {
    const isInked = (pixels[place + 3] ?? 0) > 200;
    if (isInked) inked.push(`#${pixels.subarray(place, place + 3).toString('hex')}`);
  }
  if (inked.length > (pixels.length / 4) * 0.95) return undefined;
  const isLost = (ground: string) => {
    const page = parseColour(ground);
    const seen = inked.filter((colour) => {
      const ink = parseColour(colour);
      return ink && page && contrast(ink, page) >= leastContrast;
    });
    return seen.length < inked.length / 2;
  };
  return (['dark', 'light'] as const).find((scheme) => isLost(grounds[scheme]));
}
