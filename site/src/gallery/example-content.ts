// The content of the examples: the words and pictures of the sample, whatever content the site has, and words that are hard
// to lay out.
import { loadContent } from '../../../packages/content-store/src/content.ts';
import { SAMPLE_FOLDER } from '../../../packages/content-store/src/folder.ts';
import type { PictureData } from '../lib/pictures.ts';

export const content = await loadContent(SAMPLE_FOLDER);

const files = import.meta.glob<string>('../../../sample/content/**/*.{png,svg}', {
  eager: true,
  import: 'default',
  query: '?url',
});

type Size = readonly [width: number, height: number];

/** A picture of the sample as its original file, without the versions that a build makes. */
export function examplePicture(path: string, [width, height]: Size): PictureData {
  const src = files[`../../../sample/content/${path}`];
  if (!src) throw new Error(`The sample has no picture ${path}.`);
  return { src, width, height };
}

export const brokenPicture: PictureData = {
  src: 'data:image/png,broken',
  width: 1600,
  height: 1200,
};

export const screenSize: Size = [1600, 1200];
export const portraitSize: Size = [144, 144];

export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
export const longName = 'Oluwaseun Temitope Adebayo-Olorunfunmi-Ogunbanjo the Younger';
export const longSentence =
  'Everything that was promised is here, and so is all that nobody had thought of when the first line of it was drawn on the back of an envelope, in the rain, at the third bus stop after the bridge.';

/** The entries, with some other values in the first entry. */
export const withFirst = <Item extends object>(
  items: readonly Item[],
  change: Partial<Item>,
): Item[] => items.map((item, index) => (index === 0 ? { ...item, ...change } : item));
