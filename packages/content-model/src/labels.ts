import { wordsOf } from '../../words/words.ts';
import type { Documents } from './collection-types.ts';
import { type Collection, collectionName } from './collections.ts';
import {
  type EntryPageWords,
  type KindWords,
  kindIn,
  kindWith,
  type PageKind,
  pageKinds,
} from './page-kinds/page-kinds.ts';
import { type FieldPath, fieldsOf, type Schema } from './schema-traversal.ts';
import { type Section, type SectionWords, sectionNamed, sections } from './sections/sections.ts';

/** The texts that the owner reads about a field. */
export type FieldLabel = {
  label: string;
  /** A sentence below the label, if the label needs one. */
  hint?: string;
  /** Sentences for an owner who writes the file itself; in English only, as the guide and the check are. */
  inFiles?: string;
  /** The names of the values of a choice or a switch; '' is the absent value, or off. */
  choices?: Readonly<Record<string, string>>;
  /** The name of an element of a list within a sentence. */
  element?: string;
  /** The fields of a group, or of each element of a list. */
  fields?: FieldLabels;
};

export type FieldLabels = Readonly<Record<string, FieldLabel>>;

/** The texts that the owner reads about a collection. */
export type CollectionLabel = {
  name: string;
  /** Further words by which the search of the admin finds the collection. */
  search?: string;
  fields: FieldLabels;
};

/** The words of one language, by the names of the collections. */
export type Labels = Readonly<Record<string, CollectionLabel>>;

/** The words of a section in a language; in English where it lacks the language. */
export const wordsOfSection = ({ words }: Section, language: string): SectionWords =>
  words[language] ?? words.en;

/**
 * The labels of the collections of a section: in English where a collection lacks the language. A field without words of
 * its own has the words that sections share.
 */
function labelsOfSection(section: Section, language: string, shared: FieldLabels): Labels {
  const words = {
    ...section.words.en.collections,
    ...wordsOfSection(section, language).collections,
  };
  return Object.fromEntries(
    Object.entries<Collection>(section.collections).map(([name, { schema }]) => [
      `${section.key}.${name}`,
      withShared({ name, ...words[name] }, schema, shared),
    ]),
  );
}

/** The label of a collection, with the shared words for each field that has none of its own. */
function withShared(
  own: Pick<CollectionLabel, 'name'> & Partial<CollectionLabel>,
  schema: Schema,
  shared: FieldLabels,
): CollectionLabel {
  const fields = Object.keys({ ...own.fields, ...fieldsOf(schema) }).flatMap((field) => {
    const label = { ...shared[field], ...own.fields?.[field] };
    return label.label === undefined ? [] : [[field, { ...label, label: label.label }] as const];
  });
  return { ...own, fields: Object.fromEntries(fields) };
}

/** The words of a kind of pages in a language; in English where it lacks the language. */
export const wordsOfKind = ({ words }: PageKind, language: string): KindWords =>
  words[language] ?? words.en;

/** The words of the button that adds a page of a kind. */
export function addPageLabel(documents: Documents, language: string): string {
  const kind = kindWith(documents);
  const words = kind && wordsOfKind(kind, language);
  return words?.add ?? words?.name ?? '';
}

/** The words around the page of an entry in a folder; undefined where entries have no pages. */
export function entryPageWords(
  folder: string,
  entry: string,
  language: string,
): EntryPageWords | undefined {
  const kind = kindIn(folder);
  const words = kind && wordsOfKind(kind, language).ofEntry;
  if (!words) return undefined;
  const named = Object.entries(words).map(([key, text]) => [key, text.replace('{entry}', entry)]);
  return Object.fromEntries(named) as EntryPageWords;
}

/** The labels of a kind of pages and of the head of their list. */
function labelsOfKind(kind: PageKind, language: string, shared: FieldLabels): Labels {
  const { name, search, fields = {}, list } = wordsOfKind(kind, language);
  const { key, documents, head } = kind;
  const own = { name, fields: fields as FieldLabels, ...(search && { search }) };
  const pages = withShared(own, documents.schema, shared);
  const { sections: named } = pages.fields;
  const withNames = named && { sections: { ...named, choices: sectionNames(language) } };
  return {
    [`documents.${key}`]: { ...pages, fields: { ...pages.fields, ...withNames } },
    ...(head && {
      [`listHeads.${key}`]: withShared({ name, ...list } as CollectionLabel, head.schema, shared),
    }),
  };
}

/** The names of the sections, which the list of a home page shows. */
const sectionNames = (language: string) =>
  Object.fromEntries(
    sections.map((section) => [section.name, wordsOfSection(section, language).name]),
  );

function readLabels(language: string): Labels {
  const { common, ...labels } = wordsOf('fields', language) as Labels & { common: FieldLabels };
  const home = labels['pages.home'];
  const { sections: list, ...fields } = home?.fields ?? {};
  return {
    ...labels,
    ...(home &&
      list && {
        'pages.home': {
          ...home,
          fields: { ...fields, sections: { ...list, choices: sectionNames(language) } },
        },
      }),
    ...Object.assign({}, ...sections.map((each) => labelsOfSection(each, language, common))),
    ...Object.assign({}, ...pageKinds.map((each) => labelsOfKind(each, language, common))),
  };
}

const known = new Map<string, Labels>();

/** The labels of a language. */
export function labelsIn(language: string): Labels {
  const labels = known.get(language) ?? readLabels(language);
  known.set(language, labels);
  return labels;
}

function labelsOf(collection: Collection, language: string): CollectionLabel {
  const name = collectionName(collection);
  return labelsIn(language)[name] ?? { name, fields: {} };
}

/** The owner's name of a collection. */
export const collectionLabel = (collection: Collection, language: string): string =>
  labelsOf(collection, language).name;

/** The labels of the fields of a collection. */
export const fieldLabelsOf = (collection: Collection, language: string): FieldLabels =>
  labelsOf(collection, language).fields;

/** The owner's name of a section. */
export function sectionLabel(name: string, language: string): string {
  const section = sectionNamed(name);
  return section ? wordsOfSection(section, language).name : name;
}

/** The owner's name of an area of the site map that has the pages of a kind; undefined for other areas. */
export function kindAreaLabel(id: string, language: string): string | undefined {
  const kind = pageKinds.find(({ name }) => id === `${name}-pages`);
  return kind && wordsOfKind(kind, language).name;
}

/** Further words by which the search of the admin finds a collection. */
export const searchWordsOf = (collection: Collection, language: string): string =>
  labelsOf(collection, language).search ?? '';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The label of a field; an element of a list is called by its position, such as "Link 2". */
export function labelAt(collection: Collection, path: FieldPath, language: string): FieldLabel {
  let fields: FieldLabels = labelsOf(collection, language).fields;
  let found: FieldLabel = { label: '' };
  for (const part of path) {
    if (typeof part === 'number') {
      const { element = '', choices, fields: inner } = found;
      found = {
        label: `${capitalised(element)} ${part + 1}`,
        ...(choices && { choices }),
        ...(inner && { fields: inner }),
      };
    } else {
      found = fields[part] ?? { label: part };
    }
    fields = found.fields ?? {};
  }
  return found;
}

/** The way to a field in words, such as "Links › 1 › Where it leads". */
export const trailOf = (collection: Collection, path: FieldPath, language: string): string =>
  path
    .map((part, index) =>
      typeof part === 'number'
        ? part + 1
        : labelAt(collection, path.slice(0, index + 1), language).label,
    )
    .join(' › ');
