import { messageOf } from '../../../words/message.ts';
import { wordsOf } from '../../../words/words.ts';
import { collectionOf } from '../check/locate.ts';
import { withoutExtension } from '../check/pictures.ts';
import { collectionName, collections } from '../collections.ts';
import { sectionLabel } from '../labels.ts';
import { pagesOf } from '../pages.ts';
import type { ContentFiles } from '../read-content.ts';
import { valueAt } from '../schema-traversal.ts';
import { sectionOf } from '../site-map.ts';
import {
  fixedAddresses,
  HOME,
  neededFor,
  publishedPages,
  untranslatedSections,
  withoutSections,
} from './published-pages.ts';
import { translate } from './translate.ts';
import { type TranslationTask, translationTasks } from './translation-status.ts';

/** Something that visitors do not see in a language until the entries of the tasks are translated. */
export type WaitingTranslation = {
  language: string;
  /** The whole language, a section of the home page, pages, or single texts and entries. */
  what: 'language' | 'section' | 'pages' | 'parts';
  /** The section, or the addresses of the pages in the first language. */
  names: readonly string[];
  tasks: readonly TranslationTask[];
};

/** All that visitors do not see in a language because it is not translated, in the order of the site's languages. */
export const waitingTranslations = (content: ContentFiles): WaitingTranslation[] =>
  translationTasks(content).flatMap(({ language, tasks }) =>
    waitingIn(
      content,
      language,
      tasks.filter(({ missing }) => missing.length > 0),
    ),
  );

function waitingIn(
  { files, translations = new Map() }: ContentFiles,
  language: string,
  tasks: readonly TranslationTask[],
): WaitingTranslation[] {
  const whole = translate(files, translations, language);
  const sections = untranslatedSections(files, whole);
  const published = publishedPages(withoutSections(whole, sections), '');
  const nameOf = ({ source }: TranslationTask) => {
    const collection = collectionOf(source);
    return collection && collectionName(collection);
  };
  /** The tasks without which nothing of these collections is shown. */
  const blocking = (names: readonly string[]) =>
    tasks.filter((task) => {
      const isShown = whole.entries.get(task.source)?.leftOut !== undefined;
      return !isShown && names.some((name) => name === nameOf(task));
    });
  if (!published.has('home')) {
    return [{ language, what: 'language', names: [], tasks: blocking(HOME) }];
  }
  const hidden = sections.map((name) => ({
    ...{ language, what: 'section' as const, names: [name] },
    tasks: blocking([...collections.keys()].filter((each) => sectionOf(each) === name)),
  }));
  const missing = [...pagesOf(files).addresses, ...fixedAddresses('')]
    .filter(([id]) => !published.has(id))
    .map(([id, address]) => {
      // A case study has the texts of its project as well.
      const own = tasks.filter(({ source }) => withoutExtension(source) === id);
      return { address, tasks: [...own, ...blocking(neededFor(id))] };
    });
  const pages = Map.groupBy(missing, (page) => page.tasks.map(({ file }) => file).join());
  const found = [
    ...hidden,
    ...[...pages.values()].map((alike) => ({
      ...{ language, what: 'pages' as const, names: alike.map(({ address }) => address) },
      tasks: alike[0]?.tasks ?? [],
    })),
  ];
  const named = new Set(found.flatMap((each) => each.tasks));
  const others = tasks.filter((task) => !named.has(task));
  return others.length > 0
    ? [...found, { language, what: 'parts', names: [], tasks: others }]
    : found;
}

/**
 * A sentence about the parts that visitors do not see in a language until the listed entries are translated.
 *
 * @param reader the language of the sentence, one of the editor's languages
 */
export function waitingSentence(
  { language, what, names }: WaitingTranslation,
  reader = 'en',
): string {
  return messageOf(
    String(valueAt(wordsOf('admin', reader), ['translations', 'waiting'])),
    reader,
  )({
    what,
    name: new Intl.ListFormat(reader).format(names.map((name) => sectionLabel(name, reader))),
    language: new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language,
  });
}

/** The sentence, and a line for each file that is to be translated. */
export const waitingLines = (waiting: WaitingTranslation): string =>
  [
    waitingSentence(waiting),
    ...waiting.tasks.map(({ file, missing }) => `  content/${file}: ${missing.join(', ')}`),
  ].join('\n');
