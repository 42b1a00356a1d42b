/** The id of a family in npm: `Bricolage Grotesque` is in `@fontsource-variable/bricolage-grotesque`. */
export const typefaceId = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** A family for headings and texts by script, where the default ones have no letters; each also has Latin ones. */
const FAMILIES: Readonly<Record<string, string>> = {
  Arab: 'Cairo',
  Deva: 'Noto Sans Devanagari',
  Hans: 'Noto Sans SC',
  Hebr: 'Heebo',
  Jpan: 'Noto Sans JP',
};

/**
 * The family with the letters of a language.
 *
 * @param language a code such as `ar` or `zh-SG`
 * @returns undefined where the default typefaces have them, or none is known
 */
export const typefaceFor = (language: string): string | undefined =>
  FAMILIES[new Intl.Locale(language).maximize().script ?? ''];
