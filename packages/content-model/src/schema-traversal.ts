import { z } from 'zod';
import { oncePer } from './once.ts';

export type Schema = z.core.$ZodType;

/** The names that lead to a field; positions in lists are counted from 0. */
export type FieldPath = readonly (string | number)[];

/** Whether an entry may leave the field out. */
export const isOptional = (schema: Schema): schema is z.ZodOptional | z.ZodDefault =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** Whether a field may hold an empty text. */
export const mayBeEmpty = oncePer((schema: Schema): boolean => z.safeParse(schema, '').success);

const unwrap = (schema: Schema): Schema => (isOptional(schema) ? schema.unwrap() : schema);

/** A field's example and widget, and the rules that Zod does not know. */
export const metadata = oncePer(
  (schema: Schema): z.core.GlobalMeta =>
    z.globalRegistry.get(schema) ?? z.globalRegistry.get(unwrap(schema)) ?? {},
);

/** Whether a field holds words that somebody writes, in one line or in several. */
export const isTextField = (schema: Schema): boolean =>
  ['line', 'paragraph'].includes(metadata(schema).widget ?? '');

/** The fields of a group, by name; none for anything that is not a group. */
export const fieldsOf = oncePer((schema: Schema): Record<string, Schema> => {
  const group = unwrap(schema);
  return group instanceof z.ZodObject ? group.shape : {};
});

// Names come from files: an inherited name such as `toString` is no field.
const fieldNamed = (schema: Schema, name: string): Schema | undefined => {
  const fields = fieldsOf(schema);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
};

/** The schema of a list's elements; undefined for anything that is not a list. */
export const elementOf = oncePer((schema: Schema): Schema | undefined => {
  const list = unwrap(schema);
  return list instanceof z.ZodArray ? list.element : undefined;
});

/** Stands behind a word in a list of choices. The word is switched off, and keeps its place in the list. */
export const OFF = ' (off)';

export const isOff = (choice: unknown) => typeof choice === 'string' && choice.endsWith(OFF);

/** The words that a choice allows; none for anything that is not a choice. */
export const choicesOf = (schema: Schema): readonly string[] => {
  const choice = unwrap(schema);
  return choice instanceof z.ZodEnum
    ? choice.options.map(String).filter((word) => !isOff(word))
    : [];
};

/** Whether a choice in a list keeps its place when it is switched off. */
export const keepsOff = (schema: Schema): boolean => {
  const choice = unwrap(schema);
  return choice instanceof z.ZodEnum && choice.options.some(isOff);
};

/** Whether a field is used in a group: some fields are used for certain values of a choice in the same group only. */
export function belongsTo(group: unknown, schema: Schema): boolean {
  const { onlyFor } = metadata(schema);
  return !onlyFor || onlyFor.values.includes(String(valueAt(group, [onlyFor.field])));
}

/** Whether a list must have an element. */
export const needsElement = (schema: Schema): boolean => !z.safeParse(schema, []).success;

/** The smallest and the largest number that a field takes; undefined for no limit, and for fields of other kinds. */
export function numbersOf(schema: Schema): { smallest?: number; largest?: number } {
  const number = unwrap(schema);
  if (!(number instanceof z.ZodNumber)) return {};
  const { minValue, maxValue } = number;
  return {
    ...(minValue !== null && { smallest: minValue }),
    ...(maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER && { largest: maxValue }),
  };
}

/** The schema of the field at `path`; undefined when there is no such field. */
export const schemaAt = (schema: Schema, path: FieldPath): Schema | undefined =>
  path.reduce<Schema | undefined>((at, part) => {
    if (!at) return undefined;
    return typeof part === 'number' ? elementOf(at) : fieldNamed(at, part);
  }, schema);

/** Every field of a schema with its path; a list contributes its elements at position 0. */
export const allFields = (
  schema: Schema,
  path: FieldPath = [],
): { path: FieldPath; schema: Schema }[] => {
  const element = elementOf(schema);
  const inner: [string | number, Schema][] = element
    ? [[0, element]]
    : Object.entries(fieldsOf(schema));
  return inner.flatMap(([name, field]) => [
    { path: [...path, name], schema: field },
    ...allFields(field, [...path, name]),
  ]);
};

/** The name of a field for its owner, such as `users[2].name`: positions are counted from 1. */
export const fieldName = (path: FieldPath) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

/** The path of a field by that name. */
export const pathOfField = (name: string): FieldPath =>
  [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, position]) =>
    position === undefined ? part : Number(position) - 1,
  );

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at `path`; undefined when there is none. */
export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce((at, part) => {
    if (typeof part === 'number') return Array.isArray(at) ? at[part] : undefined;
    return isObject(at) ? at[part] : undefined;
  }, value);

/** A copy with a value at a path. Missing groups and lists on the way are made. */
export function withValueAt(whole: unknown, [first, ...rest]: FieldPath, value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number') {
    const list: unknown[] = Array.isArray(whole) ? [...whole] : [];
    while (list.length <= first) list.push({});
    list[first] = withValueAt(list[first], rest, value);
    return list;
  }
  const group = isObject(whole) ? whole : {};
  return { ...group, [first]: withValueAt(group[first], rest, value) };
}

/**
 * Copies an entry with every single value replaced by what `visit` returns for it. A field becomes
 * absent when that is undefined; values of unknown fields stay as they are.
 */
export const mapFields = (
  schema: Schema,
  value: unknown,
  visit: (value: unknown, schema: Schema, path: FieldPath) => unknown,
  path: FieldPath = [],
): unknown => {
  const element = elementOf(schema);
  if (element && Array.isArray(value)) {
    return value.map((item, index) => mapFields(element, item, visit, [...path, index]));
  }
  if (!isObject(value)) return visit(value, schema, path);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const field = fieldNamed(schema, name);
      const mapped = field ? mapFields(field, item, visit, [...path, name]) : item;
      return mapped === undefined ? [] : [[name, mapped]];
    }),
  );
};

/**
 * Normalises empty values, written as null or as an empty text: an optional field that may not be empty becomes absent,
 * all others become empty texts.
 */
export const normaliseEmpty = (schema: Schema, value: unknown): unknown =>
  mapFields(schema, value, (item, field) => {
    if (item === null) return isOptional(field) ? undefined : '';
    return item === '' && isOptional(field) && !mayBeEmpty(field) ? undefined : item;
  });

/** Copies an entry and adds an empty text for each absent field that is required and may be empty. */
export function withEmptyFields(schema: Schema, value: unknown): unknown {
  const element = elementOf(schema);
  if (element && Array.isArray(value)) return value.map((item) => withEmptyFields(element, item));
  if (!isObject(value)) return value;
  const filled = { ...value };
  for (const [name, field] of Object.entries(fieldsOf(schema))) {
    if (Object.hasOwn(value, name)) filled[name] = withEmptyFields(field, value[name]);
    else if (!isOptional(field) && mayBeEmpty(field)) filled[name] = '';
  }
  return filled;
}
