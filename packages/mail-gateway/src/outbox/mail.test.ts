import { describe, expect, it } from 'vitest';
import { languageWith, stored } from '../../test/support/arrange.ts';
import { composeMail } from './mail.ts';

const addresses = { from: 'website@agency.example', to: ['owner@agency.example'] };
const compose = (...changes: Parameters<typeof stored>) =>
  composeMail(stored(...changes), { ...addresses, language: languageWith() });

describe('the mail made of a message', () => {
  it('names sender and subject, and contains every field, the time and the page', () => {
    const mail = compose({}, { page: 'https://agency.example/contact' });
    expect(mail.subject).toBe('Message from Ada Lovelace: A new website');
    expect(mail.text).toBe(`Name:    Ada Lovelace
E-mail:  ada@example.com
Subject: A new website
Phone:   +44 20 7946 0000

We would like to talk about a new website.

-- 
Received Friday, 20 November 2026 at 10:07 UTC
Sent from https://agency.example/contact
Message 0123456789ab
`);
  });

  it('is in German for a German gateway', () => {
    const language = languageWith({ GATEWAY_LANGUAGE: 'de-AT', TZ: 'Europe/Vienna' });
    const about = {
      page: 'https://agency.example/contact',
      reasons: 'honeypot,many-links,invalid-address',
    };
    const fields = { from_name: '', from_email: 'a@b', from_message: '', from_number: '' };
    const mail = composeMail(stored({ ...fields, from_subject: 'Grüße' }, about), {
      ...addresses,
      language,
    });
    expect(mail.subject).toBe('[Spamverdacht] Nachricht von a@b: Grüße');
    expect(mail.headers).toEqual({ 'X-Spam-Flag': 'YES', 'X-Spam-Reasons': about.reasons });
    for (const line of [
      'Name:    (nicht angegeben)',
      'E-Mail:  a@b (keine gültige Adresse)',
      '(kein Nachrichtentext)',
      'Eingegangen am Freitag, 20. November 2026 um 11:07 Uhr (MEZ)',
      'Gesendet von der Seite https://agency.example/contact',
      'Spamverdacht: verstecktes Feld ausgefüllt, viele Links, keine gültige E-Mail-Adresse',
      'Nachricht 0123456789ab',
    ]) {
      expect(String(mail.text).split('\n')).toContain(line);
    }
    const unnamed = stored({ from_name: '', from_email: '', from_subject: '' });
    expect(composeMail(unnamed, { ...addresses, language }).subject).toBe(
      'Nachricht von Unbekannt',
    );
  });

  it('is marked when its message looks like a program’s, with the reasons', () => {
    const mail = compose({}, { reasons: 'many-links,no-page,invalid-address' });
    expect(mail.subject).toBe('[Possible spam] Message from Ada Lovelace: A new website');
    expect(mail.headers).toEqual({
      'X-Spam-Flag': 'YES',
      'X-Spam-Reasons': 'many-links,no-page,invalid-address',
    });
    expect(mail.text).toContain('Possible spam: many-links,no-page,invalid-address');
  });

  it.each(['', 'invalid-address', 'honeypot'])('is not marked for %s', (reasons) => {
    const mail = compose({}, { reasons });
    expect(mail.subject).toBe('Message from Ada Lovelace: A new website');
    expect(mail.headers).toEqual({});
  });

  it('shows fields of other names in the order sent, alone where the form has none of ours', () => {
    const otherFields = [
      ['user_name', 'Ada\r\nLovelace'],
      ['budget\r\nBcc: x', '€ 20,000'],
    ] as const;
    expect(compose({}, { otherFields }).text).toContain(
      'website.\n\nuser_name: Ada\nLovelace\nbudget Bcc: x: € 20,000\n\n-- \n',
    );
    const empty = { from_name: '', from_email: '', from_subject: '', from_number: '' };
    const mail = compose({ ...empty, from_message: ' ' }, { otherFields });
    expect(mail.text).toMatch(/^user_name: Ada\nLovelace\nbudget Bcc: x: € 20,000\n\n-- \n/);
  });

  it('has the same Message-ID on every attempt, at the sender’s domain in ASCII', () => {
    const ids = [1, 2].map(
      (attempts) =>
        composeMail(stored({}, { attempts }), {
          ...addresses,
          from: 'website@bücher.example',
          language: languageWith(),
        }).messageId,
    );
    expect(ids).toEqual(Array(2).fill('<0123456789ab@xn--bcher-kva.example>'));
  });

  it.each(['a@b', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: v@x.example'])(
    'has no Reply-To for %j, and says that the typed text is no address',
    (from_email) => {
      const mail = compose({ from_email });
      expect(mail.replyTo).toBeUndefined();
      const typed = from_email.replace('\r\n', ' ');
      expect(mail.text).toContain(`E-mail:  ${typed} (not a valid address)\n`);
    },
  );

  it('shows an address in the letters of its owner, also in place of a name', () => {
    const fields = { from_name: '', from_email: 'info@xn--c2bd4bq1db8d.xn--h2brj9c' };
    const mail = compose(fields);
    expect(mail.subject).toBe('Message from info@डाटामेल.भारत: A new website');
    expect(mail.text).toContain('E-mail:  info@डाटामेल.भारत\n');
    expect(mail.replyTo?.address).toBe(fields.from_email);
  });

  it('says that no address was given', () => {
    const mail = compose({ from_email: ' ' });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('E-mail:  (none given)\n');
  });

  it.each([
    [{ from_name: '', from_subject: '' }, 'Message from ada@example.com'],
    [{ from_name: ' ', from_email: '', from_subject: 'Hi' }, 'Message from somebody: Hi'],
    [{ from_name: 'A\r\nBcc: v@x.example', from_subject: '\n' }, 'Message from A Bcc: v@x.example'],
    [{ from_name: 'A\u202eb', from_subject: '' }, 'Message from Ab'],
  ])('has for %j the subject %s', (changes, subject) => {
    expect(compose(changes).subject).toBe(subject);
  });

  it('cuts a long subject, and the text has it whole', () => {
    const from_subject = '👍'.repeat(300);
    const mail = compose({ from_subject });
    expect(mail.subject).toBe(`Message from Ada Lovelace: ${'👍'.repeat(119)}…`);
    expect(mail.text).toContain(from_subject);
  });
});
