import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import type { SMTPServerOptions } from 'smtp-server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReceivedMail } from '../../../harness/mail-server.ts';
import { stored } from '../../test/support/arrange.ts';
import { outcomeOf } from '../../test/support/delivery.ts';
import { relayTo, startMailServer } from '../../test/support/mail-server.ts';
import { startRawMailServer } from '../../test/support/raw-mail-server.ts';

/** An address as headers carry it, its domain in ASCII. */
const inAscii = (address: string) => {
  const [local, domain = ''] = address.split('@');
  return `${local}@${domainToASCII(domain)}`;
};

/** The number that is the id of a message. */
const numberOf = ({ mail }: ReceivedMail) => Number.parseInt(mail.messageId?.slice(1) ?? '', 10);

const smtpError = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode });

describe('a mail', () => {
  it('arrives with every field, from us, to the owner, to be answered to the visitor', async () => {
    const { received, url } = await startMailServer();
    await relayTo(url).deliver(stored({ from_name: 'Zoë 👩‍💻', from_message: 'Grüße\r\n.\r\n..' }));
    expect(received).toHaveLength(1);
    expect(received[0]?.recipients).toEqual(['owner@agency.example']);
    expect(received[0]?.mail).toMatchObject({
      subject: 'Message from Zoë 👩‍💻: A new website',
      messageId: '<0123456789ab@agency.example>',
      from: { address: 'website@agency.example' },
      to: [{ address: 'owner@agency.example' }],
      replyTo: [{ name: 'Zoë 👩‍💻', address: 'ada@example.com' }],
    });
    expect(received[0]?.mail.text).toContain('Grüße\n.\n..\n');
    expect(received[0]?.mail.html).toBeUndefined();
  });

  it.each([
    ['a table with tabs', 'Code\tItem\tPrice\n1021\tTadalafil (Cialis) 20mg\t7,000\n'],
    ['a list of loans', '| Loan | Rate |\r\n|------|------|\r\n| Instant | 8% flat |'],
    ['a line of 3,000 characters', 'lorem ipsum '.repeat(250)],
    ['right-to-left text', 'مرحبا، نحتاج إلى متجر إلكتروني\nالميزانية: 5,000'],
    ['lines that look like SMTP', '.\n..\nQUIT\nFrom me to you\n-- \nAda'],
    ['letters of other scripts and emoji', 'Ẹ káàárọ̀, 渡辺です 👩‍💻\u00a0“quoted”'],
    ['signs of HTML and templates', '<b>{{from_name}}</b> &amp; $& %s'],
  ])('brings %s whole', async (_what, from_message) => {
    const { received, url } = await startMailServer();
    await relayTo(url).deliver(stored({ from_message }));
    expect(received[0]?.mail.text).toContain(from_message.replaceAll('\r\n', '\n').trimEnd());
  });

  it('goes to the owner only and gains no header, whatever is in the fields', async () => {
    const { received, url } = await startMailServer();
    const relay = relayTo(url);
    // biome-ignore format: a list of words
    const nasty = fc.constantFrom(
      '\r\n', '\n', '\r', '\0', ':', ',', ';', '<', '>',
      '"', '@', '=?utf-8?Q?', '?=', ' ', '.', 'Bcc: v@evil.example', 'To: v@evil.example', 'v@evil.example',
      '\u2028', '\u202e', 'ü', '👍', 'Content-Type: text/html', '\r\n\r\n<b>', 'RCPT TO:<v@evil.example>', 'a'.repeat(900),
    );
    const text = fc.array(nasty, { maxLength: 8 }).map((parts) => parts.join(''));
    const ordinaryHeaders = [
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ];
    // A mail server of these tests greets after 100 ms, so many mails are sent together.
    const messages = fc.array(fc.tuple(text, text, text, text), { minLength: 50, maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(messages, async (texts) => {
        received.length = 0;
        const deliveries = texts.map(([from_name, from_email, from_subject, from_number], each) => {
          const fields = { from_name, from_email, from_subject, from_number };
          return relay.deliver(stored(fields, { id: `${each}` }));
        });
        await Promise.all(deliveries);
        expect(new Set(received.map(numberOf))).toEqual(new Set(texts.keys()));
        for (const each of received) {
          const { recipients, mail } = each;
          const [, email = ''] = texts[numberOf(each)] ?? [];
          expect(recipients).toEqual(['owner@agency.example']);
          const headers = mail.headers.map(({ key }) => key).sort();
          expect(headers.filter((key) => key !== 'reply-to')).toEqual(ordinaryHeaders);
          expect(mail.from?.address).toBe('website@agency.example');
          expect(mail.to).toMatchObject([{ address: 'owner@agency.example' }]);
          expect(mail.to).toHaveLength(1);
          // Dots at the ends or in a row are quoted; marks of direction around an address are left out. A domain behind
          // letters of other scripts is written as it is.
          const replies = (mail.replyTo ?? []).map(({ address = '' }) =>
            inAscii(address.replaceAll('"', '')),
          );
          expect(
            replies.filter((address) => address !== inAscii(email.replaceAll('\u202e', '').trim())),
          ).toEqual([]);
          expect(mail.attachments).toEqual([]);
        }
      }),
      { numRuns: 8 },
    );
  });
});

describe('a mail server that does not take a mail', () => {
  it.each([
    ['greylists it', 451, ['EENVELOPE 451', false, false]],
    ['is about to close', 421, ['ECONNECTION 421', false, true]],
    ['refuses the recipient', 550, ['EENVELOPE 550', true, false]],
    ['finds it too large', 552, ['EENVELOPE 552', true, false]],
  ])('and %s is tried again, a person alerted only when needed', async (_what, reply, outcome) => {
    const { url } = await startMailServer({
      onRcptTo: (_address, _session, done) => done(smtpError('no', reply)),
    });
    expect(await outcomeOf(relayTo(url).deliver(stored()))).toEqual(outcome);
  });

  it('because the password is wrong needs a person', async () => {
    const { port } = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(smtpError('wrong', 535)),
    });
    const relay = relayTo(`smtp://me:wrong@127.0.0.1:${port}`);
    expect(await outcomeOf(relay.deliver(stored()))).toEqual(['EAUTH 535', true, true]);
  });

  it.each([
    ['nobody listens', 'smtp://127.0.0.1:1', 'ESOCKET'],
    ['its name is not known', 'smtp://mail.invalid', 'EDNS'],
  ])('because %s is waited for', async (_why, url, code) => {
    expect(await outcomeOf(relayTo(url).deliver(stored()))).toEqual([code, false, true]);
  });

  it('and hangs before the mail is given up on in time', async () => {
    const { url } = await startMailServer({ onMailFrom: () => {} });
    // Longer than a busy machine pauses.
    const relay = relayTo(url, { timeouts: { silence: 2000 } });
    expect(await outcomeOf(relay.deliver(stored()))).toEqual(['ETIMEDOUT', false, true]);
  });
});

