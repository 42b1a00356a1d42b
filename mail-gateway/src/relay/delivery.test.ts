import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brokenStore, NOON, newMessage, patience } from '../../test/support.ts';
import { openStoreOn } from '../store/sql-store.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { StoredMessage } from '../store/store.ts';
import { createDelivery, LEASE } from './delivery.ts';
import { type Relay, RelayError } from './relay.ts';
import { LONGEST_DELAY } from './schedule.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A relay that does as told by `answer`, and notes every message it was given. */
function fakeRelay(name: string, answer: (message: StoredMessage) => RelayError | undefined) {
  const given: string[] = [];
  const relay: Relay = {
    name,
    async deliver(message) {
      given.push(message.fields.from_name);
      const fault = answer(message);
      if (fault) {
        throw fault;
      }
    },
    check: async () => 'fine',
    close() {},
  };
  return { relay, given };
}

const away = () => new RelayError('connect ECONNREFUSED', 'ECONNECTION', { away: true });
const refused = () =>
  new RelayError('535 wrong password of Ada', 'EAUTH 535', { needsPerson: true, away: true });

async function world(...relays: Relay[]) {
  const store = await openStoreOn(openSqlite(':memory:'));
  const clock = { now: NOON };
  const lines: { level: number; msg: string; [key: string]: unknown }[] = [];
  const logger = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const alarms: [string, unknown][] = [];
  const delivery = createDelivery({
    store,
    relays,
    logger,
    alarm: (name, details) => alarms.push([name, details]),
    now: () => clock.now,
    random: () => 0.5,
  });
  onTestFinished(async () => {
    await delivery.stop();
    await store.close();
  });
  const newest = async () => (await store.list({ limit: 1 }))[0];
  return { store, clock, lines, alarms, delivery, newest };
}

