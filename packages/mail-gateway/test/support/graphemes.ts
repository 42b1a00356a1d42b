/** Characters of several code points or code units, which must not be cut apart. */
export const graphemes = ['🎉', '👩‍👩‍👧', '👍🏽', '🇳🇬', 'e\u0301\u0323', 'हि'];

/** Long texts of a grapheme, whose limits in bytes and characters fall at different parts of it. */
export const textsToCut = (grapheme: string) =>
  ['', 'x', 'xx'].map((offset) => offset + grapheme.repeat(6000 / grapheme.length));

/** Whether a text has no part of a grapheme without the others. */
export const hasOnlyWhole = (grapheme: string) => {
  const part = new RegExp(`[${[...grapheme].join('')}]`, 'u');
  return (text: string) => !part.test(text.replaceAll(grapheme, '').replace(/[a-z]+/gi, ''));
};
