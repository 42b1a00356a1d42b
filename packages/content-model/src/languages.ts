import { isDeepStrictEqual } from 'node:util';
import { hasWords, wordsOf } from '../../words/words.ts';
import { type Collection, collectionName } from './collections.ts';
import { isObject, valueAt } from './schema-traversal.ts';

/**
 * The interface words that an entry may leave out.
 *
 * @param language the site's language, such as `de-AT`; English stands in for a language without a file
 * @param collection the name of a collection, such as `pages.notFound`
 * @returns fields with their words; an empty group for a collection without words
 */
export function interfaceWords(language: string, collection: string): Record<string, unknown> {
  const found = valueAt(wordsOf('site', language), collection.split('.'));
  return isObject(found) ? found : {};
}

/** The interface words that a translation of an entry may leave out; none in a language without a file. */
export const translatedWords = (language: string, collection: Collection) =>
  hasWords('site', language) ? interfaceWords(language, collectionName(collection)) : {};

/** An entry with the words of `defaults` for every field that it leaves out. */
export function withDefaults(entry: unknown, defaults: unknown): unknown {
  if (entry === undefined) return defaults;
  if (!isObject(entry) || !isObject(defaults)) return entry;
  const filled = Object.entries(defaults).map(([name, word]) => [
    name,
    withDefaults(entry[name], word),
  ]);
  return { ...entry, ...Object.fromEntries(filled) };
}

/**
 * An entry without the fields that repeat `defaults`.
 *
 * @param before the entry as it was: fields that it has stay
 */
export function withoutDefaults(entry: unknown, defaults: unknown, before: unknown): unknown {
  if (!isObject(entry) || !isObject(defaults)) return entry;
  return Object.fromEntries(
    Object.entries(entry).flatMap(([name, value]) => {
      const had = isObject(before) ? before[name] : undefined;
      if (had === undefined && isDeepStrictEqual(value, defaults[name])) return [];
      const kept = withoutDefaults(value, defaults[name], had);
      const isEmptied = isObject(kept) && had === undefined && Object.keys(kept).length === 0;
      return isEmptied ? [] : [[name, kept]];
    }),
  );
}
