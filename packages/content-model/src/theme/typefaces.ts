/** Whether a file of the content is a typeface of the owner's own, by its path from `content/`. */
export const isTypefaceFile = (path: string) => /^typefaces\/[^/]+\.(?:woff2|ttf|otf)$/.test(path);

/** Whether a typeface is named by the path of its file, such as `./typefaces/brand.woff2`. */
export const isTypefacePath = (name: string) => name.includes('/');

/**
 * The id of a family in npm: `Bricolage Grotesque` is in `@fontsource-variable/bricolage-grotesque`. The id of a file of
 * the owner's own is its path in one normal form.
 */
export const typefaceId = (name: string) =>
  isTypefacePath(name)
    ? name.trim().normalize('NFC')
    : name
        .trim()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-');

/** A family for each script that the default typefaces lack. Each family also has Latin letters. */
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
 * @returns undefined if the default typefaces have the letters, or no family is known
 */
export const typefaceFor = (language: string): string | undefined =>
  FAMILIES[new Intl.Locale(language).maximize().script ?? ''];
