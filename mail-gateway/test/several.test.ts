import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { openStoreOn } from '../src/store/sql-store.ts';
import { manyNames } from './support/arrange.ts';
import { postTo, startGateway } from './support/gateway.ts';
import { usePostgres } from './support/postgres-server.ts';
import { startRawMailServer } from './support/raw-mail-server.ts';

const postgres = usePostgres();

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
    for (const [each, from_name] of manyNames(10).entries()) {
      const gateway = gateways[each % 2];
      expect(gateway && (await postTo(gateway, { from_name })).status).toBe(200);
    }
    await expect.poll(async () => (await store.counts()).sent).toBe(10);
    expect(mails).toHaveLength(10);
  });
});
