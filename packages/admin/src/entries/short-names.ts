import { z } from 'zod';
import { freeName, slugOf } from '../../../content-model/src/names.ts';
import {
  fieldsOf,
  isObject,
  metadata,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { startOf } from '../../../words/graphemes.ts';

/** The most characters that a short name takes from a text, which leaves room for a number. */
const LONGEST = 32;

/**
 * The elements of a list, each with a short name that is unique in the list. A missing name is made from another field of
 * its element. An existing name stays, even if that field has changed since.
 */
export function withShortNames(element: Schema, items: readonly unknown[]): readonly unknown[] {
  const [field] = Object.entries(fieldsOf(element)).filter(([, each]) => metadata(each).madeFrom);
  if (!field) return items;
  const [name, schema] = field;
  const taken = new Set(items.map((item) => valueAt(item, [name])));
  return items.map((item) => {
    if (!isObject(item) || item[name]) return item;
    const own = shortName(schema, item, (candidate) => taken.has(candidate));
    taken.add(own);
    return { ...item, [name]: own };
  });
}

function shortName(
  schema: Schema,
  item: Record<string, unknown>,
  isTaken: (candidate: string) => boolean,
): string {
  const { field = '', otherwise = '' } = metadata(schema).madeFrom ?? {};
  const words = slugOf(startOf(String(item[field] ?? ''), LONGEST)).replaceAll('-', '_');
  // A second element with the same words gets `_2` behind its name.
  const isName = [words, `${words}_2`].every((each) => z.safeParse(schema, each).success);
  return freeName(item[field] && isName ? words : otherwise, isTaken, '_');
}
