import { describe, expect, it, onTestFinished } from 'vitest';
import { confirmed, NOON } from '../../test/support/arrange.ts';
import { type Connect, freshDatabase } from '../../test/support/databases.ts';
import { deliveryBy, fakeRelay } from '../../test/support/delivery.ts';
import { LEASE } from '../outbox/schedule.ts';
import { HOUR, MINUTE } from '../time.ts';
import { outboxOfEveryDelivery } from './outbox-schema.ts';
import { versions } from './schema.ts';
import { openStoreOn } from './sql-store.ts';

/** The columns of a message whose values differ; all others are as an ordinary message has them. */
const message = (id: string, state: string, columns = '', values = '') => `
  INSERT INTO messages (id, fingerprint, state, from_name, from_email, from_subject, from_number,
    from_message, page, reasons, received_at, state_since, due_at, attempts, search_text${columns})
  VALUES ('${id}', 'of ${id}', '${state}', '${id}', 'ada@example.com', '', '', 'Hello', '', '',
    ${NOON - HOUR}, ${NOON - MINUTE}, ${NOON}, 2, ''${values})`;

const followUp = (id: string, kind: string, state: string, dueAt: number, values: string) => `
  INSERT INTO follow_ups (message_id, kind, state, created_at, state_since, due_at, attempts,
    last_error, recipient, day)
  VALUES ('${id}', '${kind}', '${state}', ${NOON - HOUR}, ${NOON - MINUTE}, ${dueAt}, 1, ${values})`;

/** The due time of a webhook whose message was withheld. */
const NEVER = 8.64e15;

/** The rows of a gateway from before the table `outbox`. */
const rows = [
  message(
    'waiting',
    'queued',
    ', failing_since, last_error, delivered_to, relay_away',
    `, ${NOON - HOUR}, 'connect ECONNREFUSED', 'one@agency.example', 1`,
  ),
  message('leased', 'sending', ', lease_until', `, ${NOON + MINUTE}`),
  message('failed', 'failed', ', failing_since, last_error', `, ${NOON - HOUR}, '550 no'`),
  message('withheld', 'spam', ', digest_id, named_at', `, 'digest-2026-11-19', ${NOON - HOUR}`),
  message('delivered', 'sent', ', sent_at, sent_by', `, ${NOON - MINUTE}, 'smtp'`),
  message('unnamed', 'spam', ', digest_id', ", 'digest-2026-11-20'"),
  message('digest-2026-11-20', 'queued'),
  message('sign-in-0123456789ab', 'queued'),
  `INSERT INTO sign_in_links (id, email, created_at) VALUES ('0123456789ab', 'bea@agency.example', ${NOON})`,
  followUp('waiting', 'webhook', 'queued', NOON, "'status-503', NULL, NULL"),
  followUp('delivered', 'webhook', 'failed', NOON, "'status-410', NULL, NULL"),
  followUp('withheld', 'webhook', 'queued', NEVER, 'NULL, NULL, NULL'),
  followUp('delivered', 'confirmation', 'sent', NOON, "NULL, 'a hash', '2026-11-20'"),
  followUp('failed', 'confirmation', 'queued', NOON, "'450 later', 'another hash', '2026-11-20'"),
];

/** The store on a database of an earlier version, and the mails that this version sends from there. */
async function upgraded(connect: Connect) {
  const database = connect();
  await database.upgrade(versions.slice(0, versions.indexOf(outboxOfEveryDelivery)));
  for (const sql of rows) {
    await database.write({ sql, values: [] });
  }
  const store = await openStoreOn(database);
  onTestFinished(() => store.close());
  const { relay, given, own } = fakeRelay('smtp');
  return { ...(await deliveryBy(relay, { store })), given, own };
}

describe('a database with two queues', () => {
  it('has every message in its state afterwards, and no mail of the gateway among them', async () => {
    const { store } = await upgraded(await freshDatabase());
    const about = { attempts: 2, receivedAt: NOON - HOUR, stateSince: NOON - MINUTE };
    const states = { waiting: 'queued', leased: 'sending', failed: 'failed', withheld: 'spam' };
    for (const [id, state] of Object.entries({ ...states, delivered: 'sent', unnamed: 'spam' })) {
      const fields = { from_name: id, from_message: 'Hello' };
      expect(await store.message(id), id).toMatchObject({ ...about, id, state, fields });
    }
    expect(await store.list({})).toHaveLength(6);
    expect(await store.counts()).toEqual({ queued: 1, sending: 1, sent: 1, failed: 1, spam: 2 });
    expect(await store.message('waiting')).toMatchObject({
      deliveredTo: ['one@agency.example'],
      failingSince: NOON - HOUR,
      lastError: 'connect ECONNREFUSED',
    });
    const sent = { sentAt: NOON - MINUTE, sentBy: 'smtp' };
    expect(await store.message('delivered')).toMatchObject(sent);
    expect(await store.message('withheld')).toMatchObject({ namedAt: NOON - HOUR });
  });

  it('has its waiting mails sent once, under the ids that they had, and nothing that was sent', async () => {
    const { store, worker, clock, given, own } = await upgraded(await freshDatabase());
    expect(await store.outbox.makeAllDue(NOON - MINUTE)).toBe(1);
    await worker.drain();
    await worker.drain();
    expect(given).toEqual(['waiting']);
    expect(own).toMatchObject([
      { id: '0123456789ab', to: ['bea@agency.example'] },
      { id: 'digest-2026-11-20', text: expect.stringContaining('unnamed') },
    ]);
    expect(await store.message('unnamed')).toMatchObject({ namedAt: NOON });
    clock.now += LEASE;
    await worker.drain();
    await store.requeue('failed', clock.now);
    await store.requeue('withheld', clock.now);
    await worker.drain();
    expect(given.slice(0, 2)).toEqual(['waiting', 'leased']);
    expect(given.slice(2).sort()).toEqual(['failed', 'withheld']);
    expect(own).toHaveLength(2);
    const digest = { id: 'other', day: '2026-11-20', entries: [], now: NOON };
    expect(await store.keepDigest(digest)).toBe(false);
  });

  it('has its webhooks and confirmations, waiting, given up, held and sent', async () => {
    const { store } = await upgraded(await freshDatabase());
    expect(await store.outbox.followUpsOf('delivered')).toMatchObject([
      { kind: 'confirmation', state: 'sent' },
      { kind: 'webhook', state: 'failed', lastError: 'status-410' },
    ]);
    expect(await store.outbox.failedWebhooks()).toEqual(['delivered']);
    expect(await store.outbox.followUpsOf('withheld')).toMatchObject([{ state: 'held' }]);
    const claims = () => store.outbox.claimNext(['webhook', 'confirmation'], NOON, NOON + LEASE);
    expect([await claims(), await claims(), await claims()]).toMatchObject([
      { kind: 'webhook', messageId: 'waiting', attempts: 2 },
      { kind: 'confirmation', messageId: 'failed', id: 'confirmation.failed', attempts: 2 },
      null,
    ]);
    await store.requeue('withheld', NOON);
    expect(await claims()).toMatchObject({ kind: 'webhook', messageId: 'withheld' });
    // The recipient had a confirmation on that day.
    const mail = await store.outbox.claimNext(['owner-mail'], NOON, NOON + LEASE);
    await store.outbox.markSent(mail ?? { id: '', attempts: 0 }, NOON, 'smtp', [
      confirmed(mail?.id ?? ''),
    ]);
    expect(await store.message('waiting')).toMatchObject({ state: 'sent' });
    expect(await store.outbox.followUpsOf('waiting')).toMatchObject([{ kind: 'webhook' }]);
  });
});
