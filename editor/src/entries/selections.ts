import {
  choicesOf,
  elementOf,
  fieldsOf,
  isObject,
  isOptional,
  type Schema,
} from '../../../content-model/src/schema-traversal.ts';

/** Whether a field is some of a few choices, in an order of their own: each is a switch in the form. */
export const isSelection = (schema: Schema): boolean => {
  const element = elementOf(schema);
  return element !== undefined && choicesOf(element).length > 0;
};

/** What the selections of an entry are where its file does not say. */
export const selectionDefaults = (schema: Schema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fieldsOf(schema)).flatMap(([name, field]) =>
      isSelection(field) && isOptional(field) && 'defaultValue' in field.def
        ? [[name, field.def.defaultValue]]
        : [],
    ),
  );

/** An entry without the switches of its selections that are off. */
export function withoutGaps(schema: Schema, entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const fields = fieldsOf(schema);
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      const field = fields[name];
      const isSelected = field && isSelection(field) && Array.isArray(value);
      return [name, isSelected ? value.filter((each) => each !== '') : value];
    }),
  );
}
