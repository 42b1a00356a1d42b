import { expect, test } from 'vitest';
import { collections } from './collections.ts';
import { allFields, fieldName, metadata } from './schema-traversal.ts';

test.each([...collections])(
  'every field of %s carries a sentence for the owner',
  (_, { schema: whole }) => {
    const fields = allFields(whole);
    expect(fields.length).toBeGreaterThan(0);
    const silent = fields.filter(
      ({ schema }) => !/^\S.*[.:]$/s.test(metadata(schema).description ?? ''),
    );
    expect(silent.map(({ path }) => fieldName(path))).toEqual([]);
  },
);

test.each([...collections])(
  'every text, list and choice of %s has an example',
  (_, { schema: whole }) => {
    const bare = allFields(whole).filter(
      ({ schema }) => metadata(schema).widget !== 'group' && metadata(schema).example === undefined,
    );
    expect(bare.map(({ path }) => fieldName(path))).toEqual([]);
  },
);
