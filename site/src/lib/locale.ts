/** The commas of scripts that have their own, with the space after them. */
const COMMAS: Readonly<Record<string, string>> = {
  ...{ Arab: '، ', Ethi: '፣ ', Nkoo: '߸ ', Syrc: '، ', Thaa: '، ' },
  ...{ Hans: '，', Hant: '，', Jpan: '、' },
};

/** Joins words with the comma of the script of a language. @param language a code such as `ar-EG` */
export const joinedByComma = (words: readonly string[], language: string) =>
  words.join(COMMAS[new Intl.Locale(language).maximize().script ?? ''] ?? ', ');

/**
 * A language for the property `og:locale`, which always names a country: `de_AT` for `de-AT`, and for `de` the
 * country in which most people speak it, `de_DE`.
 */
export function openGraphLocale(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize();
  return `${code}_${region}`;
}
