import { wordsOf } from '../../words/words.ts';
import { type Collection, collectionName } from './collections.ts';
import type { FieldPath } from './schema-traversal.ts';

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
  fields: FieldLabels;
};

/** The words of one language, by the names of the collections. */
export type Labels = Readonly<Record<string, CollectionLabel>>;

/** The labels of a language. */
export const labelsIn = (language: string) => wordsOf('fields', language) as Labels;

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

/** The owner's name of a section of the home page. */
export const sectionLabel = (section: string, language: string): string =>
  labelsIn(language)['pages.home']?.fields['sections']?.choices?.[section] ?? section;

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
