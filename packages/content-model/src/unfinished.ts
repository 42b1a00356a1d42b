import { messageOf } from '../../words/message.ts';
import { hasWords, wordsOf } from '../../words/words.ts';
import { locate } from './check/locate.ts';
import { type Collection, collectionName, collections } from './collections.ts';
import { draftsIn, isHidden, type Unfinished } from './drafts.ts';
import { kindAreaLabel } from './labels.ts';
import { interfaceWords } from './languages.ts';
import { oncePer } from './once.ts';
import { kindWith } from './page-kinds/page-kinds.ts';
import { pagesOf } from './pages.ts';
import { fieldsIn, splitFrontMatter } from './parse.ts';
import type { ContentFiles } from './read-content.ts';
import { type FieldPath, fieldName, mapFields, metadata, valueAt } from './schema-traversal.ts';
import { sectionWith } from './sections/sections.ts';
import { singletonFields, siteFacts } from './site-facts.ts';
import { siteMap } from './site-map.ts';

type Files = ContentFiles['files'];
type Text = Unfinished & { field: string; path: FieldPath; widget: string | undefined };

/** The number of words from which a text belongs to the sample: any agency may call a page `Our services`. */
const SENTENCE = 4;

const wordsIn = (text: string) =>
  text.replaceAll(/\{\w+\}/g, '').match(/\p{L}[\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;

/** The texts and links of a collection's files. */
function textsOf(collection: Collection, files: Files): Text[] {
  return locate(collection, files).flatMap((path) => {
    const source = files.get(path) ?? '';
    const parts = collection.type === 'documents' ? splitFrontMatter(source) : undefined;
    const texts: Text[] = [];
    const add = (text: unknown, at: FieldPath, widget?: string) => {
      if (typeof text !== 'string') return;
      const field = fieldName(at);
      texts.push({ file: `content/${path}`, field, text: text.trim(), path: at, widget });
    };
    mapFields(collection.schema, fieldsIn(source), (text, field, at) => {
      add(text, at, metadata(field).widget);
      return text;
    });
    if (parts) add(parts.body, ['text']);
    return texts;
  });
}

/** Whether entries are named after people and clients. */
function hasProperNames(collection: Collection): boolean {
  const section = sectionWith(collection);
  return (section?.properNames ?? []).some((name) => section?.collections[name] === collection);
}

/** Whether a text of the sample holds for no other agency. */
function isOfSample(collection: Collection, { path, text, widget }: Text): boolean {
  const name = collectionName(collection);
  if (widget === 'link') return /^https?:/.test(text);
  if (valueAt(interfaceWords('en', name), path) !== undefined) return false;
  if (kindWith(collection)?.rareFields?.some((field) => field === path[0])) return false;
  if (name === 'site' && ['brand', 'legalName'].includes(String(path[0]))) return true;
  const isName = collection.type === 'list' && collection.unique === path[0];
  return (isName && hasProperNames(collection)) || wordsIn(text) >= SENTENCE;
}

/** A key of a text by its field. The same text at another place of a list has the same key. */
const keyOf = ({ path, text }: Text) =>
  `${path.filter((part) => typeof part === 'string')} ${text}`;

/** The texts of the sample that no other agency has, by collection. */
const textsOnlyOfSample = oncePer(
  (sample: Files) =>
    new Map(
      [...collections.values()].map((collection) => {
        const texts = textsOf(collection, sample).filter((text) => isOfSample(collection, text));
        return [collection, new Set(texts.map(keyOf))];
      }),
    ),
);

/** Texts and links that are as in the sample, wherever they stand in their collection. */
function textsOfSample(collection: Collection, files: Files, sample: Files): Unfinished[] {
  const known = textsOnlyOfSample(sample).get(collection);
  if (!known || known.size === 0) return [];
  return textsOf(collection, files)
    .filter((text) => known.has(keyOf(text)))
    .map(({ file, field, text }) => ({ file, field, text }));
}

/** The words of the interface that are English because the product has none of the site's language. */
function englishWords(collection: Collection, files: Files, language: string): Unfinished[] {
  const words = interfaceWords('en', collectionName(collection));
  if (collection.type !== 'singleton' || hasWords('site', language)) return [];
  const file = `${collection.path}.yaml`;
  const entry = singletonFields(collection, files);
  const missing: Unfinished[] = [];
  mapFields(collection.schema, words, (word, _, path) => {
    const own = valueAt(entry, path);
    const isMissing =
      typeof word === 'string' && word !== '' && (own === undefined || own === word);
    if (isMissing) missing.push({ file: `content/${file}`, field: fieldName(path), text: word });
    return word;
  });
  return missing;
}

/** A page or a group of pages, and its texts that wait to be written. */
export type UnfinishedPage = { name: string; texts: readonly Unfinished[] };

/**
 * Every text that must not go online yet: drafts, unchanged texts of the sample, and English interface words on a site in
 * a language for which the product has no words. By page, in the order in which a visitor reads.
 *
 * @param sample the files of the sample agency; none for the sample itself
 */
export function unfinishedPages(
  content: ContentFiles,
  sample: Files = new Map(),
): UnfinishedPage[] {
  const { files } = content;
  const { usedSections } = pagesOf(files);
  const { language } = siteFacts(files);
  const drafts = Map.groupBy(draftsIn(content), ({ file }) => file);
  return siteMap(content).flatMap(({ id, groups }) => {
    const texts = groups.flatMap((group) =>
      group.collections.flatMap((collection) => [
        ...locate(collection, files).flatMap((path) => drafts.get(`content/${path}`) ?? []),
        ...englishWords(collection, files, language || 'en'),
        ...textsOfSample(collection, files, sample),
      ]),
    );
    const shown = texts.filter(({ file }) => !isHidden(file.replace('content/', ''), usedSections));
    const word = valueAt(wordsOf('admin', 'en'), ['overview', 'areas', id]);
    const name = String(word ?? kindAreaLabel(id, 'en') ?? id);
    return shown.length > 0 ? [{ name, texts: shown }] : [];
  });
}

/** The number and the places of drafts: a heading for each page, and a line for each text. */
export function unfinishedLines(pages: readonly UnfinishedPage[]): string {
  const lines = pages.flatMap(({ name, texts }) => [
    `${name}:`,
    ...texts.map(({ file, line, field, text }) => {
      const [first = ''] = text.split('\n');
      return `  ${file}, ${field === undefined ? `line ${line}` : `field ${field}`}: ${first}`;
    }),
  ]);
  return lines.join('\n');
}

/** The sentence of the terminal, the admin and the build about the texts of pages. @param reader a language of the admin */
export const unfinishedSentence = (pages: readonly UnfinishedPage[], reader = 'en'): string =>
  messageOf(
    String(valueAt(wordsOf('admin', reader), ['walk', 'waiting'])),
    reader,
  )({
    count: countOf(pages),
  });

export const countOf = (pages: readonly UnfinishedPage[]): number =>
  pages.reduce((sum, { texts }) => sum + texts.length, 0);
