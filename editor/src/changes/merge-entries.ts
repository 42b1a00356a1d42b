import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../../content-model/src/schema-traversal.ts';
import { openEntry, textOf } from '../entries/entries.ts';

/** Three versions of a file: the one that two others were made from, and these two. */
export type Versions = { base: string; ours: string; theirs: string };

/** A merged value; undefined if both sides changed the same field. */
function mergeValues(
  base: unknown,
  ours: unknown,
  theirs: unknown,
): { value: unknown } | undefined {
  if (isDeepStrictEqual(ours, theirs) || isDeepStrictEqual(base, theirs)) return { value: ours };
  if (isDeepStrictEqual(base, ours)) return { value: theirs };
  if (!isObject(base) || !isObject(ours) || !isObject(theirs)) return undefined;
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  const merged: Record<string, unknown> = {};
  for (const name of names) {
    const field = mergeValues(base[name], ours[name], theirs[name]);
    if (!field) return undefined;
    if (field.value !== undefined) merged[name] = field.value;
  }
  return { value: merged };
}

/**
 * Merges two versions of an entry field by field.
 *
 * @returns the text of its file; undefined if both changed the same field, or one cannot be parsed
 */
export function mergeEntry(path: string, { base, ours, theirs }: Versions): string | undefined {
  const open = (source: string) =>
    openEntry({ files: new Map([[path, source]]), pictures: new Set() }, path);
  const [from, own, other] = [open(base), open(ours), open(theirs)];
  if (!from?.fields || !own?.fields || !other?.fields) return undefined;
  const fields = mergeValues(from.fields, own.fields, other.fields);
  const body = mergeValues(from.body, own.body, other.body);
  return fields && body && textOf(own, fields.value as object, String(body.value));
}
