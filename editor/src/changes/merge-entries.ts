import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../../content-model/src/schema-traversal.ts';
import { openEntry, textOf } from '../entries/entries.ts';

/** Three versions of a file: the one that two others were made from, and these two. */
export type Versions = { base: string; ours: string; theirs: string };

/** The version that wins where both sides changed the same field. */
type Winner = 'ours' | 'theirs' | undefined;

/** A merged value; undefined if both sides changed the same field and none wins. */
function mergeValues(
  { base, ours, theirs }: Record<keyof Versions, unknown>,
  winner: Winner,
): { value: unknown } | undefined {
  if (isDeepStrictEqual(ours, theirs) || isDeepStrictEqual(base, theirs)) return { value: ours };
  if (isDeepStrictEqual(base, ours)) return { value: theirs };
  if (!isObject(base) || !isObject(ours) || !isObject(theirs)) {
    return winner && { value: winner === 'ours' ? ours : theirs };
  }
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const versions = { base: base[name], ours: ours[name], theirs: theirs[name] };
    const field = mergeValues(versions, winner);
    if (!field) return undefined;
    if (field.value !== undefined) merged[name] = field.value;
  }
  return { value: merged };
}

/**
 * Merges two versions of an entry field by field.
 *
 * @param winner the version of the fields that both changed
 * @returns the text of its file; undefined if both changed the same field and none wins, or if a version
 * cannot be parsed
 */
export function mergeEntry(
  path: string,
  { base, ours, theirs }: Versions,
  winner?: Winner,
): string | undefined {
  const open = (source: string) =>
    openEntry({ files: new Map([[path, source]]), pictures: new Set() }, path);
  const [from, own, other] = [open(base), open(ours), open(theirs)];
  if (!from?.fields || !own?.fields || !other?.fields) return undefined;
  const [entries, bodies] = [
    { base: from.fields, ours: own.fields, theirs: other.fields },
    { base: from.body, ours: own.body, theirs: other.body },
  ];
  const [fields, body] = [mergeValues(entries, winner), mergeValues(bodies, winner)];
  return fields && body && textOf(own, fields.value as object, String(body.value));
}
