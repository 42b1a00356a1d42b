import { describe, expect, it } from 'vitest';
import {
  claimNext,
  keepAll,
  manyNames,
  NOON,
  newMessage,
  withMethods,
} from '../../test/support/arrange.ts';
import { deliveryBy, deliveryByOne, fakeRelay } from '../../test/support/delivery.ts';
import { StoreError } from '../store/database.ts';
import { DAY, MINUTE } from '../time.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Outbox } from './outbox.ts';
import type { OwnMail } from './relay.ts';
import { LEASE, LONGEST_DELAY } from './schedule.ts';

/** An outbox, one method of which fails a number of times, as with a locked database. */
function failing(outbox: Outbox, method: 'markSent' | 'giveBack', times: number) {
  const failed = { times: 0 };
  const faulty = async (...given: never[]) => {
    if (failed.times === times) return Reflect.apply(outbox[method], outbox, given);
    failed.times += 1;
    throw new StoreError('unavailable', 'database is locked', { busy: true });
  };
  return { outbox: withMethods(outbox, { [method]: faulty }), failed };
}

const away = () => new DeliveryError('connect ECONNREFUSED', 'ECONNECTION', { away: true });
const refused = () =>
  new DeliveryError('535 wrong password of Ada', 'EAUTH 535', { needsPerson: true, away: true });

const refusal = () => new DeliveryError('550 not wanted', 'EMESSAGE 550', { needsPerson: true });

