import {
  type FieldPath,
  fieldName,
  isObject,
  mapFields,
  metadata,
  type Schema,
  valueAt,
} from '../schema-traversal.ts';
import { plainHref } from './links.ts';

/**
 * The elements of lists that pages leave out, because they lead to a section that is switched off, or to a page that is
 * not online today.
 *
 * @param hidden the anchors of these sections, and the addresses of these pages
 * @returns the places of the elements by their names, in their order
 */
export function hiddenElements(
  schema: Schema,
  entry: unknown,
  hidden: readonly string[],
): Map<string, FieldPath> {
  const found = new Map<string, FieldPath>();
  if (hidden.length === 0) return found;
  mapFields(schema, entry, (item, field, at) => {
    const element = at.slice(0, at.findLastIndex((part) => typeof part === 'number') + 1);
    const leadsThere =
      typeof item === 'string' && hidden.includes(plainHref(item.trim()).replace(/^\/#/, '#'));
    if (metadata(field).widget === 'link' && leadsThere && element.length > 0) {
      found.set(fieldName(element), element);
    }
    return item;
  });
  return found;
}

/** Takes elements out of the lists of an entry, and fields out of its groups. @param parts in their order */
export function removeParts(entry: unknown, parts: Iterable<FieldPath>): void {
  // From the end, so that the positions of the other elements stay.
  for (const part of [...parts].reverse()) {
    const whole = valueAt(entry, part.slice(0, -1));
    const last = part.at(-1);
    if (Array.isArray(whole)) whole.splice(Number(last), 1);
    else if (isObject(whole)) delete whole[String(last)];
  }
}

/** Where a field is in its file, after elements before it were left out. */
export function pathInFile(path: FieldPath, elements: Iterable<FieldPath>): FieldPath {
  const own = [...path];
  for (const element of elements) {
    const last = element.length - 1;
    const isInList = fieldName(own.slice(0, last)) === fieldName(element.slice(0, last));
    if (isInList && Number(own[last]) >= Number(element[last])) own[last] = Number(own[last]) + 1;
  }
  return own;
}
