import {
  choicesOf,
  elementOf,
  fieldsOf,
  isObject,
  isOptional,
  OFF,
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

/** The rows of a selection: what it says in its order, then the choices that it leaves out, which are off. */
export const rowsOf = (element: Schema, value: unknown): readonly string[] => {
  const named = (Array.isArray(value) ? value : []).map(String);
  const others = choicesOf(element).filter(
    (choice) => !named.includes(choice) && !named.includes(choice + OFF),
  );
  return [...named, ...others.map((choice) => choice + OFF)];
};

/** An entry without the rows at the end of its selections that are there anyway. */
export function withoutUnused(schema: Schema, entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const fields = fieldsOf(schema);
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      const field = fields[name];
      const element = field && isSelection(field) && elementOf(field);
      if (!element || !Array.isArray(value)) return [name, value];
      const end = value.findIndex(
        (_, at) => String(rowsOf(element, value.slice(0, at))) === String(value),
      );
      return [name, end < 0 ? value : value.slice(0, end)];
    }),
  );
}
