import { describe, expect, it, onTestFinished } from 'vitest';
import type { RunningGateway } from '../../harness/gateway-process.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openStoreOn } from '../src/store/sql-store.ts';
import { manyNames, temporaryDatabase, waitOptions } from './support/arrange.ts';
import { end, postTo, startGateway, unlimited } from './support/gateway.ts';
import { startMailServer } from './support/mail-server.ts';
import { usePostgres } from './support/postgres-server.ts';
import { startRawMailServer } from './support/raw-mail-server.ts';

const postgres = usePostgres();

async function startMailed(count: number, DATABASE_URL: string) {
  const { received, url: SMTP_URL } = await startMailServer();
  const settings = { ...unlimited, DATABASE_URL, SMTP_URL, MAIL_TO: 'owner@agency.example' };
  const gateways = await Promise.all(Array.from({ length: count }, () => startGateway(settings)));
  return { received, gateways, settings };
}

/** Posts to the gateways in turn, again where one does not answer; resolves to what was accepted. */
async function postInTurn(gateways: readonly RunningGateway[], count: number) {
  const accepted: string[] = [];
  for (const [each, from_name] of manyNames(count).entries()) {
    const inTurn = gateways.map((_, attempt) => gateways[(each + attempt) % gateways.length]);
    for (const gateway of inTurn) {
      const answer = gateway && (await postTo(gateway, { from_name }).catch(() => null));
      if (answer?.status === 200) {
        accepted.push(from_name);
        break;
      }
    }
  }
  return accepted;
}

const namesOf = (received: readonly { mail: { subject?: string | undefined } }[]) =>
  received.map(({ mail }) => /message \d+/.exec(mail.subject ?? '')?.[0] ?? '');

describe('two gateways on one SQLite file', () => {
  it('keep and mail each message once', async () => {
    const { received, gateways } = await startMailed(2, temporaryDatabase());
    const accepted = await postInTurn(gateways, 60);
    expect(accepted).toHaveLength(60);
    await expect.poll(() => received.length, waitOptions).toBeGreaterThanOrEqual(60);
    // Each ends what it has under way.
    expect(await Promise.all(gateways.map((gateway) => end(gateway)))).toEqual([0, 0]);
    expect(namesOf(received).sort()).toEqual(accepted.sort());
  });
});

describe('two gateways on different machines', () => {
  it('mail each message once though their clocks are six minutes apart', async () => {
    const DATABASE_URL = await postgres.freshUrl();
    const mails: string[] = [];
    const { port } = await startRawMailServer({
      onMail(mail, socket) {
        mails.push(mail);
        setTimeout(() => socket.write('250 taken\r\n'), 1500);
      },
    });
    const SMTP_URL = `smtp://127.0.0.1:${port}`;
    const settings = { DATABASE_URL, SMTP_URL, MAIL_TO: 'owner@agency.example' };
    const store = await openStoreOn(openPostgres(DATABASE_URL));
    onTestFinished(() => store.close());
    const preload = encodeURIComponent('const { now } = Date; Date.now = () => now() + 360_000;');
    const ahead = { NODE_OPTIONS: `--import=data:text/javascript,${preload}` };
    const gateways = [await startGateway(settings), await startGateway({ ...settings, ...ahead })];
    await postInTurn(gateways, 10);
    await expect.poll(async () => (await store.counts()).sent, waitOptions).toBe(10);
    expect(mails).toHaveLength(10);
  });
});

describe('three gateways on one PostgreSQL', () => {
  it('lose no message and mail each when one of them is killed in the middle', async () => {
    const url = await postgres.freshUrl();
    const { received, gateways, settings } = await startMailed(3, url);
    const posting = postInTurn(gateways, 120);
    await expect.poll(() => received.length, waitOptions).toBeGreaterThan(20);
    gateways[0]?.process.kill('SIGKILL');
    const accepted = await posting;
    expect(accepted).toHaveLength(120);
    const database = openPostgres(url);
    const store = await openStoreOn(database);
    onTestFinished(() => store.close());
    await expect.poll(async () => (await store.counts()).queued, waitOptions).toBe(0);
    // The living ones end what they have under way; only what the dead one had stays.
    const living = gateways.slice(1);
    expect(await Promise.all(living.map((gateway) => end(gateway)))).toEqual([0, 0]);
    const { sending } = await store.counts();
    // As if five minutes had passed for these.
    const sql = 'UPDATE messages SET lease_until = 1 WHERE lease_until > 1';
    await database.write({ sql, values: [] });
    await startGateway(settings);
    await expect.poll(async () => (await store.counts()).sent, waitOptions).toBe(120);
    const names = namesOf(received);
    expect(new Set(names)).toEqual(new Set(accepted));
    // What the dead one had handed on and not yet noted may arrive twice, with one Message-ID.
    expect(names.length - 120).toBeLessThanOrEqual(sending);
  });
});
