import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { brokenStore, failNext, NOON, newMessage } from '../../test/support/arrange.ts';
import { StoreError } from '../store/database.ts';
import { openStoreOn } from '../store/sql-store.ts';
import { openSqlite } from '../store/sqlite.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';
import { createClock, keepSynced } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON });
  return () => vi.useRealTimers();
});

/** A store, and clocks on it as processes have them; `server` is how far the database is ahead. */
async function context() {
  const server = { ahead: 0 };
  const database = openSqlite(':memory:');
  const store = await openStoreOn({ ...database, now: async () => Date.now() + server.ahead });
  onTestFinished(() => store.close());
  const alarms: [string, unknown][] = [];
  const startClock = async () => {
    const clock = createClock({ store, alarm: (name, about) => alarms.push([name, about]) });
    await clock.sync();
    return clock;
  };
  return { server, store, alarms, startClock };
}

/** Time passes, with a sync each minute. */
async function pass(milliseconds: number, clock: { sync(): Promise<void> }) {
  for (let passed = 0; passed < milliseconds; passed += MINUTE) {
    vi.advanceTimersByTime(MINUTE);
    await clock.sync();
  }
}

describe('the clock', () => {
  it("is the database's, whatever the machine's is set to", async () => {
    const { server, startClock, alarms } = await context();
    server.ahead = 6 * MINUTE;
    const clock = await startClock();
    expect(clock.now()).toBe(NOON + 6 * MINUTE);
    vi.advanceTimersByTime(1000);
    vi.setSystemTime(NOON - 400 * DAY);
    expect(clock.now()).toBe(NOON + 6 * MINUTE + 1000);
    expect([clock.suspect(), alarms]).toEqual([false, []]);
  });

  it('follows a database whose clock is set a little, without being suspect', async () => {
    const { server, startClock, alarms } = await context();
    const clock = await startClock();
    server.ahead = -50 * MINUTE;
    await clock.sync();
    expect(clock.now()).toBe(NOON - 50 * MINUTE);
    expect([clock.suspect(), alarms]).toEqual([false, []]);
  });

  it.each([
    ['ahead', 400 * DAY, 400 * 24 * 60],
    ['back', -2 * HOUR, -120],
  ])('is suspect for a day after it went far %s, and says so once', async (_way, by, minutes) => {
    const { server, startClock, alarms } = await context();
    const clock = await startClock();
    server.ahead = by;
    await pass(DAY - MINUTE, clock);
    expect(clock.suspect()).toBe(true);
    await pass(2 * MINUTE, clock);
    expect(clock.suspect()).toBe(false);
    expect(alarms).toEqual([['clock-jumped', { minutes }]]);
  });

  it('is suspect when it is a day from the one of the process before, and not on the first start', async () => {
    const { server, startClock, alarms } = await context();
    expect((await startClock()).suspect()).toBe(false);
    vi.advanceTimersByTime(20 * HOUR);
    expect((await startClock()).suspect()).toBe(false);
    server.ahead = -NOON;
    expect((await startClock()).suspect()).toBe(true);
    expect(alarms).toHaveLength(1);
  });

  it('counts anew since when messages fail once it jumped', async () => {
    const { server, store, startClock } = await context();
    const clock = await startClock();
    await store.keep(newMessage());
    await failNext(store);
    server.ahead = 400 * DAY;
    await clock.sync();
    expect((await store.list({}))[0]).toMatchObject({ failingSince: NOON + 400 * DAY });
  });

  it('stays suspect over a restart for what is left of the day', async () => {
    const { server, startClock } = await context();
    const before = await startClock();
    server.ahead = 400 * DAY;
    await pass(10 * HOUR, before);
    const after = await startClock();
    await pass(13 * HOUR, after);
    expect(after.suspect()).toBe(true);
    await pass(2 * HOUR, after);
    expect(after.suspect()).toBe(false);
    expect((await startClock()).suspect()).toBe(false);
  });

  it('goes on while the database is away, suspect until it has been asked once', async () => {
    const alarms: string[] = [];
    const store = brokenStore(new StoreError('unavailable', 'away'));
    const clock = createClock({ store, alarm: (name) => alarms.push(name) });
    await clock.sync();
    vi.advanceTimersByTime(MINUTE);
    expect(clock.now()).toBe(NOON + MINUTE);
    expect(clock.suspect()).toBe(true);
    expect(alarms).toEqual(['store-unavailable']);
  });

  it('is synced each minute until told to stop', () => {
    vi.useFakeTimers();
    const sync = vi.fn(async () => {});
    const stop = keepSynced({ now: Date.now, suspect: () => false, sync });
    vi.advanceTimersByTime(10 * MINUTE);
    stop();
    vi.advanceTimersByTime(10 * MINUTE);
    expect(sync).toHaveBeenCalledTimes(10);
  });
});
