import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { NewMessage } from '../../../mail-gateway/src/messages/message.ts';
import { openStoreOn } from '../../../mail-gateway/src/store/sql-store.ts';
import { openSqlite } from '../../../mail-gateway/src/store/sqlite.ts';
import * as requests from '../../test/requests.ts';
import { answerLink } from './answer-link.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

const messageOf = (id: string, about: Partial<NewMessage> = {}): NewMessage => ({
  id,
  fingerprint: id,
  state: 'queued',
  fields: {
    from_name: 'Ada <b>Lovelace</b>',
    from_email: 'ada@example.com',
    from_subject: 'A new website',
    from_number: '+44 (0)20 7946 0000',
    from_message: 'We would like\nto talk.',
  },
  otherFields: [['Budget', '10,000']],
  page: 'https://agency.example/contact',
  language: '',
  reasons: '',
  receivedAt: NOON,
  ...about,
});

async function inboxWith(...kept: NewMessage[]) {
  const messages = await openStoreOn(openSqlite(':memory:'));
  onTestFinished(() => messages.close());
  for (const each of kept) await messages.keep(each);
  const get = (path: string) => requests.get(path, { messages });
  const post = (path: string, fields: Record<string, string>) =>
    requests.post(path, fields, { messages });
  const read = async (id: string) => (await messages.find(id))[0];
  return { messages, get, post, read };
}

test('without a database the inbox says where the enquiries are', async () => {
  expect((await requests.get('/inbox')).body).toContain('where the site’s gateway runs');
});

test('new enquiries are listed first, marked ones with their mark, withheld ones apart', async () => {
  const { get } = await inboxWith(
    messageOf('aaa'),
    messageOf('bbb', { reasons: 'many-links', receivedAt: NOON + 1 }),
    messageOf('ccc', { state: 'spam', reasons: 'honeypot' }),
  );
  const { body } = await get('/inbox');
  expect(body.match(/message\?id=\w+/g)).toEqual(['message?id=bbb', 'message?id=aaa']);
  expect(body.match(/Possible spam/g)).toHaveLength(1);
  expect(body).toContain('Ada &lt;b&gt;Lovelace');
  expect((await get('/inbox?view=spam')).body.match(/message\?id=\w+/g)).toEqual([
    'message?id=ccc',
  ]);
  expect((await get('/inbox?view=all&q=nobody')).body).toContain('0 enquiries with “nobody”');
});

test('a search from any list looks into all enquiries', async () => {
  const { get } = await inboxWith(messageOf('aaa'));
  const { body } = await get('/inbox');
  const [form = ''] = /<form class="query" action="\/admin\/inbox".*?<\/form>/s.exec(body) ?? [];
  expect(form).toContain('name="view" value="all"');
  // This page does not have the search of the whole admin, which would look the same.
  expect(body.match(/type="search"/g)).toHaveLength(1);
  // The numbers count the lists, so a page of search results shows no numbers.
  expect(body).toContain('class="count"');
  expect((await get('/inbox?view=all&q=Ada')).body).not.toContain('class="count"');
});

