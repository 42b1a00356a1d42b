import { z } from 'zod';

/** Where a field stands in a record: names, and positions in lists counted from 0. */
export type FieldPath = readonly (string | number)[];

/** The schema without the wrapper that makes a field optional. */
export const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema;

/** What a schema says about its field: the sentence, an example, the control. */
export const about = (schema: z.core.$ZodType): z.core.GlobalMeta =>
  z.globalRegistry.get(schema) ?? z.globalRegistry.get(bare(schema)) ?? {};

/** The fields of a group, by name; none for anything that is not a group. */
export const fieldsOf = (schema: z.core.$ZodType): Record<string, z.core.$ZodType> => {
  const inner = bare(schema);
  return inner instanceof z.ZodObject ? inner.shape : {};
};

/** The field of a group with this name; every object has a `toString`, no group has. */
const fieldNamed = (schema: z.core.$ZodType, name: string): z.core.$ZodType | undefined => {
  const fields = fieldsOf(schema);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
};

/** The schema of one entry of a list; undefined for anything that is not a list. */
export const entryOf = (schema: z.core.$ZodType): z.core.$ZodType | undefined => {
  const inner = bare(schema);
  return inner instanceof z.ZodArray ? inner.element : undefined;
};

/** The words that a choice allows; none for anything that is not a choice. */
export const choicesOf = (schema: z.core.$ZodType): readonly string[] => {
  const inner = bare(schema);
  return inner instanceof z.ZodEnum ? inner.options.map(String) : [];
};

/** Whether a record may leave the field out. */
export const isOptional = (schema: z.core.$ZodType) => schema instanceof z.ZodOptional;

/** A schema of this project, for code that only hands it on. */
export type AnySchema = z.core.$ZodType;

/** The schema of the field at `path`, or undefined when the schema has no such field. */
export const schemaAt = (schema: z.core.$ZodType, path: FieldPath): z.core.$ZodType | undefined => {
  const [first, ...rest] = path;
  if (first === undefined) return schema;
  const next = typeof first === 'number' ? entryOf(schema) : fieldNamed(schema, first);
  return next && schemaAt(next, rest);
};

/** Every field of a schema with its path; a list contributes the fields of its entries. */
export const allFields = (
  schema: z.core.$ZodType,
  path: FieldPath = [],
): { path: FieldPath; schema: z.core.$ZodType }[] => {
  const entry = entryOf(schema);
  if (entry) return [{ path: [...path, 0], schema: entry }, ...allFields(entry, [...path, 0])];
  return Object.entries(fieldsOf(schema)).flatMap(([name, field]) => [
    { path: [...path, name], schema: field },
    ...allFields(field, [...path, name]),
  ]);
};

/** `callToAction.primary`, `users[2]`: positions are counted from 1, as people count. */
export const fieldName = (path: FieldPath) =>
  path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part + 1}]` : name ? `${name}.${part}` : part,
    '',
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at `path` of a record, or undefined when there is none. */
export const valueAt = (value: unknown, path: FieldPath): unknown => {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (typeof first === 'number') {
    return Array.isArray(value) ? valueAt(value[first], rest) : undefined;
  }
  return isRecord(value) ? valueAt(value[first], rest) : undefined;
};

/** What is done to one text of a record. */
type TextVisitor = (text: string, meta: z.core.GlobalMeta, path: FieldPath) => string;

/** A copy of a record in which every text that the schema knows went through `visit`. */
export const mapTexts = (
  schema: z.core.$ZodType,
  value: unknown,
  visit: TextVisitor,
  path: FieldPath = [],
): unknown => {
  if (typeof value === 'string') return visit(value, about(schema), path);
  const entry = entryOf(schema);
  if (entry && Array.isArray(value)) {
    return value.map((item, index) => mapTexts(entry, item, visit, [...path, index]));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = fieldNamed(schema, name);
      return [name, field ? mapTexts(field, item, visit, [...path, name]) : item];
    }),
  );
};

/**
 * A copy of a record in which a value left out after its colon is what it means: an optional field
 * is absent, any other is empty.
 */
export const settleNulls = (schema: z.core.$ZodType, value: unknown): unknown => {
  if (value === null) return '';
  const entry = entryOf(schema);
  if (entry && Array.isArray(value)) return value.map((item) => settleNulls(entry, item));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const field = fieldNamed(schema, name);
      if (!field) return [[name, item]];
      if (item === null && field instanceof z.ZodOptional) return [];
      return [[name, settleNulls(field, item)]];
    }),
  );
};
