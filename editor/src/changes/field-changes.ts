import { posix } from 'node:path';
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

/** What happened to one field. */
export type FieldChange = {
  /** Where it is now, or where it was; a name that no schema has stands for the entry's text or a picture. */
  path: FieldPath;
  /** Undefined where there was or is nothing. */
  before?: Value | undefined;
  after?: Value | undefined;
};

/** An entry at one time: its fields or one of them, and where its pictures are. */
export type Side = {
  fields: unknown;
  path: string;
  snapshot: Pick<Snapshot, 'pictures' | 'pictureIds' | 'pictureUrl'>;
};

/** How the value of a field is shown; undefined for one that is switched off. */
function shownValue({ fields, path, snapshot }: Side, schema: Schema): Value | undefined {
  if (fields === undefined || fields === null || fields === '' || isOff(fields)) return undefined;
  const text = String(fields);
  const { widget } = metadata(schema);
  if (widget === 'colour') return { text, colour: text };
  if (widget !== 'picture') return { text };
  const picture = posix.join(posix.dirname(path), text);
  return snapshot.pictures.has(picture)
    ? { text: posix.basename(picture), picture: snapshot.pictureUrl(picture) }
    : { text };
}

/** Whether a field with the same value names a picture that has been replaced. */
function hasOtherPicture(schema: Schema, before: Side, after: Side): boolean {
  if (metadata(schema).widget !== 'picture') return false;
  const idIn = ({ fields, path, snapshot }: Side) =>
    snapshot.pictureIds.get(posix.join(posix.dirname(path), String(fields)));
  return idIn(before) !== idIn(after);
}

/**
 * What differs between an entry, or a part of it, at two times: field by field in the order of the schema.
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
    const isSameAtEnd = () => changesIn(element, old.at(-1), fresh.at(-1), 0).length === 0;
    // What comes or goes in a list is no change of the elements behind it.
    while (old.length > 0 && fresh.length > 0 && isSameAtEnd()) {
      old.pop();
      fresh.pop();
    }
    const longer = old.length > fresh.length ? old : fresh;
    return longer.flatMap((_, at) => {
      const changes = changesIn(element, old[at], fresh[at], at);
      const isWhole = old[at] === undefined || fresh[at] === undefined;
      return isWhole && changes.length > 0 ? [wholeChange([...path, at], changes)] : changes;
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

/** What came or went as a whole, with its values together. */
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
  };
}

/** The elements of a list that are not switched off. */
const shownElements = ({ fields }: Side): unknown[] =>
  Array.isArray(fields) ? fields.filter((item) => !isOff(item)) : [];
