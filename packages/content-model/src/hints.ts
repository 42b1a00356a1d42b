import { emptyListHints } from './empty-list-hints.ts';
import type { ContentIssue } from './issue.ts';
import { orderHints } from './order-hints.ts';
import type { ContentFiles } from './read-content.ts';
import type { SiteLanguage } from './read-site.ts';
import { typefacesOf } from './schemas/theme.ts';
import { letterHints } from './theme/missing-letters.ts';
import { signHints } from './theme/missing-signs.ts';
import { splitTranslations } from './translations/translation-files.ts';

/** What the files of typefaces have. */
export type TypefaceFiles = {
  /** The ranges of letters of a family, by its id; undefined for one that is not installed. */
  rangesOf: (id: string) => readonly string[] | undefined;
  /** Tells whether a typeface, as the theme names it, has a glyph for a character. */
  glyphsOf: (typeface: string) => (character: string) => boolean;
};

/**
 * What an owner may want to change, though nothing keeps the content from being published.
 *
 * @param languages the site of the content
 */
export function contentHints(
  content: ContentFiles,
  languages: readonly SiteLanguage[],
  { rangesOf, glyphsOf }: TypefaceFiles,
): ContentIssue[] {
  const names = languages.flatMap((each) => Object.values(typefacesOf(each.content.theme)));
  const letters = languages.flatMap((each) => letterHints(each.content, rangesOf));
  return [
    ...new Map(letters.map((hint) => [JSON.stringify(hint), hint])).values(),
    ...signHints(content, new Map(names.map((name) => [name, glyphsOf(name)]))),
    ...orderHints(content.files),
    ...emptyListHints(splitTranslations(content.files).files),
  ];
}
