/** Characters of several code points or code units, which must not be cut apart. */
export const graphemes = ['🎉', '👩‍👩‍👧', '👍🏽', '🇳🇬', 'e\u0301\u0323', 'हि'];

/** Long texts of a grapheme, in which a limit of bytes or characters falls on different parts of the grapheme. */
export const textsToCut = (grapheme: string) =>
  ['', 'x', 'xx'].map((offset) => offset + grapheme.repeat(6000 / grapheme.length));

/** Returns a function that says whether a text contains a grapheme only as a whole. */
export const hasOnlyWhole = (grapheme: string) => {
  const part = new RegExp(`[${[...grapheme].join('')}]`, 'u');
  return (text: string) => !part.test(text.replaceAll(grapheme, '').replace(/[a-z]+/gi, ''));
};
