import { describe, expect, it } from 'vitest';
import { ordinary } from '../../test/support/arrange.ts';
import {
  confirmation,
  confirmingGateway,
  form,
  type MailServer,
  OWNER,
  VICTIM,
} from '../../test/support/confirmations.ts';
import { openSqlite } from '../store/sqlite.ts';

const isVisitor = (address: string) => !address.endsWith('@agency.example');

const refusing = (responseCode: number) =>
  Object.assign(new Error('no such user'), { responseCode });

/** Mail servers that refuse confirmations, and nothing else, with a reply. */
const servers = {
  'the recipient': (reply): MailServer => ({
    onRcptTo: ({ address }, _session, done) =>
      done(isVisitor(address) ? refusing(reply) : undefined),
  }),
  'the sender': (reply): MailServer => ({
    onMailFrom: ({ address }, _session, done) => done(address === '' ? refusing(reply) : undefined),
  }),
  'the content': (reply): MailServer => ({
    onData(stream, { envelope }, done) {
      const isConfirmation = envelope.mailFrom === false || envelope.mailFrom.address === '';
      stream.resume().on('end', () => done(isConfirmation ? refusing(reply) : undefined));
    },
  }),
} satisfies Record<string, (reply: number) => MailServer>;

const confirming = (options?: Parameters<typeof confirmingGateway>[1]) => {
  const database = openSqlite(':memory:');
  return confirmingGateway(() => database, options);
};

