import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { stored } from '../../test/support/arrange.ts';
import { outcomeOf } from '../../test/support/delivery.ts';
import { relayTo, startMailServer } from '../../test/support/mail-server.ts';

/** A mail server that records each MAIL FROM; options hide SMTPUTF8, or refuse a mail that uses SMTPUTF8. */
async function startNoting(options: SMTPServerOptions = {}, refuseUtf8 = false) {
  const asked: boolean[] = [];
  const server = await startMailServer({
    ...options,
    onMailFrom(_address, session, done) {
      asked.push(session.envelope.smtpUtf8 ?? false);
      done();
    },
    onRcptTo(_address, session, done) {
      const error = Object.assign(new Error('no SMTPUTF8 behind'), { responseCode: 553 });
      done(refuseUtf8 && session.envelope.smtpUtf8 ? error : undefined);
    },
  });
  return { ...server, url: server.url, received: server.received, asked };
}

const withoutUtf8: SMTPServerOptions = { hideSMTPUTF8: true };

describe('the mail of a visitor whose address is', () => {
  it.each([
    ['info@डाटामेल.भारत', 'info@xn--c2bd4bq1db8d.xn--h2brj9c'],
    ['info@ไทย.ไทย', 'info@xn--o3cw4h.xn--o3cw4h'],
    ['aaa..bbbb.cc@docomo.ne.jp', '"aaa..bbbb.cc"@docomo.ne.jp'],
    ['xxx.yyy.@docomo.ne.jp', '"xxx.yyy."@docomo.ne.jp'],
    ['ｔａｒｏ＠docomo。ne。jp', 'taro@docomo.ne.jp'],
    ['\u200f ada@example.com\u200e\ufeff', 'ada@example.com'],
  ])('%s is answered to it, by every mail server', async (from_email, address) => {
    const { received, url, asked } = await startNoting(withoutUtf8);
    await relayTo(url).deliver(stored({ from_email }));
    expect(asked).toEqual([false]);
    expect(received[0]?.mail.replyTo).toEqual([{ name: 'Ada Lovelace', address }]);
    expect(received[0]?.raw).not.toMatch(/[^\0-\x7f]/);
    expect(received[0]?.mail.text).not.toContain('not a valid address');
  });

  it.each(['दीपक@डाटामेल.भारत', 'josé@example.com'])(
    '%s is answered to it where the mail server offers SMTPUTF8',
    async (from_email) => {
      const { received, url, asked } = await startNoting();
      await relayTo(url).deliver(stored({ from_email }));
      expect(asked).toEqual([true]);
      const { raw = '', mail } = received[0] ?? {};
      expect(Buffer.from(raw, 'latin1').toString()).toMatch(
        new RegExp(`^Reply-To: Ada Lovelace <${from_email}>\r$`, 'm'),
      );
      expect(mail?.text).toContain(`E-mail:  ${from_email}\n`);
    },
  );

  it.each(['दीपक@डाटामेल.भारत', 'josé@example.com'])(
    '%s comes without a header for it elsewhere, and says why',
    async (from_email) => {
      const { received, url, asked } = await startNoting(withoutUtf8);
      await relayTo(url).deliver(stored({ from_email }));
      expect(asked).toEqual([false]);
      const [head = ''] = received[0]?.raw.split('\r\n\r\n') ?? [];
      expect(head).not.toMatch(/reply-to|[^\0-\x7f]/i);
      expect(received[0]?.mail.text).toContain(
        `E-mail:  ${from_email} (“Reply” does not lead here: your mail server does not offer SMTPUTF8`,
      );
    },
  );

  it('josé@example.com comes all the same where a server behind does not take it', async () => {
    const { received, url, asked } = await startNoting({}, true);
    await relayTo(url).deliver(stored({ from_email: 'josé@example.com' }));
    expect(asked).toEqual([true, false]);
    expect(received).toHaveLength(1);
    expect(received[0]?.mail.replyTo).toBeUndefined();
  });

  it('in ASCII asks for no SMTPUTF8', async () => {
    const { url, asked } = await startNoting();
    await relayTo(url).deliver(stored());
    expect(asked).toEqual([false]);
  });
});

describe('an owner whose address is', () => {
  it('दीपक@डाटामेल.भारत gets mails where the mail server offers SMTPUTF8, and is told elsewhere', async () => {
    const to = ['दीपक@डाटामेल.भारत'];
    const { received, url, asked } = await startNoting();
    expect(await outcomeOf(relayTo(url, { to }).deliver(stored()))).toBe('taken');
    expect([asked, received[0]?.recipients]).toEqual([[true], to]);
    const other = await startNoting(withoutUtf8);
    const relay = relayTo(other.url, { to });
    expect(await outcomeOf(relay.deliver(stored()))).toEqual(['ESMTPUTF8', true, false]);
    await expect(relay.deliver(stored())).rejects.toThrow('does not offer SMTPUTF8');
    expect(other.received).toEqual([]);
  });

  it('written with dots in a row is not counted among the recipients that have the mail', async () => {
    const to = ['one@agency.example', 'a..b@docomo.ne.jp'];
    const { url } = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('one')
          ? done()
          : done(Object.assign(new Error('unknown'), { responseCode: 550 })),
    });
    await expect(relayTo(url, { to }).deliver(stored())).rejects.toMatchObject({
      deliveredTo: ['one@agency.example'],
    });
  });
});

describe('text that looks like an encoded word', () => {
  it.each([
    '=?UTF-8?B?Qm9i?=',
    '=?UTF-8?Q?=E2=80=AEx?=',
    'see =?utf-8?Q?a b?= here',
    '=?x?=',
    `=?UTF-8?B?${'Qm9i'.repeat(30)}?=`,
    '“=?UTF-8?B?Qm9i?=”, ü',
  ])('is shown as it was typed: %s', async (text) => {
    const { received, url } = await startMailServer();
    const fields = { from_name: text.slice(0, 60), from_subject: text.slice(0, 120) };
    await relayTo(url, { fromName: text.slice(0, 60) }).deliver(stored(fields));
    const { mail, raw = '' } = received[0] ?? {};
    expect(mail?.subject).toBe(`Message from ${fields.from_name}: ${fields.from_subject}`);
    expect(mail?.replyTo).toEqual([{ name: fields.from_name, address: 'ada@example.com' }]);
    expect(mail?.from).toEqual({ name: fields.from_name, address: 'website@agency.example' });
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(78);
  });

  it('is so in mails of the gateway’s own', async () => {
    const { received, url } = await startMailServer();
    const subject = 'Digest: =?UTF-8?B?Qm9i?=';
    const mail = { id: 'digest', sender: '', subject, text: '', deliveredTo: [] };
    await relayTo(url).deliverOwn(mail);
    expect(received[0]?.mail.subject).toBe(subject);
  });
});