test('more than fifty enquiries are on several pages, each once', async () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    messageOf(`m${at}`, { receivedAt: NOON + (at % 7) }),
  );
  const { get } = await inboxWith(...many);
  const seen: string[] = [];
  let next: string | undefined = '/inbox';
  while (next) {
    const { body }: { body: string } = await get(next);
    seen.push(...[...body.matchAll(/message\?id=(\w+)/g)].map(([, id = '']) => id));
    next = /href="\/admin(\/inbox\?[^"]*before[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

test('an enquiry is shown whole, and how its mail stands', async () => {
  const { get, messages } = await inboxWith(messageOf('aaa'));
  const { body } = await get('/inbox/message?id=aaa');
  for (const text of ['to talk.', '10,000', '+44 (0)20 7946 0000', 'It is safe here']) {
    expect(body).toContain(text);
  }
  expect(body).toContain('href="tel:+442079460000"');
  await messages.delete(['aaa']);
  expect((await get('/inbox/message?id=aaa')).status).toBe(404);
  expect((await get('/inbox/message?id=')).status).toBe(404);
});

test('an enquiry is answered, archived and noted, and a withheld enquiry is mailed after all', async () => {
  const { get, post, read } = await inboxWith(
    messageOf('aaa'),
    messageOf('ccc', { state: 'spam', reasons: 'honeypot' }),
  );
  const { location = '' } = await post('/inbox/handle', { id: 'aaa', action: 'answered' });
  expect((await get(location.replace('/admin', ''))).body).toContain('is now: Answered.');
  await post('/inbox/handle', { id: 'aaa', action: 'note', note: ' Called on Monday ' });
  expect(await read('aaa')).toMatchObject({ handling: 'answered', note: 'Called on Monday' });
  expect((await get('/inbox?view=answered&q=monday')).body).toContain('message?id=aaa');
  expect((await get('/inbox/message?id=ccc')).body).toContain('the hidden field was filled in');
  await post('/inbox/handle', { id: 'ccc', action: 'release' });
  expect(await read('ccc')).toMatchObject({ state: 'queued' });
  await post('/inbox/handle', { id: 'aaa', action: 'anything' });
  // A changed note is saved with the action; an unchanged note leaves another person's note as it is.
  const changed = { note: 'Called again', noteBefore: 'Called on Monday' };
  await post('/inbox/handle', { id: 'aaa', action: 'archived', ...changed });
  expect(await read('aaa')).toMatchObject({ handling: 'archived', note: 'Called again' });
  await post('/inbox/handle', { id: 'aaa', action: 'answered', note: '', noteBefore: '' });
  expect(await read('aaa')).toMatchObject({ handling: 'answered', note: 'Called again' });
});

test('answers are shown as people read them, and a file once, where it was asked for', async () => {
  const facts = { name: 'plan.pdf', type: 'application/pdf', bytes: 4 };
  const { get } = await inboxWith(
    messageOf('aaa', {
      file: { ...facts, content: Buffer.from('%PDF') },
      otherFields: [
        ['Your plan', 'plan.pdf (1 kB)'],
        ['When', '2026-11-03'],
      ],
    }),
  );
  const { body } = await get('/inbox/message?id=aaa');
  expect(body).toContain('<dt>When</dt><dd dir="auto">November 3, 2026</dd>');
  expect(body).toContain('<dt>Your plan</dt><dd dir="auto"><a href="/admin/inbox/file?id=aaa"');
  expect(body.match(/>plan\.pdf/g)).toHaveLength(1);
});

test('answers that were kept under the names of their fields are shown under their questions', async () => {
  const folder = requests.contentCopy();
  const file = join(folder, 'contact/contact.yaml');
  const question = 'fields:\n  - name: budget\n    label: What may it cost?\n    kind: line\n';
  writeFileSync(file, readFileSync(file, 'utf8') + question);
  const { messages } = await inboxWith(
    messageOf('aaa', {
      state: 'spam',
      otherFields: [
        ['budget', '10,000'],
        ['constructor', 'kept too'],
      ],
    }),
  );
  const { body } = await requests.get('/inbox/message?id=aaa', { messages, folder });
  expect(body).toContain('<dt>What may it cost?</dt><dd dir="auto">10,000</dd>');
  expect(body).toContain('<dt>constructor</dt>');
});

test('the file of an enquiry is saved by the browser and never shown, by people of the admin alone', async () => {
  const content = new TextEncoder().encode('%PDF-1.7 <script>alert(1)</script>');
  const facts = { name: 'Plan für “Ada”’s.pdf', type: 'application/pdf', bytes: content.length };
  const { get } = await inboxWith(
    messageOf('aaa', { file: { ...facts, content } }),
    messageOf('bbb'),
  );
  expect((await get('/inbox/message?id=aaa')).body).toContain(
    'href="/admin/inbox/file?id=aaa" download="">Plan für “Ada”’s.pdf',
  );
  expect((await get('/inbox/message?id=bbb')).body).not.toContain('inbox/file');
  const answer = await get('/inbox/file?id=aaa');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition':
      "attachment; filename*=UTF-8''Plan%20f%C3%BCr%20%E2%80%9CAda%E2%80%9D%E2%80%99s.pdf",
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(answer.bytes).toEqual(Buffer.from(content));
  expect((await get('/inbox/file?id=bbb')).status).toBe(404);
});

test('an enquiry is erased after a question', async () => {
  const { get, post, read } = await inboxWith(messageOf('aaa'));
  expect((await get('/inbox/erase?id=aaa')).body).toContain('Erase the enquiry of Ada');
  expect(await read('aaa')).toBeDefined();
  const { location } = await post('/inbox/erase', { id: 'aaa' });
  expect(location).toBe('/admin/inbox?erased');
  expect(await read('aaa')).toBeUndefined();
});

test.each(['🎉', '👩‍👩‍👧', '🇳🇬', 'e\u0301\u0323'])(
  'an enquiry with %s at any cut can be read, listed, searched and answered',
  async (grapheme) => {
    const offsets = Array.from({ length: grapheme.length }, (_, length) => 'x'.repeat(length));
    const enquiries = offsets.map((offset) => {
      const text = offset + grapheme.repeat(1000);
      const fields = { ...messageOf('').fields, from_message: text, from_subject: text };
      return messageOf(`m${offset}`, { fields });
    });
    const { get, read } = await inboxWith(...enquiries);
    for (const { id, fields } of enquiries) {
      expect((await get(`/inbox/message?id=${id}`)).status ?? 200).toBe(200);
      const enquiry = await read(id);
      const link = new URL((enquiry && answerLink(enquiry, 'en')) ?? '');
      const quote = link.searchParams.get('body')?.replace(/^\s*> x*/, '') ?? '';
      expect(quote.replaceAll(grapheme, '')).toBe('…');
      const { body } = await get(`/inbox?q=${encodeURIComponent(fields.from_message)}`);
      expect(body).toMatch(new RegExp(`class="beginning"[^>]*>x*(?:${grapheme})+…<`, 'u'));
      expect(body).toMatch(new RegExp(`value="x*(?:${grapheme})+"`, 'u'));
    }
  },
);

test('all enquiries can be had as a table', async () => {
  const { get } = await inboxWith(messageOf('aaa'), messageOf('bbb'));
  const { body } = await get('/inbox/export');
  expect(
    body
      .trim()
      .split('\r\n')
      .map((line) => line.replace(/,.*$/s, '')),
  ).toEqual(['id', expect.stringMatching(/^(aaa|bbb)$/), expect.stringMatching(/^(aaa|bbb)$/)]);
});

test('an answer opens the mail program with the address, the subject and a quotation, and no other words', async () => {
  const { read } = await inboxWith(messageOf('aaa'));
  const enquiry = await read('aaa');
  if (!enquiry) throw new Error('The enquiry is gone.');
  const link = new URL(answerLink(enquiry, 'en') ?? '');
  expect(decodeURIComponent(link.pathname)).toBe('ada@example.com');
  expect(link.searchParams.get('subject')).toBe('Re: A new website');
  expect(link.searchParams.get('body')).toBe(
    '\r\n\r\n> We would like\r\n> to talk.\r\n> \r\n> Budget: 10,000',
  );
  const fromForm = { ...enquiry.fields, from_message: 'Hello,\r\n\r\ncall me.' };
  const plain = { ...enquiry, fields: fromForm, otherFields: [] };
  const answer = new URL(answerLink(plain, 'en') ?? '');
  expect(answer.searchParams.get('body')).toBe('\r\n\r\n> Hello,\r\n> \r\n> call me.');
  for (const from_email of [
    '',
    'ada',
    'ada@example.com?bcc=eve@example.com',
    'a@b.example,c@d.example',
  ]) {
    const fields = { ...enquiry.fields, from_email };
    expect(answerLink({ ...enquiry, fields }, 'en'), from_email).toBeUndefined();
  }
});

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['ada+site@example.com', 'ada%2Bsite@example.com'],
  ['a&b=c?d%e#f@example.com', 'a%26b%3Dc%3Fd%25e%23f@example.com'],
  ["o'neil@example.ie", "o'neil@example.ie"],
  ['aaa..bbbb.cc@docomo.ne.jp', '%22aaa..bbbb.cc%22@docomo.ne.jp'],
  ['info@डाटामेल.भारत', 'info@xn--c2bd4bq1db8d.xn--h2brj9c'],
  ['josé@example.com', 'jos%C3%A9@example.com'],
  ['ｔａｒｏ＠docomo.ne.jp', 'taro@docomo.ne.jp'],
])('an answer to %s goes to mailto:%s', async (from_email, to) => {
  const { read } = await inboxWith(messageOf('aaa'));
  const enquiry = await read('aaa');
  if (!enquiry) throw new Error('The enquiry is gone.');
  const fields = { ...enquiry.fields, from_email };
  expect(answerLink({ ...enquiry, fields }, 'en')?.split('?')[0]).toBe(`mailto:${to}`);
});

