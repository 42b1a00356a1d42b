/** Letters that Unicode does not take apart, each with the letters that people type for it. */
const TYPED_AS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  // Arabic letters that Persian and Urdu keyboards write otherwise.
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
  '־': '-',
};

const LETTERS = new RegExp(`[${Object.keys(TYPED_AS).join('')}]`, 'gu');

/**
 * A text as a search compares it: without case, accents, widths, invisible characters and kinds of quotation marks,
 * dashes and spaces. A search finds a text if the folded text contains the folded query.
 */
export const fold = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[‘’‚‛´`ʹʼ′]/gu, "'")
    .replaceAll(/[“”„‟«»″]/gu, '"')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    // By way of capitals, since ẞ, ß and SS, ı and I, ς and σ share one.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(LETTERS, (letter) => TYPED_AS[letter] ?? letter)
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ');
