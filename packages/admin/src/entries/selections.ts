import {
  choicesOf,
  elementOf,
  fieldsOf,
  isOptional,
  OFF,
  type Schema,
} from '../../../content-model/src/schema-traversal.ts';

/** Whether a field is a list of values from a fixed set; its form has a switch for each value. */
export const isSelection = (schema: Schema): boolean => {
  const element = elementOf(schema);
  return element !== undefined && choicesOf(element).length > 0;
};

/** The default values of an entry's selections. */
export const selectionDefaults = (schema: Schema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fieldsOf(schema)).flatMap(([name, field]) =>
      isSelection(field) && isOptional(field) && 'defaultValue' in field.def
        ? [[name, field.def.defaultValue]]
        : [],
    ),
  );

/** The rows of a selection: its own choices in their order, then all other choices, switched off. */
export const rowsOf = (element: Schema, value: unknown): readonly string[] => {
  const named = (Array.isArray(value) ? value : []).map(String);
  const others = choicesOf(element).filter(
    (choice) => !named.includes(choice) && !named.includes(choice + OFF),
  );
  return [...named, ...others.map((choice) => choice + OFF)];
};

/** A selection without the rows at its end that `rowsOf` adds again. */
export function withoutUnused(element: Schema, rows: readonly unknown[]): readonly unknown[] {
  const end = rows.findIndex(
    (_, at) => String(rowsOf(element, rows.slice(0, at))) === String(rows),
  );
  return end < 0 ? rows : rows.slice(0, end);
}
