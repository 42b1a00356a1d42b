const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The letters of a text, each with its marks. */
export const graphemesOf = (text: string) =>
  [...segments.segment(text)].map(({ segment }) => segment);
