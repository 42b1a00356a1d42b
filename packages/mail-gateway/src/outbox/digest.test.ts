import { describe, expect, it } from 'vitest';
import { failNext, manyNames, memoryStore, NOON, newMessage } from '../../test/support/arrange.ts';
import { fakeRelay } from '../../test/support/delivery.ts';
import { languageOf } from '../languages/language.ts';
import { readSettings } from '../settings.ts';
import { HOUR } from '../time.ts';
import { createDigests } from './digest.ts';
import { mailsBy } from './lanes.ts';
import { composeOwnMail } from './mail.ts';
import { OutboxWorker } from './worker.ts';

const spam = (from_name: string, reasons = 'honeypot', more = {}) =>
  newMessage({ from_name, ...more }, { state: 'spam', reasons });

/** A gateway's digests in Lagos, where NOON is 11:07; the relay notes `mails`. */
async function digests(env: Record<string, string> = {}, { isMailed = true } = {}) {
  const settings = readSettings({
    GATEWAY_LANGUAGE: 'en',
    TZ: 'Africa/Lagos',
    DIGEST_AT: '12:00',
    ...env,
  });
  const language = languageOf(settings);
  const store = await memoryStore();
  const clock = { now: NOON };
  const alarms: unknown[] = [];
  const now = () => clock.now;
  /** Another process, which looks whether a digest is due. */
  const startProcess = () =>
    createDigests({
      settings,
      language,
      isMailed,
      store,
      worker: { wake() {} },
      logger: { info() {} },
      alarm: (name, details) => alarms.push([name, details]),
      now,
    });
  const look = startProcess();
  const { relay, own: mails } = fakeRelay('smtp');
  const lanes = [mailsBy(relay, { store, settings, language, confirmed: null, now })];
  const alarm = (name: string, details: unknown) => void alarms.push([name, details]);
  const logger = { info() {}, warn() {} };
  const worker = new OutboxWorker({ outbox: store.outbox, lanes, logger, alarm, now });
  const deliver = () => worker.drain();
  /** Lets hours pass, and sends a digest that is due then. The first digest is due an hour after NOON. */
  async function pass(hours = 1) {
    clock.now += hours * HOUR;
    await look();
    await deliver();
  }
  return { store, clock, alarms, mails, startProcess, look, deliver, pass };
}

