/** The commas of scripts that have one of their own, with the space that follows it. */
const COMMAS: Readonly<Record<string, string>> = {
  ...{ Arab: '، ', Ethi: '፣ ', Nkoo: '߸ ', Syrc: '، ', Thaa: '، ' },
  ...{ Hans: '，', Hant: '，', Jpan: '、' },
};

/** Writes words one after the other, with the comma of the language's script. @param language a code such as `ar-EG` */
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
