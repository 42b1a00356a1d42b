/** The commas of scripts with a comma of their own, each with the space after it, if it has one. */
const COMMAS: Readonly<Record<string, string>> = {
  Arab: '، ',
  Ethi: '፣ ',
  Nkoo: '߸ ',
  Syrc: '، ',
  Thaa: '، ',
  Hans: '，',
  Hant: '，',
  Jpan: '、',
};

/** Joins words with the comma of the script of a language. @param language a code such as `ar-EG` */
export const joinedByComma = (words: readonly string[], language: string) =>
  words.join(COMMAS[new Intl.Locale(language).maximize().script ?? ''] ?? ', ');

/**
 * The value of the property `og:locale`, which always names a country: `de_AT` for `de-AT`, and `de_DE` for `de`,
 * after the country with the most speakers.
 */
export function openGraphLocale(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize();
  return `${code}_${region}`;
}
