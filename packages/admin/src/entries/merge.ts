import { isDeepStrictEqual } from 'node:util';
import { type FieldPath, isObject, OFF } from '../../../content-model/src/schema-traversal.ts';

/** A value that two people changed in different ways. */
export type Conflict = { path: FieldPath; mine: unknown; theirs: unknown };

type Merged = { value: unknown; conflicts: readonly Conflict[] };

/**
 * Merges two changes of the same values. A value that only one side changed is taken from that side. Lists are merged
 * element by element if all three versions have the same length.
 *
 * @param base the common base of both values
 * @returns the merged value with a conflict for each place that both sides changed, where the value has `mine`
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
      // If both sides moved the same elements, the merged list would repeat some and lose others.
      if (differentIn(value) >= Math.min(differentIn(mine), differentIn(theirs))) {
        return { value, conflicts: parts.flatMap(({ conflicts }) => conflicts) };
      }
    }
  }
  return { value: mine, conflicts: [{ path, mine, theirs }] };
}

/** The number of different elements in a list, switched on or off. */
const differentIn = (items: readonly unknown[]) =>
  new Set(items.map((item) => String(JSON.stringify(item)).replace(OFF, ''))).size;

/** Whether two values are equal for the owner: a form sends every field, a file may leave out an empty one. */
const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other));

/** The value that a form would send; undefined for an empty value. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(plain);
  if (isObject(value)) {
    const filled = Object.entries(value)
      .map(([name, item]) => [name, plain(item)] as const)
      .filter(([, item]) => item !== undefined);
    return filled.length === 0 ? undefined : Object.fromEntries(filled);
  }
  if (value === null || value === undefined || value === false) return undefined;
  const text = String(value).replaceAll('\r\n', '\n').trim();
  return text === '' ? undefined : text;
}

/** A copy of a value with a new value at a path; undefined removes the field. */
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
