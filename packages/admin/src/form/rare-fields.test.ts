import { expect, test } from 'vitest';
import { collections } from '../../../content-model/src/collections.ts';
import { fieldsOf } from '../../../content-model/src/schema-traversal.ts';
import { rareFieldsOf } from './rare-fields.ts';

test('a field that is rarely needed is one of its collection', () => {
  for (const collection of collections.values()) {
    expect(Object.keys(fieldsOf(collection.schema))).toEqual(
      expect.arrayContaining([...rareFieldsOf(collection)]),
    );
  }
});
