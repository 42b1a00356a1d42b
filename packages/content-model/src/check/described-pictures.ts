import {
  elementOf,
  type FieldPath,
  fieldsOf,
  isObject,
  metadata,
  type Schema,
} from '../schema-traversal.ts';

type DescribedPicture = { picture: FieldPath; description: FieldPath };

/** Every picture field in a value that has a field for its description beside it. */
export function describedPictures(
  schema: Schema,
  value: unknown,
  path: FieldPath = [],
): DescribedPicture[] {
  const element = elementOf(schema);
  if (element && Array.isArray(value)) {
    return value.flatMap((item, index) => describedPictures(element, item, [...path, index]));
  }
  if (!isObject(value)) return [];
  return Object.entries(fieldsOf(schema)).flatMap(([name, field]) => {
    const { describes } = metadata(field);
    return describes === undefined
      ? describedPictures(field, value[name], [...path, name])
      : [{ picture: [...path, describes], description: [...path, name] }];
  });
}