describe('delivering', () => {
  it('hands every waiting message on once, and none that is withheld', async () => {
    const { store, worker, newest, given } = await deliveryByOne();
    await store.keep(newMessage({ from_name: 'one' }));
    await store.keep(newMessage({ from_name: 'two' }, { receivedAt: NOON - 1 }));
    await store.keep(newMessage({ from_name: 'withheld' }, { state: 'spam' }));
    await worker.drain();
    await worker.drain();
    expect(given).toEqual(['two', 'one']);
    expect(await newest()).toBeDefined();
    expect(await store.counts()).toMatchObject({ sent: 2, spam: 1 });
  });

  it('asks a relay that refuses the login once for each step, then sends all in turn', async () => {
    const server = { isOpen: false };
    const { store, clock, alarms, worker, given } = await deliveryByOne(() =>
      server.isOpen ? undefined : refused(),
    );
    const names = manyNames(40);
    for (const [each, from_name] of names.entries()) {
      await store.keep(newMessage({ from_name }, { receivedAt: NOON - 100 + each }));
    }
    const triedAt: number[] = [];
    for (let second = 0; second <= 40 * 60; second += 10) {
      clock.now = NOON + second * 1000;
      const before = given.length;
      await worker.drain();
      if (given.length > before) {
        triedAt.push(second);
      }
    }
    expect(triedAt).toEqual([0, 30, 150, 750, 1350, 1950]);
    expect([given.length, alarms.length]).toEqual([6, 6]);
    server.isOpen = true;
    given.length = 0;
    clock.now += 10 * MINUTE;
    await worker.drain();
    expect(given).toEqual([...names.slice(6), ...names.slice(0, 6)]);
    expect(await store.counts()).toMatchObject({ queued: 0, sent: 40 });
  });

  it('gives up after five days of failing, keeps the message and alerts a person', async () => {
    const { store, clock, worker, alarms, newest, given } = await deliveryByOne(away);
    await store.keep(newMessage());
    for (; clock.now <= NOON + 6 * DAY; clock.now += 30_000) {
      await worker.drain();
    }
    expect(await newest()).toMatchObject({ state: 'failed', lastError: 'connect ECONNREFUSED' });
    expect(given.length).toBeGreaterThan(30);
    expect(given.length).toBeLessThan(40);
    expect(alarms.filter(([name]) => name !== 'relay-down')).toEqual([
      ['message-failed', expect.objectContaining({ codes: ['ECONNECTION'], outcome: 'failed' })],
    ]);
  });

  it('sends all that wait as soon as one message gets through', async () => {
    let up = false;
    const { store, clock, worker, given } = await deliveryByOne(() => (up ? undefined : away()));
    await keepAll(store, ['one', 'two', 'three']);
    for (const wait of [0, 1, 3, 14]) {
      clock.now = NOON + wait * MINUTE;
      await worker.drain();
    }
    up = true;
    clock.now += 10 * MINUTE;
    given.length = 0;
    await store.keep(newMessage({ from_name: 'new' }, { receivedAt: clock.now }));
    await worker.drain();
    expect(given.sort()).toEqual(['new', 'one', 'three', 'two']);
    expect(await store.counts()).toMatchObject({ sent: 4, queued: 0 });
  });

  it('does not retry a refused mail sooner because others succeed', async () => {
    const { store, clock, worker, given } = await deliveryByOne(({ fields }) =>
      fields.from_name === 'refused' ? refusal() : undefined,
    );
    for (let each = 0; each < 60; each += 1) {
      await store.keep(newMessage({ from_name: 'refused', from_number: `${each}` }));
    }
    for (let second = 0; second <= 102; second += 1) {
      clock.now = NOON + second * 1000;
      if (second % 8 === 0) {
        await store.keep(newMessage({ from_number: `${second}` }, { receivedAt: clock.now }));
      }
      await worker.drain();
    }
    expect(await store.counts()).toMatchObject({ queued: 60, sent: 13 });
    expect(given.filter((name) => name === 'refused')).toHaveLength(2 * 60);
  });

  it('tries a relay with one message at a time until it takes one, and then with three', async () => {
    const underWay: (() => void)[] = [];
    const atOnce: number[] = [];
    const { relay } = fakeRelay('smtp');
    const deliver = async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      atOnce.push(underWay.push(resolve));
      if (atOnce.length === 1 || underWay.length === 3) {
        for (const end of underWay.splice(0)) {
          end();
        }
      }
      await promise;
    };
    const { store, worker } = await deliveryBy({ ...relay, deliver });
    await keepAll(store, manyNames(7));
    await worker.drain();
    expect(atOnce).toEqual([1, 1, 2, 3, 1, 2, 3]);
    expect(await store.counts()).toMatchObject({ sent: 7 });
  });

  it('keeps a record of mailed messages until the database has it', async () => {
    const { store, begin, alarms, newest, given } = await deliveryByOne();
    const locked = failing(store.outbox, 'markSent', 10);
    await store.keep(newMessage());
    await begin({ outbox: locked.outbox }).drain();
    expect(await newest()).toMatchObject({ state: 'sent', attempts: 1 });
    expect([given.length, locked.failed.times]).toEqual([1, 10]);
    expect(alarms).toEqual([['store-unavailable', expect.objectContaining({ kind: 'locked' })]]);
  });

  it('keeps a record of the recipients that have a mail until the database has it', async () => {
    const deliveredTo = ['one@agency.example'];
    const { store, begin, newest } = await deliveryByOne(
      () => new DeliveryError('550', 'EENVELOPE', { deliveredTo }),
    );
    await store.keep(newMessage());
    await begin({ outbox: failing(store.outbox, 'giveBack', 3).outbox }).drain();
    expect(await newest()).toMatchObject({ state: 'queued', deliveredTo });
  });

  it('ends in time when the database never has it', async () => {
    const { store, begin, newest } = await deliveryByOne();
    const locked = failing(store.outbox, 'markSent', Number.POSITIVE_INFINITY);
    await store.keep(newMessage());
    const worker = begin({ outbox: locked.outbox });
    worker.wake();
    await expect.poll(() => locked.failed.times).toBeGreaterThan(3);
    await worker.stop(10);
    expect(await newest()).toMatchObject({ state: 'sending' });
  });

  it('alerts a person when a relay has been away for a quarter of an hour', async () => {
    const { store, clock, worker, alarms } = await deliveryByOne(away);
    await keepAll(store, ['one', 'two']);
    const calledAt: number[] = [];
    for (let second = 0; second <= 1500; second += 10) {
      clock.now = NOON + second * 1000;
      await worker.drain();
      if (alarms.length > calledAt.length) {
        calledAt.push(second);
      }
    }
    expect(calledAt).toEqual([750, 1350]);
    const about = { relay: 'smtp', codes: ['ECONNECTION'], attempts: 4 };
    expect(alarms[0]).toEqual(['relay-down', about]);
  });

  it.each([
    ['back', -DAY],
    ['forward', DAY],
  ])(
    'has no message wait longer than the longest step when the clock goes %s a day',
    async (_way, jump) => {
      let up = false;
      const { relay } = fakeRelay('smtp', () => (up ? undefined : away()));
      const { store, clock, worker, newest } = await deliveryBy(relay);
      await store.keep(newMessage());
      await worker.drain();
      clock.now += jump;
      up = true;
      const jumped = clock.now;
      for (; (await newest())?.state !== 'sent'; clock.now += MINUTE) {
        await worker.drain();
        expect(clock.now - jumped).toBeLessThanOrEqual(LONGEST_DELAY);
      }
    },
  );

  it('takes a message over from a process that died in the middle', async () => {
    const { store, clock, worker, given } = await deliveryByOne();
    await store.keep(newMessage());
    await claimNext(store);
    await worker.drain();
    expect(given).toEqual([]);
    clock.now += LEASE;
    await worker.drain();
    expect(given).toEqual(['Ada Lovelace']);
  });

  it('alerts a person for a wrong password, keeps trying, and logs no text of the other side', async () => {
    const { store, worker, lines, alarms, newest } = await deliveryByOne(refused);
    await store.keep(newMessage());
    await worker.drain();
    expect(await newest()).toMatchObject({
      state: 'queued',
      lastError: '535 wrong password of Ada',
    });
    expect(alarms).toEqual([['mail-refused', expect.objectContaining({ codes: ['EAUTH 535'] })]]);
    expect(JSON.stringify([lines, alarms])).not.toContain('Ada');
  });

  it('mails links for signing in before all waiting messages, and then a digest', async () => {
    const order: string[] = [];
    const { relay } = fakeRelay('smtp', ({ fields }) => void order.push(fields.from_name));
    const deliverOwn = async ({ id }: OwnMail) => void order.push(id);
    const { store, worker, clock } = await deliveryBy({ ...relay, deliverOwn });
    await keepAll(store, manyNames(30));
    await store.keep(newMessage({}, { id: 'held', state: 'spam' }));
    await store.keepDigest({ id: 'digest', day: '2026-11-20', entries: ['held'], now: NOON });
    clock.now += MINUTE;
    const link = { id: 'link', email: 'ada@agency.example', now: clock.now };
    await store.signIn.keepLink(link, { isMailed: true });
    await worker.drain();
    expect(order.slice(0, 2)).toEqual(['link', 'digest']);
    expect(order).toHaveLength(32);
  });

  it('leaves messages alone while no relay is set', async () => {
    const { store, worker, newest } = await deliveryBy(null);
    await store.keep(newMessage());
    worker.wake();
    await worker.stop();
    expect(await newest()).toMatchObject({ state: 'queued', attempts: 0 });
  });

  it('starts by itself for waiting messages, and for later ones', async () => {
    const { store, worker, given } = await deliveryByOne();
    await store.keep(newMessage({ from_name: 'earlier' }));
    worker.wake();
    await expect.poll(() => given).toEqual(['earlier']);
    await store.keep(newMessage({ from_name: 'later' }));
    worker.wake();
    await expect.poll(() => given).toEqual(['earlier', 'later']);
  });
});
