import type { Changes } from '../changes.ts';
import { collectionOf } from '../check/locate.ts';
import type { ContentFiles } from '../read-content.ts';
import { isObject } from '../schema-traversal.ts';
import { siteFields } from '../site-facts.ts';
import { rewriteEntry } from '../write.ts';
import { draftTranslation } from './draft-translation.ts';
import { siteLanguages, translationOf, translationPath } from './translation-files.ts';

/** The file with the facts of the site, with any ending. */
const sitePath = ({ files }: ContentFiles) =>
  [...files.keys()].find((path) => /^site\/site\.\w+$/.test(path)) ?? 'site/site.yaml';

/**
 * Changes the list of the site's languages; a site with one language has no list. By default, a link to a page that is
 * not translated leads to the page in the first language. Otherwise no page could be published before all are translated.
 */
function withLanguages(content: ContentFiles, languages: readonly string[]): [string, string] {
  const path = sitePath(content);
  const fields = siteFields(content.files);
  const {
    languages: _,
    untranslatedLinks = 'first-language',
    ...others
  } = isObject(fields) ? fields : {};
  const entry = languages.length > 1 ? { ...others, languages, untranslatedLinks } : others;
  return [path, rewriteEntry(path, content.files.get(path) ?? '', entry)];
}

/** The last part of the address that a page has in a language, by the file of the page. */
export type OwnAddresses = ReadonlyMap<string, string>;

/** A translation that names the address of its page. */
const withAddress = (text = '', address?: string): string | undefined => {
  if (address === undefined) return text || undefined;
  return text.startsWith('---\n')
    ? text.replace(/\n---\n/, `\nslug: ${address}\n---\n`)
    : `${text}address: ${address}\n`;
};

/**
 * The translations that a new language begins with, each text a draft, and the language in the list of the site.
 *
 * @param addresses the addresses of pages in the language
 */
export function addLanguage(
  content: ContentFiles,
  language: string,
  addresses: OwnAddresses = new Map(),
): Changes {
  const drafts = [...content.files].flatMap(([path, source]): [string, string][] => {
    const collection = collectionOf(path);
    const draft = collection && draftTranslation(collection, source, language);
    const text = withAddress(draft, addresses.get(path));
    return text === undefined ? [] : [[translationPath(path, language), text]];
  });
  const languages = [...siteLanguages(content.files), language];
  return new Map([...drafts, withLanguages(content, languages)]);
}

/** Takes every translation into a language away, and the language from the list of the site. */
export function removeLanguage(content: ContentFiles, language: string): Changes {
  const own = translationsInto(content, language).map((path): [string, undefined] => [
    path,
    undefined,
  ]);
  const languages = siteLanguages(content.files).filter((each) => each !== language);
  return new Map<string, string | undefined>([...own, withLanguages(content, languages)]);
}

const translationsInto = ({ translations = new Map() }: ContentFiles, language: string): string[] =>
  [...translations.keys()].filter((path) => translationOf(path)?.language === language);

/** The translations into a language in which somebody has written. */
export function writtenTranslations(
  content: ContentFiles,
  language: string,
  addresses?: OwnAddresses,
): string[] {
  const drafts = addLanguage(content, language, addresses);
  return translationsInto(content, language).filter(
    (path) => content.translations?.get(path) !== drafts.get(path),
  );
}
