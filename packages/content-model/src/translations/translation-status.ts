import { collectionOf } from '../check/locate.ts';
import type { ContentFiles } from '../read-content.ts';
import { fieldName } from '../schema-traversal.ts';
import { fingerprintIn, fingerprintOf } from './fingerprint.ts';
import { translate } from './translate.ts';
import { siteLanguages, translationPath } from './translation-files.ts';

/** The work that is left to translate an entry into a language. */
export type TranslationTask = {
  /** The file of the entry in the first language, from `content/`. */
  source: string;
  /** The file of the translation, whether it is there or not. */
  file: string;
  /** The names of the fields whose texts are missing; `text` stands for the text of a page. */
  missing: readonly string[];
  /** Whether the source says something else than when it was translated. */
  isOutdated: boolean;
};

/** The work that is left in each language that is not the first, in the order of the site. */
export function translationTasks(
  content: ContentFiles,
): { language: string; tasks: TranslationTask[] }[] {
  const { files, translations = new Map<string, string>() } = content;
  return siteLanguages(files)
    .slice(1)
    .map((language) => {
      const { entries } = translate(files, translations, language);
      const tasks = [...entries].map(([source, { file, missing }]): TranslationTask => {
        const collection = collectionOf(source);
        const then = fingerprintIn(translations.get(file ?? '') ?? '');
        const now = collection && fingerprintOf(collection, files.get(source) ?? '');
        return {
          source,
          file: file ?? translationPath(source, language),
          missing: missing.map((path) => fieldName(path) || 'text'),
          isOutdated: then !== undefined && then !== now,
        };
      });
      return {
        language,
        tasks: tasks.filter((each) => each.missing.length > 0 || each.isOutdated),
      };
    });
}
