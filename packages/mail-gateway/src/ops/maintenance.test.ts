import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  brokenStore,
  claimNext,
  confirmed,
  failNext,
  keepAll,
  NOON,
  newMessage,
  temporaryDatabase,
  withMethods,
} from '../../test/support/arrange.ts';
import { fileOf, pdfOf } from '../../test/support/files.ts';
import type { Kind } from '../outbox/delivery.ts';
import { readSettings } from '../settings.ts';
import { StoreError } from '../store/database.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { DAY, MINUTE } from '../time.ts';
import { Maintenance, startMaintenance } from './maintenance.ts';

const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_TO: 'owner@agency.example' };

/** @param delivers whether a lane delivers a kind; any by default */
async function context(
  env: Record<string, string> = {},
  given?: Store,
  delivers: (kind: Kind) => boolean = () => true,
) {
  const settings = readSettings({ DATABASE_URL: temporaryDatabase(), ...env });
  const store = given ?? (await openStore(settings.DATABASE_URL));
  onTestFinished(() => store.close());
  const alarmed: string[] = [];
  const clock = { time: NOON };
  const maintenance = new Maintenance({
    settings,
    store,
    alarm: (name) => alarmed.push(name),
    worker: { delivers },
    logger: { info: () => {} },
    now: () => clock.time,
  });
  const round = () => maintenance.round();
  return { store, round, alarmed, clock, url: settings.DATABASE_URL };
}

/** Stores messages that were withheld some days ago. */
async function withhold(store: Store, days: number, names: readonly string[]) {
  await keepAll(store, names, { state: 'spam', receivedAt: NOON - days * DAY });
}

describe('maintenance', () => {
  it('raises an alarm once files take four fifths of what FILES_MEGABYTES allows', async () => {
    const { store, round, alarmed } = await context({ FILES_MEGABYTES: '1' });
    const keepFile = (bytes: number) =>
      store.keep(newMessage({ from_name: `${bytes}` }, { file: fileOf(pdfOf(bytes)) }));
    await keepFile(800_000);
    await round();
    expect(alarmed).not.toContain('files-nearly-full');
    await keepFile(50_000);
    await round();
    expect(alarmed).toContain('files-nearly-full');
  });

  it('empties the log in a later round when somebody was reading in the first', async () => {
    const { store } = await context();
    const vacuum = vi
      .fn<Store['vacuum']>()
      .mockResolvedValueOnce('somebody reads')
      .mockResolvedValue(null);
    const { round } = await context({}, withMethods(store, { vacuum }));
    await round();
    await round();
    await round();
    expect(vacuum).toHaveBeenCalledTimes(2);
  });

  it('deletes figures after 25 months', async () => {
    const { store, round, clock } = await context({ TZ: 'UTC' });
    const day = new Date(NOON).toISOString().slice(0, 10);
    await store.figures.add([{ day, subject: 'page', page: '', name: '/', count: 7 }]);
    const end = new Date(NOON);
    end.setUTCMonth(end.getUTCMonth() + 25);
    clock.time = end.getTime() - DAY;
    await round();
    expect(await store.figures.firstDay()).toBe(day);
    clock.time = end.getTime() + 2 * DAY;
    await round();
    expect(await store.figures.firstDay()).toBeNull();
  });

  it('keeps withheld messages until a digest has named them, if digests are sent', async () => {
    for (const [env, left] of [
      [smtp, 1],
      [{ ...smtp, DIGEST_AT: '' }, 0],
      [{}, 0],
    ] as const) {
      const { store, round } = await context(env);
      await withhold(store, 99, ['never named']);
      await round();
      expect((await store.counts()).spam).toBe(left);
    }
  });

  it('alerts a person for a message that waits an hour, without a relay for a day', async () => {
    for (const [env, minutes, called] of [
      [smtp, 60, []],
      [smtp, 61, ['waiting-long']],
      [{}, 24 * 60, []],
      [{}, 24 * 60 + 1, ['no-relay']],
    ] as const) {
      const { store, round, alarmed } = await context(env);
      await store.keep(newMessage({}, { receivedAt: NOON - minutes * MINUTE }));
      await round();
      expect(alarmed).toEqual(called);
    }
  });

  it.each([
    ['that no lane delivers', () => false, 'failed', 'not-configured'],
    ['that a lane delivers, which was away', () => true, 'queued', null],
  ])('gives up, after five days, follow-ups of a kind %s', async (...given) => {
    const [, delivers, state, lastError] = given;
    const { store, round, clock } = await context({}, undefined, delivers);
    await store.keep(newMessage({}, { id: 'a' }), { hasWebhook: true });
    const mail = await claimNext(store);
    await store.outbox.markSent(mail, NOON, 'smtp', [confirmed('a')]);
    await store.keep(newMessage({ from_name: 'waits' }, { id: 'b' }));
    const followUps = async () =>
      (await store.outbox.followUpsOf('a')).map((each) => [each.kind, each.state, each.lastError]);
    clock.time = NOON + 5 * DAY - 1;
    await round();
    expect(await followUps()).toEqual([
      ['confirmation', 'queued', null],
      ['webhook', 'queued', null],
    ]);
    clock.time = NOON + 5 * DAY;
    await round();
    expect(await followUps()).toEqual([
      ['confirmation', state, lastError],
      ['webhook', state, lastError],
    ]);
    expect(await store.message('b')).toMatchObject({ state: 'queued', lastError: null });
  });

  it('alerts a person again and again while messages have failed', async () => {
    const { store, round, alarmed } = await context();
    await store.keep(newMessage());
    await failNext(store, NOON, { giveUpSince: NOON });
    await round();
    await round();
    expect(alarmed).toEqual(['message-failed', 'message-failed']);
  });

  it('runs every few minutes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const settings = readSettings({ DATABASE_URL: 'postgres://db.example/m' });
    const alarmed: string[] = [];
    const stop = startMaintenance({
      settings,
      store: brokenStore(new StoreError('unavailable', 'gone')),
      alarm: (name) => alarmed.push(name),
      worker: { delivers: () => true },
      logger: { info: () => {} },
      now: () => NOON,
    });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    stop();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(alarmed).toEqual(Array(3).fill('store-unavailable'));
  });

  it('notices a database that can only be read', async () => {
    const { store } = await context();
    const probe = () => Promise.reject(new StoreError('unavailable', 'readonly'));
    const { round, alarmed } = await context({}, withMethods(store, { probe }));
    await round();
    expect(alarmed).toEqual(['store-unavailable']);
  });

  it('alerts a person when the database cannot be used, and its folder is gone too', async () => {
    const store = brokenStore(new StoreError('unavailable', 'gone'));
    const { round, alarmed } = await context({ DATABASE_URL: 'file:/nowhere/messages.db' }, store);
    await round();
    expect(alarmed).toEqual(['store-unavailable']);
  });
});
