import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  claimNext,
  confirmed,
  failNext,
  keepAll,
  manyNames,
  NOON,
  newMessage,
  stored,
} from '../../test/support/arrange.ts';
import { emptyStore, freshDatabase } from '../../test/support/databases.ts';
import { everyPage } from '../messages/pages.ts';
import { markNamed } from '../messages/queries.ts';
import { LEASE } from '../outbox/schedule.ts';
import { MINUTE } from '../time.ts';
import { versions } from './schema.ts';
import { openStoreOn } from './sql-store.ts';
import { type Page, REPEAT_WINDOW, type Store, type StoredMessage } from './store.ts';

/** Claims the mail that is due first, for the usual time; its message, or null when none is due. */
async function claimAt(store: Store, now: number): Promise<StoredMessage | null> {
  const claim = await store.outbox.claimNext(['owner-mail'], now, now + LEASE);
  return claim && store.message(claim.id);
}

describe('the store', () => {
  /** A store with one ordinary message. */
  async function storeWithOne() {
    const store = await emptyStore();
    await store.keep(newMessage());
    return store;
  }

  it('gives back a file as it was kept, deletes it with its message and copies it once', async () => {
    const store = await emptyStore();
    const content = Uint8Array.from({ length: 100_000 }, (_, each) => each % 256);
    const facts = { name: 'a.pdf', type: 'application/pdf', bytes: content.length };
    const message = newMessage({}, { file: { ...facts, content } });
    expect(await store.keep(message)).toBe('kept');
    // The same message once more does not keep its file under another id.
    expect(await store.keep({ ...message, id: 'another' })).toBe('repeated');
    const [found] = await store.list({});
    expect(found?.file).toEqual(facts);
    expect(new Uint8Array((await store.fileOf(message.id)) ?? [])).toEqual(content);
    expect(await store.countFileBytes()).toBe(content.length);
    await store.delete([message.id]);
    expect(await store.fileOf(message.id)).toBeNull();
    expect(await store.countFileBytes()).toBe(0);
  });

  it('returns stored messages with every character', async () => {
    const store = await emptyStore();
    const message = newMessage(
      { from_name: "Ada 👩‍💻 'x' \u202e", from_message: 'a\r\nb\t"; DROP TABLE messages; --' },
      { page: 'https://agency.example/contact', language: 'pt-BR', reasons: 'no-origin' },
    );
    expect(await store.keep(message)).toBe('kept');
    const { id, fingerprint, fields, page, language, reasons } = message;
    const about = { id, fingerprint, page, language, reasons, attempts: 0 };
    expect(await store.find(id)).toEqual([stored(fields, { ...about, state: 'queued' })]);
  });

  it('keeps the same message once within a day, also when it arrives many times at once', async () => {
    const store = await emptyStore();
    const at = (receivedAt: number) => newMessage({}, { receivedAt });
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => store.keep(at(NOON))));
    expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(1);
    expect(await store.keep(at(NOON + REPEAT_WINDOW - 1))).toBe('repeated');
    expect(await store.keep(at(NOON + REPEAT_WINDOW))).toBe('kept');
    expect(await store.keep(at(NOON + REPEAT_WINDOW + MINUTE))).toBe('repeated');
    expect(await store.list({ limit: 9 })).toHaveLength(2);
  });

  it('fails only the faulty one of several messages that arrive together', async () => {
    const store = await emptyStore();
    const keep = (from_name: string, page: string | null = '') =>
      store.keep(newMessage({ from_name }, { page: page as string }));
    const outcomes = await Promise.allSettled([
      keep('first'),
      keep('at fault', null),
      keep('last'),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await keep('later')).toBe('kept');
    const kept = (await store.list({ limit: 9 })).map(({ fields }) => fields.from_name);
    expect(kept.sort()).toEqual(['first', 'last', 'later']);
  });

  it('does not take a message for repeated because of a clock that ran days ahead', async () => {
    const store = await emptyStore();
    await store.keep(newMessage({}, { receivedAt: NOON + 3 * REPEAT_WINDOW }));
    expect(await store.keep(newMessage())).toBe('kept');
  });

  it('gives each waiting message to one claimer only, the longest due first', async () => {
    const store = await emptyStore();
    for (let each = 0; each < 10; each += 1) {
      await store.keep(newMessage({ from_name: `${each}` }, { receivedAt: NOON + each }));
    }
    await keepAll(store, ['withheld'], { state: 'spam' });
    const claims = await Promise.all(Array.from({ length: 30 }, () => claimAt(store, NOON + 10)));
    const names = claims.flatMap((claim) => (claim ? [claim.fields.from_name] : []));
    while (names.length < 10) {
      const claim = await claimAt(store, NOON + 10);
      expect(claim).not.toBeNull();
      names.push(claim?.fields.from_name ?? '');
    }
    expect(names.sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(await claimAt(store, NOON + 10)).toBeNull();
  });

  it('gives a message back to wait until it is due, and knows when that is', async () => {
    const store = await storeWithOne();
    const again = { dueAt: NOON + MINUTE, reason: 'refused' };
    expect(await failNext(store, NOON, again)).toBe('queued');
    expect(await store.outbox.nextDueTime(['owner-mail'])).toBe(NOON + MINUTE);
    expect(await claimAt(store, NOON + MINUTE - 1)).toBeNull();
    expect(await claimAt(store, NOON + MINUTE)).toMatchObject({
      attempts: 2,
      lastError: 'refused',
      failingSince: NOON,
    });
  });

  it('stores the recipients that have a message, also through later attempts', async () => {
    const store = await storeWithOne();
    const deliveredTo = ['one@agency.example', 'two@agency.example'];
    await failNext(store, NOON, { deliveredTo });
    await failNext(store);
    const third = await claimNext(store);
    expect(third).toMatchObject({ attempts: 3, deliveredTo });
  });

  it('takes a message back that was broken off, as if nothing had failed', async () => {
    const store = await storeWithOne();
    const claim = await claimNext(store);
    expect(await store.outbox.release(claim, NOON + MINUTE)).toBe(true);
    expect(await store.outbox.release(claim, NOON + MINUTE)).toBe(false);
    expect((await store.list({ limit: 1 }))[0]).toMatchObject({
      state: 'queued',
      dueAt: NOON + MINUTE,
      failingSince: null,
      lastError: null,
    });
  });

  it('has a message wait no longer than the longest delay when the clock is set back', async () => {
    const store = await emptyStore();
    await store.keep(newMessage({}, { receivedAt: NOON + 24 * 60 * MINUTE }));
    expect(await claimAt(store, NOON)).toMatchObject({ state: 'sending' });
  });

  it('lets nobody but the holder of a claim change the message', async () => {
    const store = await storeWithOne();
    const first = await claimNext(store);
    const later = NOON + LEASE;
    expect(await store.outbox.releaseExpiredClaims(later - 1)).toBe(0);
    expect(await store.outbox.releaseExpiredClaims(later)).toBe(1);
    const second = await claimNext(store, later);
    const again = { dueAt: later, reason: '', giveUpSince: later };
    expect(await store.outbox.markSent(first, later, 'smtp')).toBe(false);
    expect(await store.outbox.giveBack(first, later, again)).toBe('lost');
    expect(await store.outbox.markSent(second, later, 'smtp')).toBe(true);
    expect((await store.list({ limit: 1 }))[0]).toMatchObject({
      state: 'sent',
      sentAt: later,
      sentBy: 'smtp',
      attempts: 2,
    });
  });

  it.each([
    ['releases a claim that a clock running ahead gave', 24 * 60 * MINUTE, 1],
    ['leaves a claim alone that another process gave a moment later than now', 500, 0],
  ])('%s', async (_what, ahead, released) => {
    const store = await storeWithOne();
    await claimAt(store, NOON + ahead);
    expect(await store.outbox.releaseExpiredClaims(NOON)).toBe(released);
  });

  it('gives a message up once it has been failing for long enough, until the owner asks again', async () => {
    const store = await storeWithOne();
    const [message] = await store.list({});
    await failNext(store, NOON, { giveUpSince: NOON - 1 });
    expect(await failNext(store, NOON + MINUTE, { giveUpSince: NOON })).toBe('failed');
    expect(await claimAt(store, NOON + MINUTE)).toBeNull();
    expect(await store.requeue(message?.id ?? '', NOON + 2 * MINUTE)).toBe(true);
    expect(await claimAt(store, NOON + 2 * MINUTE)).toMatchObject({
      attempts: 1,
      failingSince: null,
    });
  });

  it('makes every message due at once that waited for a relay, and no other', async () => {
    const store = await emptyStore();
    const dueAt = NOON + 60 * MINUTE;
    for (const from_name of ['away', 'refused']) {
      await keepAll(store, [from_name]);
      await failNext(store, NOON, { dueAt, relayAway: from_name === 'away' });
    }
    await keepAll(store, ['withheld'], { state: 'spam' });
    expect(await store.outbox.makeAllDue(NOON + 1)).toBe(1);
    expect(await store.counts()).toEqual({ queued: 2, sending: 0, sent: 0, failed: 0, spam: 1 });
    expect(await store.countWithheld()).toBe(1);
    expect(await claimAt(store, NOON + 1)).toMatchObject({ fields: { from_name: 'away' } });
    expect(await claimAt(store, NOON + 1)).toBeNull();
  });

  it('extends the lease of the attempt that holds the claim, and of no other', async () => {
    const store = await storeWithOne();
    const claim = await claimNext(store);
    const until = NOON + 3 * LEASE;
    expect(await store.outbox.extendLease({ ...claim, attempts: 7 }, until + 1)).toBe(false);
    expect(await store.outbox.extendLease(claim, until)).toBe(true);
    expect(await store.outbox.releaseExpiredClaims(until - 1)).toBe(0);
    expect(await store.outbox.releaseExpiredClaims(until)).toBe(1);
    expect(await store.outbox.extendLease(claim, until)).toBe(false);
  });

  it('finds a message by the beginning of its id and says when that is not enough', async () => {
    const store = await emptyStore();
    await store.keep(newMessage({ from_name: 'one' }, { id: 'abc1' }));
    await store.keep(newMessage({ from_name: 'two' }, { id: 'abd2' }));
    expect((await store.find('abc')).map(({ id }) => id)).toEqual(['abc1']);
    expect(await store.find('ab')).toHaveLength(2);
    expect(await store.find('%')).toEqual([]);
  });

  it('moves messages along the edges of the state graph and no other, whatever is asked', async () => {
    const edges = new Set([
      'queued sending',
      'sending sent',
      'sending queued',
      'queued failed',
      'failed queued',
      'spam queued',
      'queued spam',
    ]);
    const action = fc.record({
      kind: fc.constantFrom('claim', 'sent', 'back', 'late', 'expire', 'owner', 'withhold', 'due'),
      pick: fc.nat(3),
      wait: fc.integer({ min: -120 * MINUTE, max: 120 * MINUTE }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
        const store = await openStoreOn((await freshDatabase())());
        try {
          const messages = [0, 1, 2, 3].map((each) =>
            newMessage({ from_name: `${each}` }, { state: each === 3 ? 'spam' : 'queued' }),
          );
          for (const message of messages) {
            await store.keep(message);
          }
          let now = NOON;
          for (const { kind, pick, wait } of actions) {
            now += wait;
            const before = await store.list({ limit: 9 });
            const one = before.find(({ id }) => id === messages[pick]?.id);
            if (!one) {
              throw new Error('a message is gone');
            }
            const again = { dueAt: now, reason: '', giveUpSince: kind === 'late' ? now : 0 };
            await {
              claim: () => claimAt(store, now),
              sent: () => store.outbox.markSent(one, now, 'smtp'),
              back: () => store.outbox.giveBack(one, now, again),
              late: () => store.outbox.giveBack(one, now, again),
              expire: () => store.outbox.releaseExpiredClaims(now),
              owner: () => store.requeue(one.id, now),
              withhold: () => store.withhold(one.id, now),
              due: () => store.outbox.makeAllDue(now),
            }[kind]();
            const after = new Map((await store.list({ limit: 9 })).map((each) => [each.id, each]));
            for (const { id, state } of before) {
              const next = after.get(id)?.state ?? 'gone';
              const steps = kind === 'late' && next === 'failed' ? ['queued', next] : [next];
              let from: string = state;
              for (const step of steps) {
                expect(step === from || edges.has(`${from} ${step}`), `${from} ${step}`).toBe(true);
                from = step;
              }
            }
          }
          const total = Object.values(await store.counts()).reduce((sum, count) => sum + count, 0);
          expect(total).toBe(4);
        } finally {
          await store.close();
        }
      }),
      { numRuns: 15 },
    );
  });

  it('lists new, answered, archived or withheld messages, and finds words in them', async () => {
    const store = await emptyStore();
    await store.keep(newMessage({ from_name: 'Ada', from_message: '100% cotton' }, { id: 'a' }));
    await store.keep(newMessage({ from_name: 'Bea' }, { id: 'b', receivedAt: NOON + 1 }));
    await store.keep(newMessage({ from_name: 'Eve' }, { id: 'c', state: 'spam' }));
    await store.outbox.add({ id: 'digest', kind: 'digest', now: NOON });
    expect(await store.setHandling('b', 'answered')).toBe(true);
    expect(await store.setNote('b', 'Called on Monday')).toBe(true);
    expect(await store.setNote('nobody', '')).toBe(false);
    expect(await store.countEnquiries()).toEqual({ new: 1, answered: 1, archived: 0, spam: 1 });
    const idsOf = async (page: Page) => (await store.list(page)).map(({ id }) => id);
    expect(await idsOf({})).toEqual(['b', 'c', 'a']);
    expect(await idsOf({ limit: 1 })).toEqual(['b']);
    expect(await idsOf({ after: { id: 'b', receivedAt: NOON + 1 } })).toEqual(['c', 'a']);
    expect(await idsOf({ handling: 'new' })).toEqual(['a']);
    expect(await idsOf({ handling: 'answered' })).toEqual(['b']);
    expect(await idsOf({ state: 'spam' })).toEqual(['c']);
    expect(await idsOf({ state: 'sent', handling: 'new' })).toEqual([]);
    for (const [search, ids] of [
      ['COTTON', ['a']],
      ['0%', ['a']],
      ['%cotton', []],
      ['monday', ['b']],
      ['Bea Monday', ['b']],
      ['a_a', []],
    ] as const) {
      expect(await idsOf({ search }), search).toEqual(ids);
    }
    expect((await store.find('b'))[0]).toMatchObject({
      handling: 'answered',
      note: 'Called on Monday',
    });
  });

  it('finds words whatever their case, accents and widths, in all that a visitor and the team wrote', async () => {
    const store = await emptyStore();
    const facts = { name: 'Grundriß Größe.pdf', type: 'application/pdf', bytes: 1 };
    const texts = {
      from_name: 'Änne Öztürk',
      from_email: 'Élodie@müller.example',
      from_subject: 'ПРИВЕТ из Киева',
      from_message: 'Un café, Straße 5\r\nin İstanbul, ISPARTA; ﾃﾞｻﾞｲﾝ C:\\web a_b! cafe\u0301 2',
    };
    const otherFields = [['Firma', 'Łódź "Œuvre" GmbH']] as const;
    const file = { ...facts, content: Uint8Array.of(1) };
    await store.keep(newMessage(texts, { id: 'a', otherFields, file }));
    await store.keep(newMessage({ from_name: 'Anders', from_message: 'Axb 100' }, { id: 'b' }));
    await store.setNote('a', 'Für LÉA: rückrufen');
    const queries = [
      ...[
        'Änne',
        'änne',
        'ANNE',
        'a\u0308nne öztürk',
        'ＡＮＮＥ',
        'anne ozturk',
        'привет',
        'КИЕВА',
      ],
      ...['elodie', 'xn--mller-kva', 'Müller.EXAMPLE', 'strasse', 'STRASSE 5 in', 'ıstanbul'],
      ...['istanbul', 'ısparta', 'デザイン', 'c:\\web', 'a_b!', 'café 2', 'LODZ "oeuvre"', 'firma'],
      ...['grundriss', 'größe.PDF', 'lea: ruck', 'straße\0'],
    ];
    for (const search of queries) {
      expect(
        (await store.list({ search })).map(({ id }) => id),
        search,
      ).toEqual(['a']);
    }
    for (const search of ['a%b', 'c:web', 'a__b', '"Firma"', '[[', 'bytes', 'half \ud83c']) {
      expect(await store.list({ search }), search).toEqual([]);
    }
    await store.setNote('a', '');
    expect(await store.list({ search: 'lea' })).toEqual([]);
  });

  it('finds messages that were stored before searches were folded, and messages of an older gateway', async () => {
    const connect = await freshDatabase();
    const before = connect();
    const first = await openStoreOn(before);
    await Promise.all(
      manyNames(450).map((name) => first.keep(newMessage({ from_name: `${name} Öztürk` }))),
    );
    await first.keep(newMessage({ from_name: 'Ada' }, { id: 'noted' }));
    await first.setNote('noted', 'ÖZTÜRK');
    const forget = { sql: "UPDATE messages SET search_text = NULL, search_note = ''", values: [] };
    await before.write(forget);
    await first.close();
    const store = await openStoreOn(connect());
    onTestFinished(() => store.close());
    expect(await store.list({ search: 'ozturk' })).toHaveLength(451);
  });

  it('deletes messages that were sent or withheld long ago, and no failed or waiting message', async () => {
    const store = await emptyStore();
    await keepAll(store, ['sent', 'failed', 'waiting'], { receivedAt: NOON - 1 });
    await keepAll(store, ['withheld'], { state: 'spam' });
    await keepAll(store, ['withheld later'], { state: 'spam', receivedAt: NOON + 1 });
    await store.outbox.markSent(await claimNext(store), NOON, 'smtp');
    await failNext(store, NOON, { giveUpSince: NOON });
    expect(await store.deleteExpired('sent', NOON - 1)).toBe(0);
    expect(await store.deleteExpired('sent', NOON)).toBe(1);
    expect(await store.deleteExpired('spam', NOON)).toBe(1);
    expect(await store.counts()).toEqual({ queued: 1, sending: 0, sent: 0, failed: 1, spam: 1 });
  });

  it('can be asked to delete only withheld messages that a digest named long ago', async () => {
    const store = await emptyStore();
    const names = ['not named', 'named', 'named later'];
    await keepAll(store, names, { state: 'spam', receivedAt: NOON - 9 });
    for (const { id, fields } of await store.list({})) {
      if (fields.from_name !== 'not named') {
        const now = fields.from_name === 'named' ? NOON : NOON + 1;
        const digest = `digest ${now}`;
        await store.keepDigest({ id: digest, day: `${now}`, entries: [id], now });
        await store.outbox.claimNext(['digest'], now, now + LEASE);
        const named = { sql: markNamed, values: [digest, now] };
        await store.outbox.markSent({ id: digest, attempts: 1 }, now, 'smtp', [named]);
      }
    }
    expect(await store.deleteExpired('spam', NOON, { namedOnly: true })).toBe(1);
    const left = (await store.list({})).map(({ fields }) => fields.from_name);
    expect(left.sort()).toEqual(['named later', 'not named']);
    expect(await store.deleteExpired('spam', NOON)).toBe(2);
  });

  it('deletes messages by their ids, and says how many were there', async () => {
    const store = await emptyStore();
    for (const id of ['one', 'other']) {
      await store.keep(newMessage({ from_name: id }, { id }));
    }
    expect(await store.delete(['one', 'unknown'])).toBe(1);
    expect((await store.list({})).map(({ id }) => id)).toEqual(['other']);
  });

  it('lists every message once, newest first and fifty at a time, also while more come in', async () => {
    const store = await emptyStore();
    const messages = manyNames(250).map((from_name, each) => {
      // Two messages share each time, so that their ids decide the order.
      const receivedAt = NOON + Math.floor(each / 2);
      return newMessage({ from_name }, { receivedAt, state: each === 3 ? 'spam' : 'queued' });
    });
    await Promise.all(messages.map((message) => store.keep(message)));
    const seen: StoredMessage[] = [];
    const sizes: number[] = [];
    for await (const page of everyPage(store)) {
      await store.keep(newMessage({ from_name: 'later' }, { receivedAt: NOON + 9999 }));
      seen.push(...page);
      sizes.push(page.length);
    }
    const times = seen.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(seen.map(({ id }) => id).sort()).toEqual(messages.map(({ id }) => id).sort());
    expect(sizes).toEqual([50, 50, 50, 50, 50]);
    expect(await store.list({ state: 'spam' })).toHaveLength(1);
  });

  it('keeps a confirmation with the outcome that it follows, or neither', async () => {
    const store = await emptyStore();
    await store.keep(newMessage({}, { id: 'a' }));
    const confirmation = [confirmed('a')];
    const lost = await claimNext(store);
    await store.outbox.release(lost, NOON);
    const claim = await claimNext(store);
    expect(await store.outbox.markSent(lost, NOON, 'smtp', confirmation)).toBe(false);
    expect(await store.outbox.followUpsOf('a')).toEqual([]);
    expect(await store.outbox.markSent(claim, NOON, 'smtp', confirmation)).toBe(true);
    expect(await store.outbox.followUpsOf('a')).toMatchObject([{ kind: 'confirmation' }]);
    expect(await store.counts()).toMatchObject({ sent: 1 });
  });

  it('gives out a webhook again whose claim ran out, and no confirmation, which may have arrived', async () => {
    const store = await emptyStore();
    await store.keep(newMessage({}, { id: 'a' }), { hasWebhook: true });
    await store.outbox.markSent(await claimNext(store), NOON, 'smtp', [confirmed('a')]);
    const claim = async (now: number) => {
      await store.outbox.releaseExpiredClaims(now);
      const until = now + MINUTE;
      return [
        (await store.outbox.claimNext(['webhook'], now, until))?.attempts,
        (await store.outbox.claimNext(['confirmation'], now, until))?.attempts,
      ];
    };
    expect(await claim(NOON)).toEqual([1, 1]);
    expect(await claim(NOON + MINUTE)).toEqual([2, undefined]);
    expect(await store.outbox.followUpsOf('a')).toMatchObject([
      { kind: 'confirmation', state: 'failed', lastError: 'interrupted' },
      { kind: 'webhook', state: 'sending' },
    ]);
  });

  it('counts enquiries that nobody has answered, and enquiries by the page of their form', async () => {
    const store = await emptyStore();
    const [contact, landing] = ['https://agency.example/contact', 'https://agency.example/landing'];
    await keepAll(store, ['Ada', 'Bea', 'Cleo'], { page: contact });
    await keepAll(store, ['Dora'], { page: landing });
    await keepAll(store, ['Eve'], { page: landing, receivedAt: NOON + MINUTE });
    await keepAll(store, ['spam'], { page: contact, state: 'spam' });
    expect(await store.countByPage(NOON, NOON + MINUTE)).toEqual([
      { name: contact, count: 3 },
      { name: landing, count: 1 },
    ]);
    expect(await store.countUnanswered(100)).toBe(5);
    expect(await store.countUnanswered(2)).toBe(2);
    const [eve] = await store.list({ limit: 1 });
    await store.setHandling(eve?.id ?? '', 'answered');
    expect(await store.countUnanswered(100)).toBe(4);
  });

  it('knows the longest waiting message and the number of new messages', async () => {
    const store = await emptyStore();
    expect(await store.oldestWaiting()).toBeNull();
    await keepAll(store, ['a'], { receivedAt: NOON - MINUTE, state: 'spam' });
    await store.signIn.keepLink({ id: 'l', email: 'ada@x.example', now: 0 }, { isMailed: true });
    await keepAll(store, ['b']);
    await keepAll(store, ['c'], { receivedAt: NOON + MINUTE });
    expect(await store.oldestWaiting()).toBe(NOON);
    expect(await store.countSince(NOON)).toBe(2);
  });

  it('brings a database of the first release up with its messages', async () => {
    const database = (await freshDatabase())();
    await database.upgrade(versions.slice(0, 4));
    await database.write({
      sql: `INSERT INTO messages (id, state, from_name, from_email, from_subject, from_number,
          from_message, page, reasons, received_at, state_since, due_at, attempts)
        VALUES ('old', 'queued', 'Ada', '', '', '', '', '', '', $1, $1, $1, 0)`,
      values: [NOON],
    });
    const store = await openStoreOn(database);
    onTestFinished(() => store.close());
    expect(await claimAt(store, NOON)).toMatchObject({
      id: 'old',
      deliveredTo: [],
      language: '',
    });
  });

  it('is left alone when a newer gateway has changed its schema', async () => {
    const database = (await freshDatabase())();
    onTestFinished(() => database.close());
    await openStoreOn(database);
    await database.write({ sql: 'UPDATE bookkeeping SET schema_version = $1', values: [99] });
    // Also where a database that is away would be waited for.
    await expect(openStoreOn(database, true)).rejects.toThrow(
      /schema version 99.*use the newer gateway/,
    );
  });

  it('brings the schema up once when several processes start together', async () => {
    const connect = await freshDatabase();
    const databases = await Promise.all([connect(), connect(), connect()]);
    onTestFinished(async () => {
      await Promise.all(databases.map((database) => database.close()));
    });
    await Promise.all(databases.map((each) => openStoreOn(each)));
    const [database] = databases;
    const rows = await database.read({ sql: 'SELECT schema_version FROM bookkeeping', values: [] });
    expect(rows).toEqual([{ schema_version: versions.length }]);
  });
});