describe('the daily digest', () => {
  it('names sender, subject, reason and last day of each message once, at its time of day', async () => {
    const { store, alarms, mails, pass } = await digests();
    await store.keep(spam('Ada Lovelace', 'blank,no-page'));
    await store.keep(spam('Bot', 'flood'));
    await pass(0);
    expect(mails).toEqual([]);
    for (const hours of [1, 0.1, 0.1]) {
      await pass(hours);
    }
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Contact form: 2 messages withheld');
    const [bot, ada] = await store.list({ state: 'spam' });
    const [first, second] = [bot, ada].sort((a) => (a?.fields.from_name === 'Bot' ? -1 : 1));
    expect(
      mails[0]?.text,
    ).toBe(`These messages from the contact form were kept but not mailed to you.
To deliver one:  npm run inbox -- release ID
To read one:     npm run inbox -- show ID

1. Bot, ada@example.com, +44 20 7946 0000
   Subject:  A new website
   Begins:   We would like to talk about a new website.
   Received: 20 Nov 2026, 11:07
   Why:      more messages than may be mailed in an hour or a day
   Deleted:  on 20 December 2026, unless you deliver it
   Message:  ${first?.id}

2. Ada Lovelace, ada@example.com, +44 20 7946 0000
   Subject:  A new website
   Begins:   We would like to talk about a new website.
   Received: 20 Nov 2026, 11:07
   Why:      every field was blank
   Deleted:  on 20 December 2026, unless you deliver it
   Message:  ${second?.id}
`);
    expect(alarms).toEqual([['messages-withheld', { messages: 2 }]]);
    expect((await store.list({ state: 'spam' })).map(({ namedAt }) => namedAt)).toEqual([
      NOON + HOUR,
      NOON + HOUR,
    ]);
  });

  it('is in German for a German gateway, with its dates', async () => {
    const { store, mails, pass } = await digests({
      GATEWAY_LANGUAGE: 'de',
      OWNER_LINKS_SECRET: 'x'.repeat(32),
      GATEWAY_URL: 'https://agency.example',
    });
    await store.keep(newMessage({ from_name: 'Grace' }));
    await failNext(store, NOON, { giveUpSince: NOON });
    await store.keep(spam('Ada Lovelace', 'blank,no-page', { from_subject: '' }));
    await pass();
    expect(mails[0]).toMatchObject({
      sender: 'Kontaktformular',
      subject: 'Kontaktformular: 1 Nachricht zurückgehalten, 1 Nachricht nicht zugestellt',
    });
    const text = mails[0]?.text;
    for (const line of [
      'Jeder Link führt zu einer Seite mit einer Schaltfläche und gilt 30 Tage.',
      '   Eingang:   20.11.2026, 11:07',
      '   Grund:     Fünf Tage lang hat kein Mailserver sie angenommen (1 Versuch)',
      '   Löschung:  nicht von selbst',
      '   Betreff:   (keiner)',
      '   Grund:     Alle Felder sind leer',
      '   Löschung:  am 20. Dezember 2026, wenn Sie die Nachricht bis dahin nicht zustellen',
    ]) {
      expect(text?.split('\n')).toContain(line);
    }
    expect(text?.match(/^ {3}(Zustellen|Löschen): +https:\/\/agency\.example\//gm)).toHaveLength(4);
  });

  it('names only new messages the day after, and is not sent if there are none', async () => {
    const { store, mails, pass } = await digests();
    for (const names of [['first day'], ['second day'], [], []]) {
      await Promise.all(names.map((name) => store.keep(spam(name))));
      await pass(25);
    }
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Contact form: 1 message withheld',
      'Contact form: 1 message withheld',
    ]);
    expect(mails[1]?.text).not.toContain('first day');
  });

  it('is made by one of several processes, and by the next start when none ran in time', async () => {
    const { store, clock, mails, startProcess, deliver } = await digests();
    await store.keep(spam('Bot'));
    clock.now += 5 * HOUR;
    await Promise.all([startProcess()(), startProcess()(), startProcess()()]);
    await startProcess()();
    await deliver();
    expect(mails).toHaveLength(1);
  });

  it('names failed messages first, with their attempts, and says that they are not deleted', async () => {
    const { store, mails, pass } = await digests();
    await store.keep(newMessage({ from_name: 'Grace' }));
    await failNext(store, NOON, { giveUpSince: NOON });
    await store.keep(spam('Bot'));
    await pass();
    expect(mails[0]?.subject).toBe('Contact form: 1 message withheld, 1 message not mailed');
    const text = mails[0]?.text ?? '';
    expect(text).toMatch(
      /1\. Grace[\s\S]*five days \(1 attempt\)[\s\S]*never by itself[\s\S]*2\. Bot/,
    );
  });

  it('omits messages that were erased or released before it was sent', async () => {
    const { store, clock, mails, look, deliver } = await digests();
    await store.keep(spam('erased'));
    await store.keep(spam('released'));
    await store.keep(spam('still there'));
    clock.now += HOUR;
    await look();
    for (const { id, fields } of await store.list({})) {
      if (fields.from_name === 'erased') {
        await store.delete([id]);
      }
      if (fields.from_name === 'released') {
        await store.withhold(id, clock.now);
        await store.requeue(id, clock.now);
      }
    }
    await deliver();
    const [digest] = mails;
    expect(digest?.text).toContain('still there');
    expect(digest?.text).not.toMatch(/erased|1\. released|2\. released/);
  });

  it('is not sent when nothing is left to name', async () => {
    const { store, clock, mails, look, deliver } = await digests();
    await store.keep(spam('erased'));
    clock.now += HOUR;
    await look();
    await store.delete([(await store.list({}))[0]?.id ?? '']);
    await deliver();
    expect(mails).toEqual([]);
  });

  it('shows an address in the letters of its owner', async () => {
    const { store, mails, pass } = await digests();
    await store.keep(spam('Deepak', 'flood', { from_email: 'info@xn--c2bd4bq1db8d.xn--h2brj9c' }));
    await pass();
    expect(mails[0]?.text).toContain('1. Deepak, info@डाटामेल.भारत, ');
  });

  it('contains no entry and no link that a visitor wrote', async () => {
    const { store, mails, pass } = await digests();
    const forged =
      'x\r\n\r\n9. Ada\n   Deliver:  https://evil.example/a www.evil.example \u202egnp\u2028';
    await store.keep(
      spam(forged, 'honeypot', {
        from_email: forged,
        from_subject: forged,
        from_number: forged,
        from_message: forged.repeat(9000),
      }),
    );
    await pass();
    const text = mails[0]?.text ?? '';
    expect(text.split('\n').filter((line) => /^\s*(9\.|Deliver:)/.test(line))).toEqual([]);
    expect(text).not.toMatch(/:\/\/|www\.|[\u202e\u2028]/);
    expect(text.length).toBeLessThan(1500);
  });

  it('stays below the size limit of EmailJS, and names the other messages the next day', async () => {
    const { store, mails, pass } = await digests({
      OWNER_LINKS_SECRET: 'x'.repeat(32),
      GATEWAY_URL: 'https://agency.example',
    });
    const more = { from_subject: 'é'.repeat(200) };
    const names = manyNames(150, '').map((each) => `${each} `.padEnd(100, 'é'));
    await Promise.all(names.map((name) => store.keep(spam(name, 'honeypot', more))));
    for (let day = 0; day < 4; day += 1) {
      await pass(25);
    }
    const named = mails.map(({ text }) => text.match(/^\d+\. /gm)?.length ?? 0);
    expect(named.reduce((sum, count) => sum + count, 0)).toBe(150);
    for (const { text } of mails) {
      expect(Buffer.byteLength(text)).toBeLessThan(46_000);
    }
  });

  it.each([
    ['the digest off', { DIGEST_AT: '' }, true],
    ['no relay', {}, false],
  ])(
    'is not made with %s; the alarm is called once a day all the same',
    async (_what, env, isMailed) => {
      const { store, alarms, mails, pass } = await digests(env, { isMailed });
      await store.keep(spam('Bot'));
      for (let each = 0; each < 36; each += 1) {
        await pass();
      }
      expect(mails).toEqual([]);
      expect(alarms).toEqual([
        ['messages-withheld', { messages: 1 }],
        ['messages-withheld', { messages: 1 }],
      ]);
    },
  );

  it('is not listed as a message by the owner’s commands', async () => {
    const { store, clock, look } = await digests();
    await store.keep(spam('Bot'));
    clock.now += HOUR;
    await look();
    expect(await store.list({})).toHaveLength(1);
    expect(await store.counts()).toMatchObject({ queued: 0, spam: 1 });
    expect(await store.countSince(0)).toBe(1);
  });
});

it('the mail of a digest is marked as automatic, and has an id of its own on every gateway', async () => {
  const { store, mails, pass } = await digests();
  await store.keep(spam('Bot'));
  await pass();
  const [message] = mails;
  const addresses = { from: 'website@agency.example', to: ['owner@agency.example'] };
  const mail = message && composeOwnMail(message, addresses);
  expect(mail).toMatchObject({
    subject: 'Contact form: 1 message withheld',
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  expect(mail?.messageId).toMatch(/^<[0-9a-z]{12}@agency\.example>$/);
  expect(mail?.replyTo).toBeUndefined();
});
