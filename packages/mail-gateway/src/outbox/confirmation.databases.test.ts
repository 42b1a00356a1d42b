import { describe, expect, it } from 'vitest';
import { ordinary } from '../../test/support/arrange.ts';
import { confirmingGateway, OWNER, VICTIM } from '../../test/support/confirmations.ts';
import { freshDatabase } from '../../test/support/databases.ts';
import { type Database, StoreError } from '../store/database.ts';
import { DAY, HOUR } from '../time.ts';
import { markSent } from './queries.ts';

/** A database that is gone once it has kept that a message was sent. */
function endingOnceSent(database: Database): Database {
  let isGone = false;
  return {
    ...database,
    async write(...statements) {
      if (isGone) {
        throw new StoreError('unavailable', 'gone');
      }
      isGone = statements.some(({ sql }) => sql === markSent);
      return database.write(...statements);
    },
  };
}

describe('the confirmation to a visitor', () => {
  const confirming = async (env: Record<string, string> = {}) =>
    confirmingGateway(await freshDatabase(), { env });

  it('goes once a day to one address, however many messages name it and however it is written', async () => {
    const { receive, post, worker, received, record, clock } = await confirming();
    const addresses = [VICTIM, VICTIM.toUpperCase(), ` ${VICTIM}`, 'Victim@Elsewhere.example'];
    await Promise.all(
      Array.from({ length: 20 }, (_, each) =>
        post({ from_email: addresses[each % 4] ?? '', from_message: `message ${each}` }),
      ),
    );
    await worker.drain();
    await expect.poll(record).toEqual([['confirmation', 'sent', null]]);
    clock.now += 23 * HOUR;
    await receive({ from_email: VICTIM, from_message: 'the next day of the calendar' });
    expect(await record()).toHaveLength(1);
    clock.now += 2 * HOUR;
    await receive({ from_email: VICTIM, from_message: 'a day later' });
    await expect.poll(record).toHaveLength(2);
    const toVictim = () => received.filter(({ recipients: [to] }) => to?.toLowerCase() === VICTIM);
    await expect.poll(() => toVictim().length).toBe(2);
  });

  it('goes once a day to one mailbox, and never to the owner’s, in whichever letters it is written', async () => {
    const { receive, record } = await confirming({ MAIL_FROM: 'Agency <website@agency.example>' });
    const same = ['bob@victim.test', 'bob@ｖictim.test', 'ｂｏｂ＠victim.test', 'bob@victim。test'];
    const own = ['owner@ａgency.example', 'ＯＷＮＥＲ＠agency.example', 'website@agency。example'];
    for (const [each, from_email] of [...own, ...same].entries()) {
      expect(await receive({ from_email, from_message: `${each}` })).toBe('OK');
    }
    await expect.poll(record).toEqual([['confirmation', 'sent', null]]);
  });

  it('goes to no more people in a day than the cap says', async () => {
    const { receive, record, clock } = await confirming({ CONFIRMATIONS_PER_DAY: '3' });
    for (let each = 0; each < 6; each += 1) {
      await receive({ from_email: `person${each}@example.com`, from_message: `${each}` });
    }
    await expect.poll(record).toEqual(Array(3).fill(['confirmation', 'sent', null]));
    clock.now += DAY + HOUR;
    await receive({ from_email: 'later@example.com', from_message: 'later' });
    await expect.poll(record).toHaveLength(4);
  });

  it('is not lost with a gateway that ends right after the owner’s mail', async () => {
    const connect = await freshDatabase();
    const first = await confirmingGateway(() => endingOnceSent(connect()));
    await first.receive().catch(() => {});
    expect(first.mailsTo(OWNER)).toHaveLength(1);
    expect(first.mailsTo(ordinary.from_email)).toEqual([]);
    const next = await confirmingGateway(connect);
    await expect.poll(next.record).toEqual([['confirmation', 'sent', null]]);
    expect(next.received.map(({ recipients }) => recipients)).toEqual([[ordinary.from_email]]);
  });

  it('goes with its message when that is erased', async () => {
    const { receive, record, store } = await confirming();
    await receive();
    await expect.poll(record).toHaveLength(1);
    const [message] = await store.list({});
    await store.delete([message?.id ?? '']);
    expect(await store.outbox.followUpsOf(message?.id ?? '')).toEqual([]);
  });
});
