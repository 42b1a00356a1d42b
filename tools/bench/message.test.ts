import { expect, test } from 'vitest';
import { keepMessage } from '../../mail-gateway/src/messages/queries.ts';
import { versions } from '../../mail-gateway/src/store/schema.ts';
import { openSqlite } from '../../mail-gateway/src/store/sqlite.ts';
import { rowOf } from './message.ts';

test('the rows of the database baseline fit the gateway’s tables', async () => {
  const database = openSqlite(':memory:');
  await database.upgrade(versions);
  const values = rowOf(1);
  expect(await database.write({ sql: keepMessage, values })).toEqual([[{ id: values[0] }]]);
  await database.close();
});
