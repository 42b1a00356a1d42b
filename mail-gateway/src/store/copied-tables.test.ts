import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import {
  claimNext,
  confirmed,
  copyAll,
  keepAll,
  manyNames,
  NOON,
  newMessage,
  partsOf,
  temporaryDatabase,
} from '../../test/support/arrange.ts';
import { describeDatabases } from '../../test/support/databases.ts';
import { DAY } from '../time.ts';
import { copiedTables, tablesLeft } from './copied-tables.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';

/** The columns of each table of a new database. */
async function schemaNow(): Promise<Record<string, string[]>> {
  const url = temporaryDatabase();
  await (await openStore(url)).close();
  const database = new DatabaseSync(url.slice('file:'.length), { readOnly: true });
  onTestFinished(() => database.close());
  const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  return Object.fromEntries(
    names.map(({ name }) => {
      const columns = database.prepare(`PRAGMA table_info(${name})`).all();
      return [String(name), columns.map((column) => String(column['name']))];
    }),
  );
}

it('every table and every column of the schema is copied, or named among those that are left', async () => {
  const schema = await schemaNow();
  const known = [...Object.keys(copiedTables), ...tablesLeft];
  expect(Object.keys(schema).sort()).toEqual(known.sort());
  for (const [table, { columns }] of Object.entries(copiedTables)) {
    const wanted = schema[table]?.filter((column) => column !== 'digest_id');
    expect(columns, table).toEqual(wanted);
  }
});

describeDatabases('a copy, on', (_fresh, open) => {
  const otherRows = async (store: Store) =>
    (await partsOf(store)).flatMap(({ table, rows }) => (table === 'messages' ? [] : rows));

  /** A store with follow-ups, a passkey and a session. */
  async function filled(about: { many: number } = { many: 2 }) {
    const store = await open();
    for (const from_name of manyNames(about.many)) {
      await store.keep(newMessage({ from_name }), { hasWebhook: true });
    }
    const claim = await claimNext(store);
    const { id } = claim;
    await store.outbox.markSent(claim, NOON, 'smtp', [confirmed(id, NOON)]);
    const session = {
      id: 'token',
      email: 'ada@agency.example',
      browser: 'Firefox',
      createdAt: NOON,
    };
    await store.signIn.openSession(session);
    await store.passkeys.add({
      id: 'key',
      email: 'ada@agency.example',
      publicKey: 'x',
      counter: 0,
      transports: [],
      name: 'Firefox',
      createdAt: NOON,
    });
    return { store, id };
  }

  it('has the follow-ups of messages, who signed in, and passkeys, but no open session', async () => {
    const { store } = await filled({ many: 1100 });
    const there = await open();
    await copyAll(store, there);
    await copyAll(store, there);
    const rows = await otherRows(store);
    // The mail and the webhook of each message, a confirmation, a session and a passkey.
    expect(rows).toHaveLength(2203);
    expect(await otherRows(there)).toEqual(
      rows.map((row) => ('browser' in row ? { ...row, ended_at: NOON } : row)),
    );
    expect(await there.signIn.session('token', NOON)).toBeNull();
  });

  it('follows what became of a follow-up, and delivers nothing again that was sent', async () => {
    const { store, id } = await filled();
    const there = await open();
    await copyAll(store, there);
    const claim = await store.outbox.claimNext(['confirmation'], NOON, NOON + DAY);
    expect(claim).toMatchObject({ messageId: id });
    await store.outbox.markSent(claim ?? { id: '', attempts: 0 }, NOON + 1, 'confirmation');
    await copyAll(store, there);
    expect(await there.outbox.followUpsOf(id)).toMatchObject([
      { kind: 'confirmation', state: 'sent' },
      { kind: 'webhook', state: 'queued' },
    ]);
    expect(await there.outbox.claimNext(['confirmation'], NOON + DAY, NOON + 2 * DAY)).toBeNull();
  });

  it('brings back no passkey where somebody has signed in, and a second confirmation to nobody', async () => {
    const { store } = await filled();
    const there = await open();
    await keepAll(there, ['another']);
    const claim = await claimNext(there);
    await there.outbox.markSent(claim, NOON, 'smtp', [confirmed(claim.id, NOON)]);
    const session = { id: 'other', email: 'ben@agency.example', browser: '', createdAt: NOON };
    await there.signIn.openSession(session);
    await copyAll(store, there);
    const rows = await otherRows(there);
    expect(rows.filter((row) => row['kind'] === 'confirmation')).toHaveLength(1);
    expect(rows.filter((row) => 'public_key' in row)).toEqual([]);
  });
});
