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
  type PageId,
  publishedPages,
  untranslatedSections,
  withoutSections,
} from './published-pages.ts';
import { translate } from './translate.ts';
import { type TranslationTask, translationTasks } from './translation-status.ts';

/** A part of the site that visitors do not see in a language until the entries of the tasks are translated. */
export type WaitingTranslation = {
  language: string;
  /** The whole language, a section of the home page, pages, or single texts and entries. */
  what: 'language' | 'section' | 'pages' | 'parts';
  /** The section, or the addresses of the pages in the first language. */
  names: readonly string[];
  tasks: readonly TranslationTask[];
};

/** The parts of the site that visitors do not see because they are not translated, in the order of its languages. */
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
  /** The tasks without which nothing of these collections is shown. */
  const blocking: Blocking = (names) =>
    tasks.filter(({ source }) => {
      const collection = collectionOf(source);
      const isShown = whole.entries.get(source)?.leftOut !== undefined;
      return !isShown && collection !== undefined && names.includes(collectionName(collection));
    });
  if (!published.has('home')) {
    return [{ language, what: 'language', names: [], tasks: blocking(HOME) }];
  }
  const missingPages = [...pagesOf(files).addresses, ...fixedAddresses('')].filter(
    ([id]) => !published.has(id),
  );
  const waiting = [
    ...waitingSections(language, sections, blocking),
    ...waitingPages(language, missingPages, tasks, blocking),
  ];
  const named = new Set(waiting.flatMap((each) => each.tasks));
  const others = tasks.filter((task) => !named.has(task));
  if (others.length > 0) waiting.push({ language, what: 'parts', names: [], tasks: others });
  return waiting;
}

/** Finds the tasks without which nothing of the named collections is shown. */
type Blocking = (collections: readonly string[]) => readonly TranslationTask[];

const waitingSections = (
  language: string,
  sections: readonly string[],
  blocking: Blocking,
): WaitingTranslation[] =>
  sections.map((section) => {
    const own = [...collections.keys()].filter((name) => sectionOf(name) === section);
    return { language, what: 'section', names: [section], tasks: blocking(own) };
  });

/** The pages that wait. Pages that wait for the same files are together. */
function waitingPages(
  language: string,
  pages: readonly [id: PageId, address: string][],
  tasks: readonly TranslationTask[],
  blocking: Blocking,
): WaitingTranslation[] {
  const missing = pages.map(([id, address]) => {
    // A case study has the texts of its project as well.
    const own = tasks.filter(({ source }) => withoutExtension(source) === id);
    return { address, tasks: [...own, ...blocking(neededFor(id))] };
  });
  const groups = Map.groupBy(missing, (page) => page.tasks.map(({ file }) => file).join());
  return [...groups.values()].map((alike) => ({
    language,
    what: 'pages',
    names: alike.map(({ address }) => address),
    tasks: alike[0]?.tasks ?? [],
  }));
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
  const message = String(valueAt(wordsOf('admin', reader), ['translations', 'waiting']));
  return messageOf(
    message,
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
