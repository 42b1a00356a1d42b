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

/** The value of a field: words, or a picture with its address in the editor, or a colour as style sheets have it. */
export type Value = { text: string; picture?: string; colour?: string };

/** The change of a field. */
export type FieldChange = {
  /**
   * The path of the field now, or before it was removed. A name that is not in the schema stands for the entry's text
   * or a picture.
   */
  path: FieldPath;
  /** Undefined if the field was or is empty. */
  before?: Value | undefined;
  after?: Value | undefined;
  /** The fields of an element that was added or removed as a whole. */
  parts?: readonly FieldChange[];
};

/** One version of an entry: its fields or one of them, and the folder of its pictures. */
export type Side = {
  fields: unknown;
  path: string;
  snapshot: Pick<Snapshot, 'pictures' | 'pictureIds' | 'pictureUrl'>;
};

/** The picture that an entry names. */
const pictureAt = (path: string, named: string, { pictures }: Side['snapshot']) =>
  storedPicture(pictures, posix.join(posix.dirname(path), named));

/** The value of a field as changes show it; undefined for a switch that is off, and for an invisible name. */
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

/** Whether a picture was replaced by another one under the same name, which leaves the value of its field as it was. */
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
  const changesIn = (inner: Schema, old: unknown, fresh: unknown, at: string | number) =>
    fieldChanges(inner, { ...before, fields: old }, { ...after, fields: fresh }, [...path, at]);
  const element = elementOf(schema);
  if (element) {
    const [old, fresh] = [shownElements(before), shownElements(after)];
    const comparator = (one: unknown, other: unknown) =>
      changesIn(element, one, other, 0).length === 0;
    const parts = diffArrays(old, fresh, { comparator });
    let end = 0;
    return parts.flatMap(({ value, added, removed }, index) => {
      const start = end;
      if (!removed) end += value.length;
      // A replacement follows the text that it replaces.
      if (added === removed || (removed && parts[index + 1]?.added)) return [];
      const gone = parts[index - 1];
      const [was, is] = added ? [gone?.removed ? gone.value : [], value] : [value, []];
      return Array.from({ length: Math.max(was.length, is.length) }, (_, nth) => {
        const changes = changesIn(element, was[nth], is[nth], start + nth);
        const isWhole = nth >= was.length || nth >= is.length;
        return isWhole ? [wholeChange([...path, start + nth], changes)] : changes;
      }).flat();
    });
  }
  if (isObject(before.fields) || isObject(after.fields)) {
    const [old = {}, fresh = {}] = [before, after].map(({ fields }) =>
      isObject(fields) ? fields : {},
    );
    const known = fieldsOf(schema);
    const names = new Set([...Object.keys(known), ...Object.keys({ ...old, ...fresh })]);
    return [...names].flatMap((name) =>
      changesIn(known[name] ?? schema, old[name], fresh[name], name),
    );
  }
  const values = { before: shownValue(before, schema), after: shownValue(after, schema) };
  const isSame = values.before?.text === values.after?.text;
  return isSame && !hasOtherPicture(schema, before, after) ? [] : [{ path, ...values }];
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