describe('delivering', () => {
  it('hands every waiting message on once, and none that is held', async () => {
    const { relay, given } = fakeRelay('smtp', () => undefined);
    const { store, delivery, newest } = await world(relay);
    await store.keep(newMessage({ from_name: 'one' }));
    await store.keep(newMessage({ from_name: 'two' }, { receivedAt: NOON - 1 }));
    await store.keep(newMessage({ from_name: 'held' }, { state: 'spam' }));
    await delivery.drain();
    await delivery.drain();
    expect(given).toEqual(['two', 'one']);
    expect(await newest()).toBeDefined();
    expect(await store.counts()).toMatchObject({ sent: 2, spam: 1 });
  });

  it('asks the relays in their order until one takes the message', async () => {
    const first = fakeRelay('smtp', away);
    const second = fakeRelay('emailjs', () => undefined);
    const { store, delivery, newest } = await world(first.relay, second.relay);
    await store.keep(newMessage());
    await delivery.drain();
    expect([first.given, second.given]).toEqual([['Ada Lovelace'], ['Ada Lovelace']]);
    expect(await newest()).toMatchObject({ state: 'sent', sentBy: 'emailjs', lastError: null });
  });

  it('tries again by the schedule until the other side is back', async () => {
    let up = false;
    const { relay, given } = fakeRelay('smtp', () => (up ? undefined : away()));
    const { store, clock, delivery, newest } = await world(relay);
    await store.keep(newMessage());
    const attemptsAt: number[] = [];
    for (let elapsed = 0; elapsed <= 20 * minute; elapsed += 10_000) {
      clock.now = NOON + elapsed;
      up = elapsed >= 12 * minute;
      const before = given.length;
      await delivery.drain();
      if (given.length > before) {
        attemptsAt.push(elapsed / 1000);
      }
    }
    expect(attemptsAt).toEqual([0, 30, 150, 750]);
    expect(await newest()).toMatchObject({ state: 'sent', attempts: 4 });
  });

  it('gives up after five days of failing, keeps the message and calls a person', async () => {
    const { relay, given } = fakeRelay('smtp', away);
    const { store, clock, delivery, alarms, newest } = await world(relay);
    await store.keep(newMessage());
    for (; clock.now <= NOON + 6 * day; clock.now += 30_000) {
      await delivery.drain();
    }
    expect(await newest()).toMatchObject({ state: 'failed', lastError: 'connect ECONNREFUSED' });
    expect(given.length).toBeGreaterThan(30);
    expect(given.length).toBeLessThan(40);
    expect(alarms).toEqual([
      ['message-failed', expect.objectContaining({ codes: ['ECONNECTION'], outcome: 'failed' })],
    ]);
  });

  it('does not count the days in which no relay was set', async () => {
    const { relay } = fakeRelay('smtp', () => undefined);
    const { store, clock, delivery, newest } = await world(relay);
    await store.keep(newMessage());
    clock.now += 30 * day;
    await delivery.drain();
    expect(await newest()).toMatchObject({ state: 'sent' });
  });

  it('sends all that wait as soon as one message gets through', async () => {
    let up = false;
    const { relay, given } = fakeRelay('smtp', () => (up ? undefined : away()));
    const { store, clock, delivery } = await world(relay);
    for (const from_name of ['one', 'two', 'three']) {
      await store.keep(newMessage({ from_name }));
    }
    for (const wait of [0, 1, 3, 14]) {
      clock.now = NOON + wait * minute;
      await delivery.drain();
    }
    up = true;
    clock.now += 10 * minute;
    given.length = 0;
    await store.keep(newMessage({ from_name: 'new' }, { receivedAt: clock.now }));
    await delivery.drain();
    expect(given.sort()).toEqual(['new', 'one', 'three', 'two']);
    expect(await store.counts()).toMatchObject({ sent: 4, queued: 0 });
  });

  it.each([
    ['back', -day],
    ['forward', day],
  ])(
    'has no message wait longer than the longest step when the clock goes %s a day',
    async (_way, jump) => {
      let up = false;
      const { relay } = fakeRelay('smtp', () => (up ? undefined : away()));
      const { store, clock, delivery, newest } = await world(relay);
      await store.keep(newMessage());
      await delivery.drain();
      clock.now += jump;
      up = true;
      const jumped = clock.now;
      for (; (await newest())?.state !== 'sent'; clock.now += minute) {
        await delivery.drain();
        expect(clock.now - jumped).toBeLessThanOrEqual(LONGEST_DELAY);
      }
    },
  );

  it('takes a message over from a process that died in the middle', async () => {
    const { relay, given } = fakeRelay('smtp', () => undefined);
    const { store, clock, delivery } = await world(relay);
    await store.keep(newMessage());
    await store.claimNext(NOON, { longestDelay: LONGEST_DELAY, lease: LEASE });
    await delivery.drain();
    expect(given).toEqual([]);
    clock.now += LEASE;
    await delivery.drain();
    expect(given).toEqual(['Ada Lovelace']);
  });

  it('calls a person for a wrong password, keeps trying, and logs no text of the other side', async () => {
    const { relay } = fakeRelay('smtp', refused);
    const { store, delivery, lines, alarms, newest } = await world(relay);
    await store.keep(newMessage());
    await delivery.drain();
    expect(await newest()).toMatchObject({
      state: 'queued',
      lastError: '535 wrong password of Ada',
    });
    expect(alarms).toEqual([['mail-refused', expect.objectContaining({ codes: ['EAUTH 535'] })]]);
    expect(JSON.stringify([lines, alarms])).not.toContain('Ada');
  });

  it('leaves messages alone while no relay is set', async () => {
    const { store, delivery, newest } = await world();
    await store.keep(newMessage());
    delivery.start();
    delivery.wake();
    await delivery.stop();
    expect(await newest()).toMatchObject({ state: 'queued', attempts: 0 });
  });

  it('starts by itself for what already waits, and for what comes in later', async () => {
    const { relay, given } = fakeRelay('smtp', () => undefined);
    const { store, delivery } = await world(relay);
    await store.keep(newMessage({ from_name: 'earlier' }));
    delivery.start();
    await expect.poll(() => given, patience).toEqual(['earlier']);
    await store.keep(newMessage({ from_name: 'later' }));
    delivery.wake();
    await expect.poll(() => given, patience).toEqual(['earlier', 'later']);
  });

  it('goes on while nothing can be logged and nobody called', async () => {
    let up = false;
    const { relay, given } = fakeRelay('smtp', () => (up ? undefined : refused()));
    const store = await openStoreOn(openSqlite(':memory:'));
    const fail = () => {
      throw new Error('ENOSPC: no space left on device, write');
    };
    const clock = { now: NOON };
    const world = { logger: { info: fail, warn: fail }, alarm: fail, now: () => clock.now };
    const delivery = createDelivery({ store, relays: [relay], ...world });
    const broken = createDelivery({ store: brokenStore(new Error()), relays: [relay], ...world });
    onTestFinished(async () => {
      await Promise.all([delivery.stop(), broken.stop()]);
      await store.close();
    });
    await store.keep(newMessage({ from_name: 'one' }));
    await store.keep(newMessage({ from_name: 'two' }));
    broken.start();
    delivery.start();
    await expect.poll(() => given.length, patience).toBe(1);
    up = true;
    clock.now += minute;
    delivery.wake();
    await expect.poll(async () => (await store.counts()).sent, patience).toBe(2);
  });

  it('gives a message back when it has to stop in the middle', async () => {
    const hanging: Relay = {
      name: 'smtp',
      deliver: () => new Promise(() => {}),
      check: async () => 'fine',
      close() {},
    };
    const { store, delivery, newest } = await world(hanging);
    await store.keep(newMessage());
    delivery.start();
    await expect.poll(async () => (await newest())?.state, patience).toBe('sending');
    await delivery.stop(10);
    expect(await newest()).toMatchObject({
      state: 'queued',
      dueAt: NOON,
      // No relay has failed: the five days do not begin.
      failingSince: null,
      lastError: null,
    });
  });
});