test("an answer quotes the answers to the agency's questions, with a day in words", async () => {
  const answers: [string, string][] = [
    ['When', '2026-11-03'],
    ['Your plan', 'plan.pdf'],
  ];
  const { read } = await inboxWith(messageOf('aaa', { otherFields: answers }));
  const enquiry = await read('aaa');
  const link = new URL((enquiry && answerLink(enquiry, 'en')) ?? '');
  expect(link.searchParams.get('body')).toMatch(
    /to talk\.\r\n> \r\n> When: November 3, 2026\r\n> Your plan: plan\.pdf$/,
  );
});

test('an address and a number are links, and other texts are none', async () => {
  const { fields } = messageOf('aaa');
  const { get } = await inboxWith(
    messageOf('aaa'),
    messageOf('bbb', { fields: { ...fields, from_email: 'ask me', from_number: 'none' } }),
  );
  expect((await get('/inbox/message?id=aaa')).body).toContain(
    '<a href="mailto:ada@example.com" dir="ltr">ada@example.com</a>',
  );
  const { body } = await get('/inbox/message?id=bbb');
  expect(body).toContain('<dd dir="auto">ask me</dd>');
  expect(body).toContain('<dd dir="auto">none</dd>');
});

test('an address is shown in the letters of its owner, also where it stands for the name', async () => {
  const from_email = 'info@xn--c2bd4bq1db8d.xn--h2brj9c';
  const fields = { ...messageOf('aaa').fields, from_name: '', from_email };
  const { get } = await inboxWith(messageOf('aaa', { fields }));
  for (const address of ['/inbox', '/inbox/message?id=aaa']) {
    const { body } = await get(address);
    expect(body).toContain('info@डाटामेल.भारत');
  }
});

test('an enquiry says its language, and so does the list where there are several', async () => {
  const french = messageOf('aaa', { language: 'fr' });
  const { get, messages } = await inboxWith(french);
  expect((await get('/inbox')).body).not.toContain('French');
  expect((await get('/inbox/message?id=aaa')).body).toContain(
    '<dt>Language</dt><dd dir="auto">French',
  );
  await messages.keep(messageOf('bbb', { language: 'en' }));
  expect((await get('/inbox')).body).toMatch(/French.*English|English.*French/s);
});

test('a webhook that was given up is seen in the list', async () => {
  const { get, messages } = await inboxWith();
  await messages.keep(messageOf('aaa'), { hasWebhook: true });
  const claim = await messages.outbox.claimNext(['webhook'], NOON, NOON + 1000);
  if (!claim) throw new Error('nothing is due');
  expect((await get('/inbox')).body).not.toContain('Webhook given up');
  const again = { dueAt: NOON, reason: 'status-410', giveUpSince: NOON };
  await messages.outbox.giveBack(claim, NOON, again);
  expect((await get('/inbox')).body).toContain('Webhook given up');
});