describe('the password of SMTP_URL', () => {
  /** A mail server that requires a login, under a host name that does not look local. */
  async function startLogin(options: SMTPServerOptions = {}) {
    const logins: boolean[] = [];
    const { port, received } = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth(_auth, session, done) {
        logins.push(session.secure);
        done(null, { user: 'me' });
      },
      ...options,
    });
    return { received, logins, port, url: `smtp://me:secret@0.0.0.0:${port}` };
  }

  beforeEach(() => {
    // The server warns that its built-in certificate is only for tests.
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('is not sent in the clear, and a person is alerted', async () => {
    const { logins, received, url } = await startLogin();
    const relay = relayTo(url);
    expect(await outcomeOf(relay.deliver(stored()))).toEqual(['ETLS 500', true, true]);
    await expect(relay.check()).rejects.toThrow('?requireTLS=false');
    expect([logins, received]).toEqual([[], []]);
  });

  it('is not sent either where the server cannot encrypt now, and a person is alerted', async () => {
    const { port } = await startRawMailServer({
      replies: { EHLO: '250-hello\r\n250 STARTTLS', STARTTLS: '454 not now' },
    });
    const relay = relayTo(`smtp://me:secret@0.0.0.0:${port}`);
    expect(await outcomeOf(relay.deliver(stored()))).toEqual(['ETLS 454', true, true]);
    const open = relayTo(`smtp://0.0.0.0:${port}`);
    expect(await outcomeOf(open.deliver(stored()))).toEqual(['ETLS 454', false, true]);
  });

  it('is sent where the server encrypts', async () => {
    const { logins, url } = await startLogin({ disabledCommands: [] });
    const relay = relayTo(`${url}?tls.rejectUnauthorized=false`);
    expect(await outcomeOf(relay.deliver(stored()))).toBe('taken');
    expect(logins).toEqual([true]);
  });

  it('is sent in the clear to this machine, and where SMTP_URL allows it', async () => {
    const { logins, port, url } = await startLogin();
    for (const allowed of [`smtp://me:secret@localhost:${port}`, `${url}?requireTLS=false`]) {
      expect(await outcomeOf(relayTo(allowed).deliver(stored()))).toBe('taken');
    }
    expect(logins).toEqual([false, false]);
  });

  it.each([
    ['with a certificate that nobody vouches for', '', {}],
    [
      'by a TLS older than 1.2',
      '?tls.rejectUnauthorized=false',
      { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
    ],
  ] as const)('is not sent %s, unless SMTP_URL allows it', async (_what, query, options) => {
    const { logins, port, received } = await startLogin({ secure: true, ...options });
    const url = `smtps://me:secret@localhost:${port}`;
    const refused = ['ESOCKET', false, true];
    expect(await outcomeOf(relayTo(url + query).deliver(stored()))).toEqual(refused);
    expect([logins, received]).toEqual([[], []]);
    const lax = '?tls.rejectUnauthorized=false&tls.minVersion=TLSv1&tls.ciphers=DEFAULT@SECLEVEL=0';
    expect(await outcomeOf(relayTo(url + lax).deliver(stored()))).toBe('taken');
    expect(logins).toEqual([true]);
  });
});
