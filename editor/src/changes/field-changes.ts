import { posix } from 'node:path';
import {
  elementOf,
  type FieldPath,
  fieldsOf,
  isObject,
  isOff,
  mapFields,
  metadata,
  type Schema,
} from '../../../content-model/src/schema-traversal.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { movedItems, pairUp } from './alignment.ts';

/** The value of a field: words, or a picture with its address in the editor. */
export type Value = { text: string; picture?: string };

/** What happened to one field. */
export type FieldChange = {
  /** Where it is now, or where it was; a name that no schema has stands for the entry's text or a picture. */
  path: FieldPath;
  what: 'changed' | 'added' | 'removed' | 'moved';
  /** Undefined where there was or is nothing. */
  before?: Value | undefined;
  after?: Value | undefined;
};

/** An entry at one time: its fields, and where its pictures are. */
export type Side = {
  fields: unknown;
  path: string;
  snapshot: Pick<Snapshot, 'pictures' | 'pictureIds' | 'pictureUrl'>;
};

/** How a value of a field is shown. */
function shownValue(value: unknown, schema: Schema, { path, snapshot }: Side): Value | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (isObject(value) || Array.isArray(value)) {
    const words: string[] = [];
    mapFields(schema, value, (item) => {
      if (item !== '' && item !== undefined) words.push(String(item));
      return item;
    });
    return { text: words.join(' · ') };
  }
  const text = String(value);
  if (metadata(schema).widget !== 'picture') return { text };
  const picture = posix.join(posix.dirname(path), text);
  return snapshot.pictures.has(picture)
    ? { text: posix.basename(picture), picture: snapshot.pictureUrl(picture) }
    : { text };
}

/** Whether a field with the same value names a picture that has been replaced. */
function hasOtherPicture(value: unknown, schema: Schema, before: Side, after: Side): boolean {
  if (metadata(schema).widget !== 'picture' || typeof value !== 'string') return false;
  const idIn = ({ path, snapshot }: Side) =>
    snapshot.pictureIds.get(posix.join(posix.dirname(path), value));
  return idIn(before) !== idIn(after);
}

/** What differs between an entry at two times, field by field in the order of the schema. */
export function fieldChanges(schema: Schema, before: Side, after: Side): FieldChange[] {
  return changesAt(schema, before.fields, after.fields, [], before, after);
}

function changesAt(
  schema: Schema,
  old: unknown,
  fresh: unknown,
  path: FieldPath,
  before: Side,
  after: Side,
): FieldChange[] {
  const element = elementOf(schema);
  if (element) {
    const [from, to] = [old, fresh].map((each) =>
      Array.isArray(each) ? each.filter((item) => !isOff(item)) : [],
    );
    return listChanges(element, from ?? [], to ?? [], path, before, after);
  }
  if (isObject(old) || isObject(fresh)) {
    const [from, to] = [old, fresh].map((each) => (isObject(each) ? each : {}));
    const known = fieldsOf(schema);
    const names = new Set([...Object.keys(known), ...Object.keys({ ...from, ...to })]);
    return [...names].flatMap((name) =>
      changesAt(known[name] ?? schema, from?.[name], to?.[name], [...path, name], before, after),
    );
  }
  const values = {
    before: shownValue(old, schema, before),
    after: shownValue(fresh, schema, after),
  };
  if (values.before?.text === values.after?.text && !hasOtherPicture(old, schema, before, after)) {
    return [];
  }
  return [{ path, what: 'changed', ...values }];
}

/** What identifies an element of a list: the field that may not repeat, else its first text. */
function keyOf(item: unknown, unique: string | undefined): unknown {
  if (!isObject(item)) return undefined;
  const named = unique === undefined ? undefined : item[unique];
  return named ?? Object.values(item).find((value) => typeof value === 'string' && value !== '');
}

function listChanges(
  element: Schema,
  old: readonly unknown[],
  fresh: readonly unknown[],
  path: FieldPath,
  before: Side,
  after: Side,
): FieldChange[] {
  const { unique } = metadata(element);
  const { pairs, removed, added } = pairUp(old, fresh, [
    (item) => JSON.stringify(item),
    (item) => keyOf(item, unique),
    (_, position) => position,
  ]);
  const order = [...pairs].sort(([first], [second]) => first - second);
  const moved = movedItems(
    order.map(([from]) => from),
    pairs.map(([from]) => from),
  );
  const at = (position: number) => [...path, position];
  return [
    ...pairs.flatMap(([from, to]) => {
      const inside = changesAt(element, old[from], fresh[to], at(to), before, after);
      const value = shownValue(fresh[to], element, after);
      const isMoved = moved.includes(from);
      return isMoved
        ? [{ path: at(to), what: 'moved' as const, before: value, after: value }, ...inside]
        : inside;
    }),
    ...added.map((to) => ({
      path: at(to),
      what: 'added' as const,
      after: shownValue(fresh[to], element, after),
    })),
    ...removed.map((from) => ({
      path: at(from),
      what: 'removed' as const,
      before: shownValue(old[from], element, before),
    })),
  ];
}
