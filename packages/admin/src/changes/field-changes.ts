import { posix } from 'node:path';
import { diffArrays } from 'diff';
import { storedPicture } from '../../../content-model/src/check/pictures.ts';
import {
  elementOf,
  type FieldPath,
  fieldsOf,
  isObject,
  isOff,
  metadata,
  type Schema,
} from '../../../content-model/src/schema-traversal.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';

/** The value of a field: its text, with the address of a picture in the admin, or with a colour for style sheets. */
export type Value = { text: string; picture?: string; colour?: string };

/** The change of a field. */
export type FieldChange = {
  /**
   * The path of the field in the later version, or in the earlier one if the field was removed. `TEXT` and `PICTURE` of
   * changes.ts stand for the text of the entry and a picture in that text.
   */
  path: FieldPath;
  /** Undefined if the field was or is empty. */
  before?: Value | undefined;
  after?: Value | undefined;
  /** The fields of an element that was added or removed as a whole. */
  parts?: readonly FieldChange[];
};

/** One version of an entry or of a part of it. */
export type Side = {
  /** The fields of the entry, or the value of one of them. */
  fields: unknown;
  /** The file of the entry, from which its pictures are named. */
  path: string;
  snapshot: Pick<Snapshot, 'pictures' | 'pictureIds' | 'pictureUrl'>;
};

/** The picture that an entry names. */
const pictureAt = (path: string, named: string, { pictures }: Side['snapshot']) =>
  storedPicture(pictures, posix.join(posix.dirname(path), named));

/** The value of a field as changes show it; undefined for an empty field, a switch that is off, and a name that nobody sees. */
function shownValue({ fields, path, snapshot }: Side, schema: Schema): Value | undefined {
  const { widget, madeFrom } = metadata(schema);
  if (fields === undefined || fields === null || fields === '' || isOff(fields)) return undefined;
  if (madeFrom || (widget === 'switch' && fields !== true)) return undefined;
  const text = String(fields);
  if (widget === 'colour') return { text, colour: text };
  if (widget !== 'picture') return { text };
  const picture = pictureAt(path, text, snapshot);
  return picture !== undefined
    ? { text: posix.basename(picture), picture: snapshot.pictureUrl(picture) }
    : { text };
}

/** Whether a picture was replaced under its name, which leaves the value of its field as it was. */
function hasOtherPicture(schema: Schema, before: Side, after: Side): boolean {
  if (metadata(schema).widget !== 'picture') return false;
  const idIn = ({ fields, path, snapshot }: Side) =>
    snapshot.pictureIds.get(pictureAt(path, String(fields), snapshot) ?? '');
  return idIn(before) !== idIn(after);
}

/**
 * The differences between two versions of an entry or of a part of it, field by field in the order of the schema.
 *
 * @param path the place of the part in the entry
 */
export function fieldChanges(
  schema: Schema,
  before: Side,
  after: Side,
  path: FieldPath = [],
): FieldChange[] {
  const element = elementOf(schema);
  if (element) return listChanges(element, before, after, path);
  if (isObject(before.fields) || isObject(after.fields)) {
    return groupChanges(schema, before, after, path);
  }
  const values = { before: shownValue(before, schema), after: shownValue(after, schema) };
  const isSame = values.before?.text === values.after?.text;
  return isSame && !hasOtherPicture(schema, before, after) ? [] : [{ path, ...values }];
}

/** The changes of the elements of a list. */
function listChanges(schema: Schema, before: Side, after: Side, path: FieldPath): FieldChange[] {
  const changesAt = (old: unknown, fresh: unknown, at: FieldPath) =>
    fieldChanges(schema, { ...before, fields: old }, { ...after, fields: fresh }, at);
  const comparator = (one: unknown, other: unknown) => changesAt(one, other, path).length === 0;
  const parts = diffArrays(shownElements(before), shownElements(after), { comparator });
  const changes: FieldChange[] = [];
  let position = 0;
  for (const [index, { value, added, removed }] of parts.entries()) {
    const isKept = !added && !removed;
    const isReplaced = removed && parts[index + 1]?.added;
    if (!isKept && !isReplaced) {
      const former = added && parts[index - 1]?.removed ? (parts[index - 1]?.value ?? []) : [];
      const old = removed ? value : former;
      const fresh = added ? value : [];
      for (let nth = 0; nth < Math.max(old.length, fresh.length); nth += 1) {
        const at = [...path, position + nth];
        const inner = changesAt(old[nth], fresh[nth], at);
        const isWhole = nth >= old.length || nth >= fresh.length;
        changes.push(...(isWhole ? [wholeChange(at, inner)] : inner));
      }
    }
    if (!removed) position += value.length;
  }
  return changes;
}

/** The changes of the fields in a group; a field that is not in the schema counts as well. */
function groupChanges(schema: Schema, before: Side, after: Side, path: FieldPath): FieldChange[] {
  const old = isObject(before.fields) ? before.fields : {};
  const fresh = isObject(after.fields) ? after.fields : {};
  const known = fieldsOf(schema);
  const names = new Set([...Object.keys(known), ...Object.keys(old), ...Object.keys(fresh)]);
  return [...names].flatMap((name) =>
    fieldChanges(
      known[name] ?? schema,
      { ...before, fields: old[name] },
      { ...after, fields: fresh[name] },
      [...path, name],
    ),
  );
}

/** An added or removed group is one change with all its values. */
function wholeChange(path: FieldPath, changes: readonly FieldChange[]): FieldChange {
  const joined = (values: readonly (Value | undefined)[]): Value | undefined => {
    const there = values.filter((value) => value !== undefined);
    const text = there.map((value) => value.text).join('\n');
    return there.length === 0 ? undefined : { ...Object.assign({}, ...there), text };
  };
  return {
    path,
    before: joined(changes.map(({ before }) => before)),
    after: joined(changes.map(({ after }) => after)),
    parts: changes.flatMap((change) => change.parts ?? [change]),
  };
}

/** The elements of a list that are not switched off. */
const shownElements = ({ fields }: Side): unknown[] =>
  Array.isArray(fields) ? fields.filter((item) => !isOff(item)) : [];
