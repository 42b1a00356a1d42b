import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryDatabase, waitOptions } from './support/arrange.ts';
import { end, postTo, startGateway } from './support/gateway.ts';
import { startMailServer } from './support/mail-server.ts';

describe('the daily digest', () => {
  it('is mailed once by two processes, after the one that decided on it was killed before sending', async () => {
    const { url: SMTP_URL, received } = await startMailServer();
    const DATABASE_URL = temporaryDatabase();
    const settings = { DATABASE_URL, MAIL_TO: 'owner@agency.example', TZ: 'UTC' };
    const links = {
      OWNER_LINKS_SECRET: 'a secret of thirty-two characters',
      GATEWAY_URL: 'https://agency.example',
    };

    const first = await startGateway({ ...settings, DIGEST_AT: '' });
    await postTo(first, { company_website: 'https://spam.example' });
    await end(first, 'SIGKILL');

    // Its time has passed, and the mail server is away: decided, and not sent.
    const away = { ...settings, ...links, DIGEST_AT: '00:00', SMTP_URL: 'smtp://127.0.0.1:1' };
    const deciding = await startGateway(away);
    const database = new DatabaseSync(DATABASE_URL.slice('file:'.length));
    onTestFinished(() => database.close());
    const digest = () =>
      database
        .prepare(
          "SELECT state, last_error IS NOT NULL AS tried FROM messages WHERE id LIKE 'digest-%'",
        )
        .all()
        .map(({ state, tried }) => ({ state, tried }));
    await expect.poll(digest, waitOptions).toEqual([{ state: 'queued', tried: 1 }]);
    await end(deciding, 'SIGKILL');
    expect(received).toEqual([]);

    const back = { ...away, SMTP_URL };
    await Promise.all([startGateway(back), startGateway(back)]);
    await expect.poll(() => received.length, waitOptions).toBe(1);
    const [{ mail } = { mail: null }] = received;
    expect(mail?.subject).toBe('Contact form: 1 message withheld');
    expect(mail?.text).toContain('Why:      the hidden field was filled in');
    expect(mail?.text).toMatch(/https:\/\/agency\.example\/owner\/deliver\/[0-9a-z]{12}\?expires=/);
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    await expect.poll(digest, waitOptions).toEqual([{ state: 'sent', tried: 0 }]);
    expect(received).toHaveLength(1);
  });
});
