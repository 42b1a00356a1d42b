import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { brokenStore, NOON, newMessage, temporaryFolder } from '../test/support.ts';
import { keepHouse, startHousekeeping } from './housekeeping.ts';
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

  it('calls a person again and again while messages have failed', async () => {
    const { store, keep, alarmed } = await world();
    const message = newMessage();
    await store.keep(message);
    const claim = await store.claimNext(NOON, { longestDelay: day, lease: day });
    await store.giveBack(claim ?? { id: '', attempts: 0 }, NOON, {
      dueAt: NOON,
      reason: 'refused',
      giveUpSince: NOON,
    });
    await keep();
    await keep();
    expect(alarmed).toEqual(['message-failed', 'message-failed']);
  });

  it('looks every few minutes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const settings = readSettings({ DATABASE_URL: 'postgres://db.example/m' });
    const alarmed: string[] = [];
    const stop = startHousekeeping({
      settings,
      store: brokenStore(new StoreError('unavailable', 'gone')),
      alarm: (name) => alarmed.push(name),
      logger: { info: () => {}, error: () => {} },
    });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    stop();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(alarmed).toEqual(Array(3).fill('store-unavailable'));
  });

  it('notices a database that can only be read', async () => {
    const { store, keep, alarmed } = await world();
    const readOnly = new Proxy(store, {
      get: (target, name: keyof Store) =>
        name === 'probe'
          ? () => Promise.reject(new StoreError('unavailable', 'readonly'))
          : target[name],
    });
    await keep();
    expect(alarmed).toEqual([]);
    const second = await world({}, readOnly);
    await second.keep();
    expect(second.alarmed).toEqual(['store-unavailable']);
  });

  it('calls a person when the database cannot be used', async () => {
    const { keep, alarmed } = await world({}, brokenStore(new StoreError('unavailable', 'gone')));
    await keep();
    expect(alarmed).toEqual(['store-unavailable']);
  });
});
