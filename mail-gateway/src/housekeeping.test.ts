import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brokenStore, NOON, newMessage, temporaryFolder } from '../test/support.ts';
import { keepHouse } from './housekeeping.ts';
import { readSettings } from './settings.ts';
import { StoreError } from './store/database.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

const day = 24 * 60 * 60 * 1000;
const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_TO: 'owner@agency.example' };

async function world(env: Record<string, string> = {}, given?: Store) {
  const DATABASE_URL = `file:${path.join(temporaryFolder(), 'messages.db')}`;
  const settings = readSettings({ DATABASE_URL, ...env });
  const store = given ?? (await openStore(settings.DATABASE_URL));
  onTestFinished(() => store.close());
  const alarmed: string[] = [];
  const keep = () =>
    keepHouse({
      settings,
      store,
      alarm: (name) => alarmed.push(name),
      logger: { info: () => {}, error: () => {} },
      now: () => NOON,
    });
  return { store, keep, alarmed };
}

describe('housekeeping', () => {
  it('deletes what was kept long enough by the settings, 0 keeping it for ever', async () => {
    for (const [days, left] of [
      ['30', 1],
      ['0', 2],
    ] as const) {
      const { store, keep } = await world({ KEEP_SPAM_DAYS: days });
      const about = { state: 'spam' as const };
      await store.keep(newMessage({ from_name: 'old' }, { ...about, receivedAt: NOON - 30 * day }));
      await store.keep(newMessage({ from_name: 'new' }, { ...about, receivedAt: NOON - 29 * day }));
      await keep();
      expect((await store.counts()).spam).toBe(left);
    }
  });

  it('calls a person for a message that waits too long, unless none is mailed', async () => {
    for (const [env, called] of [
      [smtp, ['waiting-long']],
      [{}, []],
    ] as const) {
      const { store, keep, alarmed } = await world(env);
      await store.keep(newMessage({}, { receivedAt: NOON - day }));
      await keep();
      expect(alarmed).toEqual(called);
    }
  });

  it('calls a person when the database cannot be used', async () => {
    const { keep, alarmed } = await world({}, brokenStore(new StoreError('unavailable', 'gone')));
    await keep();
    expect(alarmed).toEqual(['store-unavailable']);
  });
});
