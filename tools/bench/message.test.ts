import { expect, test } from 'vitest';
import { versions } from '../../packages/mail-gateway/src/store/schema.ts';
import { openSqlite } from '../../packages/mail-gateway/src/store/sqlite.ts';
import { insertionOf } from './message.ts';

test('the rows of the database baseline fit the gateway’s tables', async () => {
  const database = openSqlite(':memory:');
  await database.upgrade(versions);
  const statement = insertionOf(1);
  expect(await database.write(statement)).toEqual([[{ id: statement.values[0] }]]);
  await database.close();
});