describe('the mail of a confirmation', () => {
  it("has the agency's text, and no machine answers it", async () => {
    const from: unknown[] = [];
    const { receive, mailsTo, record } = await confirming({
      env: { MAIL_FROM: 'website@agency.example' },
      mailServer: {
        onMailFrom: ({ address }, _session, done) => {
          from.push(address);
          done();
        },
      },
    });
    expect(await receive()).toBe('OK');
    await expect.poll(record).toEqual([['confirmation', 'sent', null]]);
    const [sent, ...more] = mailsTo(ordinary.from_email);
    expect(more).toEqual([]);
    expect(from).toEqual(['website@agency.example', '']);
    expect(sent?.mail).toMatchObject({
      subject: 'We have it',
      from: { address: 'website@agency.example' },
      to: [{ address: ordinary.from_email }],
      replyTo: [{ address: 'owner@agency.example' }],
    });
    expect(sent?.mail.text).toBe(
      'Hello,\n\nWe answer within a day.\n\n-- \nYou get this mail because somebody gave this address in our contact form. If that was not you, please ignore it: we will not write to you again.\n',
    );
    for (const header of ['Auto-Submitted: auto-replied', 'Precedence: bulk']) {
      expect(sent?.raw).toContain(`${header}\r\n`);
    }
    expect(sent?.raw).not.toMatch(/new website|7946/);
  });

  it('is in the language of the site, and has no text of the sender', async () => {
    const { receive, mailsTo } = await confirming({ about: { language: 'de-AT', confirmation } });
    await receive({ from_name: 'https://spam.example buy', from_message: 'Guten Tag' });
    const typed = {
      from_name: 'Buy Cheap Pills Now',
      from_subject: 'Pills of somebody',
      from_number: '+44 20 7946 0000',
      from_message: 'We sell pills.',
      company: 'Pills Limited',
    };
    await receive({ ...typed, from_email: VICTIM });
    await expect.poll(() => mailsTo(VICTIM).length).toBe(1);
    const [{ mail, raw = '' } = {}] = mailsTo(VICTIM);
    expect(mail?.text).toMatch(/^Guten Tag,\n\nWe answer/);
    expect(raw).not.toMatch(/pills|7946/i);
    expect(mailsTo(ordinary.from_email)).toEqual([]);
  });

  it('is in the language of the message, where the agency has a text in it', async () => {
    const translations = [
      { language: 'fr', confirmation: { subject: 'Bien reçu', text: 'Nous répondons demain.' } },
      { language: 'ar', confirmation: { subject: 'x', text: '' } },
    ];
    const { receive, mailsTo } = await confirming({ about: { ...form, translations } });
    const mailTo = async (from_email: string, query: string) => {
      await receive({ from_email, from_message: query }, {}, query);
      await expect.poll(() => mailsTo(from_email).length).toBe(1);
      const { mail } = mailsTo(from_email)[0] ?? {};
      return `${mail?.subject}\n${mail?.text}`;
    };
    expect(await mailTo('fr@example.com', '?language=fr')).toMatch(
      /^Bien reçu\nBonjour,\n\nNous répondons demain\.\n\n-- \nVous recevez/,
    );
    expect(await mailTo('ar@example.com', '?language=ar')).toMatch(/^We have it\nHello,/);
    expect(await mailTo('de@example.com', '?language=de')).toMatch(/^We have it\nHello,/);
    expect(await mailTo('en@example.com', '')).toMatch(/^We have it\nHello,/);
  });

  it('is off where the content has no text for it', async () => {
    const none = { ...form, confirmation: { subject: 'x', text: '' } };
    const { receive, received, record } = await confirming({ about: none });
    expect(await receive()).toBe('OK');
    expect(received).toHaveLength(1);
    expect(await record()).toEqual([]);
  });

  it('comes from the agency under its name, or under the name in MAIL_FROM', async () => {
    const named = { ...form, brand: 'Ateliê Maré' };
    const { receive, mailsTo } = await confirming({ about: named });
    await receive();
    await expect.poll(() => mailsTo(ordinary.from_email).length).toBe(1);
    expect(mailsTo(ordinary.from_email)[0]?.mail.from).toEqual({
      name: 'Ateliê Maré',
      address: 'owner@agency.example',
    });
    const other = await confirming({
      env: { MAIL_FROM: 'Olá <ola@agency.example>' },
      about: named,
    });
    await other.receive();
    await expect.poll(() => other.mailsTo(ordinary.from_email).length).toBe(1);
    const from = other.received.map(({ mail }) => mail.from);
    expect(from).toEqual(Array(2).fill({ name: 'Olá', address: 'ola@agency.example' }));
  });

  it.each([
    ['aaa..bbbb.cc@docomo.ne.jp', '"aaa..bbbb.cc"@docomo.ne.jp'],
    ['xxx.yyy.@docomo.ne.jp', '"xxx.yyy."@docomo.ne.jp'],
    // The mail server of these tests notes domains in their letters.
    ['info@डाटामेल.भारत', 'info@डाटामेल.भारत'],
    ['दीपक@डाटामेल.भारत', 'दीपक@डाटामेल.भारत'],
  ])('reaches %s', async (from_email, address) => {
    const { receive, received, record } = await confirming({
      mailServer: { lenientAddressParsing: true },
    });
    await receive({ from_email });
    await expect.poll(record).toEqual([['confirmation', 'sent', null]]);
    expect(received.at(-1)?.recipients).toEqual([address]);
  });

  it('says that its headers have letters of other scripts, though its return path has none', async () => {
    const asked: unknown[] = [];
    const { receive, record } = await confirming({
      env: { MAIL_FROM: 'दीपक@डाटामेल.भारत' },
      mailServer: {
        onMailFrom({ address }, { envelope }, done) {
          asked.push([address === '', envelope.smtpUtf8]);
          done();
        },
      },
    });
    await receive();
    await expect.poll(record).toEqual([['confirmation', 'sent', null]]);
    expect(asked).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  it('is given up at once, with the reason, where the mail server cannot write to the address', async () => {
    const { receive, mailsTo, record } = await confirming({ mailServer: { hideSMTPUTF8: true } });
    await receive({ from_email: 'दीपक@डाटामेल.भारत' });
    await expect
      .poll(record)
      .toEqual([['confirmation', 'failed', expect.stringMatching(/does not offer SMTPUTF8/)]]);
    expect(mailsTo(OWNER)).toHaveLength(1);
  });

  it('never answers possible spam or a withheld message, nor a text that is not exactly one address', async () => {
    const { receive, received, record } = await confirming();
    const unanswered: [fields: Record<string, string>, headers?: Record<string, string>][] = [
      [{ from_message: '[url=x]y[/url]' }],
      // From no page of the site.
      [{}, { origin: 'null' }],
      [{ company_website: 'x' }],
      [{ from_email: `ada@example.com, ${VICTIM}` }],
      [{ from_email: `ada@example.com\r\nBcc: ${VICTIM}` }],
      [{ from_email: 'Owner@agency.example' }],
      [{ from_email: '' }],
    ];
    for (const message of unanswered) {
      expect(await receive(...message)).toBe('OK');
    }
    await receive({ from_email: 'last@example.com', from_message: 'last' });
    await expect.poll(record).toEqual([['confirmation', 'sent', null]]);
    expect(new Set(received.flatMap(({ recipients }) => recipients))).toEqual(
      new Set([OWNER, 'last@example.com']),
    );
    // One is withheld.
    expect(received.filter(({ recipients }) => recipients.includes(OWNER))).toHaveLength(7);
  });

  it('delays no mail to the owner while the visitor’s server does not answer', async () => {
    const { receive, mailsTo, record } = await confirming({
      mailServer: {
        onRcptTo: ({ address }, _session, done) => void (isVisitor(address) || done()),
      },
    });
    await receive();
    await expect.poll(record).toEqual([['confirmation', 'sending', null]]);
    for (let each = 0; each < 5; each += 1) {
      await receive({ from_email: `person${each}@example.com`, from_message: `${each}` });
    }
    expect(mailsTo(OWNER)).toHaveLength(6);
  });

  it('is given up when the visitor’s address is refused, which says nothing about the owner’s mail', async () => {
    const { receive, mailsTo, record } = await confirming({
      mailServer: servers['the recipient'](550),
    });
    await receive();
    await expect
      .poll(record)
      .toEqual([['confirmation', 'failed', expect.stringMatching(/EENVELOPE 550.*no such user/)]]);
    await receive({ from_email: 'b@example.com', from_message: 'b' });
    expect(mailsTo(OWNER)).toHaveLength(2);
  });

  it.each([501, 550, 553, 554])(
    'is given up at once when the mail server answers %i to an empty return path, and a person is told once',
    async (reply) => {
      const { receive, record, mailsTo, alarmed } = await confirming({
        mailServer: servers['the sender'](reply),
      });
      for (const from_email of ['a@example.com', 'b@example.com']) {
        await receive({ from_email });
      }
      const failed = ['confirmation', 'failed', expect.stringContaining(`EENVELOPE ${reply}`)];
      await expect.poll(record).toEqual([failed, failed]);
      expect(alarmed).toEqual(['confirmations-refused']);
      expect(mailsTo(OWNER)).toHaveLength(2);
    },
  );

  it.each<[keyof typeof servers, number, string]>([
    ['the recipient', 550, 'failed'],
    ['the recipient', 552, 'failed'],
    ['the recipient', 553, 'failed'],
    ['the recipient', 450, 'queued'],
    ['the recipient', 452, 'queued'],
    ['the recipient', 530, 'queued'],
    ['the sender', 421, 'queued'],
    ['the sender', 451, 'queued'],
    ['the sender', 530, 'queued'],
    ['the content', 552, 'failed'],
    ['the content', 554, 'failed'],
    ['the content', 451, 'queued'],
  ])('answered about %s with %i is %s, which alerts nobody', async (what, reply, state) => {
    const { receive, record, alarmed } = await confirming({ mailServer: servers[what](reply) });
    await receive();
    await expect.poll(async () => (await record())[0]?.[2]).toContain(`${reply}`);
    expect((await record())[0]?.[1]).toBe(state);
    expect(alarmed).toEqual([]);
  });
});
