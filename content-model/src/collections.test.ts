import { expect, test } from 'vitest';
import { LEGAL_KINDS, LIST_KINDS, SINGLE_KINDS } from './collections.ts';
import { about, allFields, fieldName } from './schema-traversal.ts';

const kinds = Object.entries({ ...SINGLE_KINDS, ...LIST_KINDS, ...LEGAL_KINDS });

test.each(kinds)('every field of the kind %s carries a sentence for the owner', (_, kind) => {
  const fields = allFields(kind.schema);
  expect(fields.length).toBeGreaterThan(0);
  const silent = fields.filter(
    ({ schema }) => !/^\S.*[.:]$/s.test(about(schema).description ?? ''),
  );
  expect(silent.map(({ path }) => fieldName(path))).toEqual([]);
});

test.each(kinds)('every text, list and choice of the kind %s has an example', (_, kind) => {
  const bare = allFields(kind.schema).filter(
    ({ schema }) => about(schema).control !== 'group' && about(schema).example === undefined,
  );
  expect(bare.map(({ path }) => fieldName(path))).toEqual([]);
});
