/** Whether a file of the content is a typeface of the owner's own, by its path from `content/`. */
export const isTypefaceFile = (path: string) => /^typefaces\/[^/]+\.(?:woff2|ttf|otf)$/.test(path);

/** Whether a typeface is named by the path of its file, such as `./typefaces/brand.woff2`. */
export const isTypefacePath = (name: string) => name.includes('/');

/**
 * The id of a family in npm: `Bricolage Grotesque` is in `@fontsource-variable/bricolage-grotesque`. A file of the
 * owner's own is known by its path, in one normal form.
 */
export const typefaceId = (name: string) =>
  isTypefacePath(name)
    ? name.trim().normalize('NFC')
    : name
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
