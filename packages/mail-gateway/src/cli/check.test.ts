import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { failNext, NOON, newMessage, temporaryFolder } from '../../test/support/arrange.ts';
import { inboxAt, inboxWith } from '../../test/support/inbox.ts';
import { startMailServer } from '../../test/support/mail-server.ts';

const withheld = newMessage({ from_name: 'withheld' }, { state: 'spam' });

async function inboxWithFailed() {
  const inbox = await inboxWith(newMessage());
  await failNext(inbox.store, NOON, { giveUpSince: NOON });
  await inbox.store.keep(withheld);
  return inbox;
}

describe('inbox check', () => {
  /** The output of `check` for a database; the mail server works unless `env` names another. */
  async function check(url: string, env?: Record<string, string>, ...words: string[]) {
    const { url: SMTP_URL } = await startMailServer();
    const mailed = { SMTP_URL, MAIL_TO: 'owner@agency.example' };
    return inboxAt(url, { PORT: '0', ...(env ?? mailed) })('check', ...words);
  }

  it('passes when a message would be kept and mailed now', async () => {
    const { url } = await inboxWith();
    const { code, out } = await check(url);
    expect(out).toMatch(/^ok {4}The settings are right\.$/m);
    expect(out).toMatch(
      /^ok {4}A commit survives a power cut: journal_mode = wal, synchronous = 2 \(set by each connection of the gateway\)\.$/m,
    );
    expect(out).toMatch(/^ok {4}There is room for [\d,]+ MB on the disk\.$/m);
    expect(out).toMatch(/^ok {4}smtp: 127\.0\.0\.1:\d+ lets us in\.$/m);
    expect(code).toBe(0);
  });

  it('names everything that is wrong', async () => {
    const { url } = await inboxWithFailed();
    expect(await inboxAt(url)('check')).toMatchObject({
      code: 1,
      out: 'BAD   PORT must be a whole number from 0 to 65535, got "looked at by check only".\n',
    });
    const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'owner@agency.example' };
    const { code, out } = await check(url, env);
    expect(code).toBe(1);
    expect(out).toContain('BAD   1 message could not be mailed; see: inbox list --state failed');
    expect(out).toMatch(/^BAD {3}smtp: .*ECONNREFUSED/m);
    const nothing = await check(url, {}, '--json');
    expect(JSON.parse(nothing.out)).toContainEqual({
      ok: false,
      what: 'Messages are kept and not mailed: neither SMTP_URL nor EMAILJS_… is set.',
    });
  });

  it('warns of withheld messages, and passes all the same', async () => {
    const { url } = await inboxWith(withheld);
    const { code, out } = await check(url);
    expect(out).toContain('LOOK  1 message is withheld; see: inbox list --state spam');
    expect(code).toBe(0);
  });

  it('compares the ids of the built site with the ids that the gateway accepts', async () => {
    const { url } = await inboxWith();
    const SITE_DIR = temporaryFolder();
    const inputs = ['service_id" value="agency_site', 'user_id" value="a&amp;b'];
    const html = inputs.map((input) => `<input type="hidden" name="${input}"/>`).join('');
    writeFileSync(path.join(SITE_DIR, 'contact.html'), html);
    const outOf = async (env: Record<string, string>) =>
      (await check(url, { SITE_DIR, ...env })).out;
    expect(await outOf({ MAIL_PUBLIC_KEY: 'a&b' })).toContain(
      'ok    The form of the built site sends what the gateway answers to.',
    );
    expect(await outOf({ MAIL_SERVICE_ID: 'other' })).toContain(
      'BAD   The form of the built site has another service_id, user_id: every message would be refused.',
    );
  });

  it('says since when the oldest message waits', async () => {
    const { url, store } = await inboxWithFailed();
    await store.keep(newMessage({ from_name: 'new' }, { receivedAt: NOON - 60_000 }));
    const { out } = await check(url, {});
    expect(out).toContain('ok    The oldest waiting message waits for 1 minute.');
  });

  it('names messages that wait too long beside failed messages', async () => {
    const { url, store } = await inboxWithFailed();
    await store.keep(newMessage({ from_name: 'late' }, { receivedAt: NOON - 90 * 60_000 }));
    const { out } = await check(url, {});
    expect(out).toContain('BAD   1 message could not be mailed');
    expect(out).toContain('BAD   The oldest waiting message waits for 90 minutes.');
  });

  it('says whether a database that is not there yet could be made', async () => {
    const folder = temporaryFolder();
    const possible = path.join(folder, 'data/deeper/messages.db');
    expect((await check(`file:${possible}`, {})).out).toContain(
      `ok    There is no database at ${possible} yet`,
    );
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(path.join(folder, 'file'), '');
    for (const impossible of [path.join(folder, 'file/messages.db'), '/proc/x/messages.db']) {
      const { out } = await check(`file:${impossible}`, {});
      expect(out).toMatch(/^BAD {3}No message can be kept in .*messages\.db: E[A-Z]+: /m);
    }
  });

  it('says why EmailJS cannot be reached', async () => {
    const { url } = await inboxWith();
    const env = {
      EMAILJS_ORIGIN: 'http://127.0.0.1:1',
      EMAILJS_SERVICE_ID: 'a',
      EMAILJS_TEMPLATE_ID: 'b',
      EMAILJS_PUBLIC_KEY: 'c',
      EMAILJS_PRIVATE_KEY: 'd',
    };
    const { out } = await check(url, env);
    expect(out).toMatch(/^BAD {3}emailjs: EmailJS cannot be reached: .*(ECONNREFUSED|bad port)/m);
  });

  it('says when no message can be kept', async () => {
    const file = path.join(temporaryFolder(), 'messages.db');
    writeFileSync(file, 'no database '.repeat(100));
    const { out } = await check(`file:${file}`, {});
    expect(out).toContain(`BAD   No message can be kept in ${file}: file is not a database`);
  });
});
