import {
  belongsTo,
  elementOf,
  fieldsOf,
  isObject,
  keepsOff,
  type Schema,
} from '../../../content-model/src/schema-traversal.ts';
import { withoutUnused } from './selections.ts';
import { withShortNames } from './short-names.ts';

/**
 * The values of a form as the file stores them: without fields that the chosen values do not use, and with a short name
 * wherever one is missing.
 */
export function storedFields(schema: Schema, value: unknown): unknown {
  const element = elementOf(schema);
  if (element && Array.isArray(value)) {
    if (keepsOff(element)) return withoutUnused(element, value);
    return withShortNames(
      element,
      value.map((item) => storedFields(element, item)),
    );
  }
  if (!isObject(value)) return value;
  const fields = fieldsOf(schema);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const field = fields[name];
      if (!field) return [[name, item]];
      return belongsTo(value, field) ? [[name, storedFields(field, item)]] : [];
    }),
  );
}
