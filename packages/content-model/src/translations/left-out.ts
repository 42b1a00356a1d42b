import {
  elementOf,
  type FieldPath,
  fieldsOf,
  isOptional,
  metadata,
  type Schema,
  valueAt,
} from '../schema-traversal.ts';

/**
 * The parts of an entry that a language leaves out because their texts are missing: elements of lists, but never all of
 * them, and optional fields. A picture is left out together with its description.
 *
 * @param missing the fields whose texts are missing
 * @returns undefined if the entry cannot be shown
 */
export function leftOutParts(
  schema: Schema | undefined,
  value: unknown,
  missing: readonly FieldPath[],
): FieldPath[] | undefined {
  if (missing.some((path) => path.length === 0)) return undefined;
  const parts: FieldPath[] = [];
  for (const [key, paths] of Map.groupBy(missing, ([first = '']) => first)) {
    const field = schema && (typeof key === 'number' ? elementOf(schema) : fieldsOf(schema)[key]);
    const within = leftOutParts(
      field,
      valueAt(value, [key]),
      paths.map((path) => path.slice(1)),
    );
    const wholes = typeof key === 'number' ? [key] : optionalFields(schema, key);
    if (within) parts.push(...within.map((path) => [key, ...path]));
    else if (wholes.length > 0) parts.push(...wholes.map((each) => [each]));
    else return undefined;
  }
  const isEmptied =
    Array.isArray(value) && parts.filter(({ length }) => length === 1).length === value.length;
  return isEmptied ? undefined : parts;
}

const mayBeLeftOut = (field: Schema | undefined) => field !== undefined && isOptional(field);

/** A field with the picture that it describes, if both are optional; else none. */
function optionalFields(schema: Schema | undefined, name: string): string[] {
  const fields = schema ? fieldsOf(schema) : {};
  const field = fields[name];
  const { describes } = field ? metadata(field) : {};
  const together = describes === undefined ? [name] : [describes, name];
  return together.every((each) => mayBeLeftOut(fields[each])) ? together : [];
}
