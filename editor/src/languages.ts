import { type ContentFiles, siteFields } from '../../content-model/src/read-content.ts';
import { valueAt } from '../../content-model/src/schema-traversal.ts';

/** The languages that the editor speaks: the site's, where it is one of them, else English. */
export type Language = 'en' | 'de';

/** The same words in every language of the editor. */
export type Translations<Words> = Readonly<Record<Language, Words>>;

/** The language to speak to the owner of this content. */
export function languageOf({ files }: Pick<ContentFiles, 'files'>): Language {
  const tag = valueAt(siteFields(files), ['language']);
  return typeof tag === 'string' && /^de\b/i.test(tag) ? 'de' : 'en';
}
