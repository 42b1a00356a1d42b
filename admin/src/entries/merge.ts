import { isDeepStrictEqual } from 'node:util';
import { type FieldPath, isObject, OFF } from '../../../content-model/src/schema-traversal.ts';

/** A value that two people changed, each in another way. */
export type Conflict = { path: FieldPath; mine: unknown; theirs: unknown };

type Merged = { value: unknown; conflicts: readonly Conflict[] };

/**
 * Joins two changes of the same values. What only one side changed is taken from there; lists are taken apart while all
 * three have as many elements.
 *
 * @param base what both began with
 * @returns the joined value, with `mine` where both changed it, and those places
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: FieldPath = []): Merged {
  if (isSame(mine, theirs) || isSame(mine, base)) return { value: theirs, conflicts: [] };
  if (isSame(theirs, base)) return { value: mine, conflicts: [] };
  if (isObject(mine) && isObject(theirs)) {
    const before = isObject(base) ? base : {};
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const parts = names.map(
      (name) => [name, merge(before[name], mine[name], theirs[name], [...path, name])] as const,
    );
    return {
      value: Object.fromEntries(
        parts.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
      ),
      conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
    };
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (mine.length === base.length && theirs.length === base.length) {
      const parts = mine.map((item, at) => merge(base[at], item, theirs[at], [...path, at]));
      const value = parts.map((part) => part.value);
      // Where both moved the same elements, some would be there twice, and others not at all.
      if (differentIn(value) >= Math.min(differentIn(mine), differentIn(theirs))) {
        return { value, conflicts: parts.flatMap(({ conflicts }) => conflicts) };
      }
    }
  }
  return { value: mine, conflicts: [{ path, mine, theirs }] };
}

/** How many elements of a list are different from each other, whether they are switched off or not. */
const differentIn = (items: readonly unknown[]) =>
  new Set(items.map((item) => String(JSON.stringify(item)).replace(OFF, ''))).size;

/** Whether two values say the same: a form sends every field, and an empty one may be left out of a file. */
const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other));

/** A value as a form would send it; undefined where it says nothing. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(plain);
  if (isObject(value)) {
    const said = Object.entries(value)
      .map(([name, item]) => [name, plain(item)] as const)
      .filter(([, item]) => item !== undefined);
    return said.length === 0 ? undefined : Object.fromEntries(said);
  }
  if (value === null || value === undefined || value === false) return undefined;
  const text = String(value).replaceAll('\r\n', '\n').trim();
  return text === '' ? undefined : text;
}

/** A copy of a value with another one at a place in it, or without the field if that is undefined. */
export function withValueAt(value: unknown, [first, ...rest]: FieldPath, inner: unknown): unknown {
  if (first === undefined) return inner;
  if (typeof first === 'number') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.map((item, at) => (at === first ? withValueAt(item, rest, inner) : item));
  }
  const group = isObject(value) ? value : {};
  const changed = Object.entries({ ...group, [first]: withValueAt(group[first], rest, inner) });
  return Object.fromEntries(changed.filter(([, item]) => item !== undefined));
}
