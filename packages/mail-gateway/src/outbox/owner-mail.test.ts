import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { languageWith, memoryStore, NOON, newMessage } from '../../test/support/arrange.ts';
import { fakeRelay } from '../../test/support/delivery.ts';
import { fileOf, pdfOf } from '../../test/support/files.ts';
import { startMailServer } from '../../test/support/mail-server.ts';
import { readSettings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { relayOf } from './lanes.ts';
import { ownerMail } from './owner-mail.ts';
import type { Relay } from './relay.ts';

const language = languageWith();
const withAdmin = { ADMIN_EMAILS: 'ada@agency.example', GATEWAY_URL: 'https://agency.example' };

/** Receives mails, and refuses larger ones than a number of bytes, as mail servers do. */
function taking(received: Email[], largest: number): NonNullable<SMTPServerOptions['onData']> {
  return async (stream, _session, done) => {
    const raw = await buffer(stream);
    if (raw.length > largest) {
      done(Object.assign(new Error('Message size exceeds fixed limit'), { responseCode: 552 }));
      return;
    }
    received.push(await PostalMime.parse(raw));
    done();
  };
}

/** Mails the message that waits. */
async function mailNext(store: Store, relay: Relay | null, settings = readSettings({})) {
  const delivery = await store.outbox.claimNext(['owner-mail'], NOON, NOON + 1);
  if (!relay || !delivery) throw new Error('there is nothing to send');
  const handler = ownerMail({ relay, store, settings, language, confirmed: null, now: () => NOON });
  await handler.deliver(delivery, { signal: AbortSignal.timeout(600_000), written() {} });
}

/** Mails a message with a file; resolves to the mail as it arrives. */
async function mailed(
  bytes: number,
  { env = {}, reasons = '', largest = Number.POSITIVE_INFINITY, name = 'Plan für Ada.pdf' } = {},
) {
  const received: Email[] = [];
  const { url } = await startMailServer({ onData: taking(received, largest) });
  const settings = readSettings({ SMTP_URL: url, MAIL_TO: 'owner@agency.example', ...env });
  const store = await memoryStore();
  const content = pdfOf(bytes);
  const message = newMessage({}, { file: fileOf(content, name), reasons });
  await store.keep(message);
  const relay = await relayOf({ settings, language, now: () => NOON });
  await mailNext(store, relay, settings);
  return { mail: received[0], id: message.id, content };
}

describe('the mail of a message with a file', () => {
  it('has it attached, under its name', async () => {
    const { mail, content } = await mailed(100_000);
    expect(mail?.attachments).toMatchObject([
      { filename: 'Plan für Ada.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
    ]);
    const [attached] = mail?.attachments ?? [];
    expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(content);
    expect(mail?.text).toContain('We would like to talk');
    expect(mail?.text).not.toContain('not attached');
  });

  it('has a name that a visitor chose as that name alone', async () => {
    const name = `a"\\; filename=x.exe; b='${'é'.repeat(60)}.pdf`;
    const { mail } = await mailed(1000, { name });
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([name]);
  });

  it.each([
    ['larger than many servers take', { bytes: 7 * 1024 * 1024 + 1 }],
    ['of possible spam', { bytes: 1000, reasons: 'many-links' }],
    ['larger than this server takes', { bytes: 200_000, largest: 100_000 }],
  ])('has the way to the admin in the place of a file %s', async (_what, { bytes, ...more }) => {
    const { mail, id } = await mailed(bytes, { ...more, env: withAdmin });
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([]);
    const link = `https://agency.example/admin/inbox/message?id=${id}`;
    expect(mail?.text).toContain(`File: It is not attached. To get it: ${link}`);
  });

  it('names the command in that place where there is no admin', async () => {
    const { mail, id } = await mailed(8 * 1024 * 1024);
    expect(mail?.text).toContain(`npm run inbox -- show ${id} --save FILE`);
  });

  it('says the same when EmailJS sends it', async () => {
    const given: string[] = [];
    const relay: Relay = {
      ...fakeRelay('emailjs').relay,
      deliver: async ({ otherFields, attachment }) => {
        given.push(...otherFields.flat(), String(attachment));
      },
    };
    const store = await memoryStore();
    await store.keep(newMessage({}, { file: fileOf(pdfOf(10)) }));
    await mailNext(store, relay);
    expect(given).toEqual(['File', expect.stringContaining('npm run inbox'), 'undefined']);
  });
});
