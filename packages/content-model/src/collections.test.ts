import { expect, test } from 'vitest';
import { collections } from './collections.ts';
import { allFields, fieldName, metadata, schemaAt } from './schema-traversal.ts';

test.each([...collections])(
  'every text, list and choice of %s has an example',
  (_, { schema: whole }) => {
    const bare = allFields(whole).filter(
      ({ schema }) => metadata(schema).widget !== 'group' && metadata(schema).example === undefined,
    );
    expect(bare.map(({ path }) => fieldName(path))).toEqual([]);
  },
);

test('every description of a picture names the field with that picture', () => {
  const described = [...collections.values()].flatMap(({ schema: whole }) =>
    allFields(whole).flatMap(({ path, schema }) => {
      const { describes } = metadata(schema);
      if (describes === undefined) return [];
      const picture = schemaAt(whole, [...path.slice(0, -1), describes]);
      return [{ field: fieldName(path), widget: picture && metadata(picture).widget }];
    }),
  );
  expect(described).toHaveLength(6);
  expect(described.filter(({ widget }) => widget !== 'picture')).toEqual([]);
});
