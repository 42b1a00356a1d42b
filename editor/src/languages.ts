import { type ContentFiles, siteFields } from '../../content-model/src/read-content.ts';
import { valueAt } from '../../content-model/src/schema-traversal.ts';
import { hasWords } from '../../words/words.ts';

/** The code of a language that the editor speaks. */
export type Language = 'en' | 'de';

/** The language to speak to the owner of this content: the site's, where the editor speaks it, else English. */
export function languageOf({ files }: Pick<ContentFiles, 'files'>): Language {
  const tag = valueAt(siteFields(files), ['language']);
  const [code = ''] = typeof tag === 'string' ? tag.toLowerCase().split('-') : [];
  return hasWords('editor', code) ? (code as Language) : 'en';
}
