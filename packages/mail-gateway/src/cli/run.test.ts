import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { manyNames, NOON, newMessage } from '../../test/support/arrange.ts';
import { inboxAt, inboxWith } from '../../test/support/inbox.ts';
import { commands } from './run.ts';

const one = newMessage({}, { id: 'aaa111aaa111' });
const two = newMessage(
  { from_name: '', from_subject: '', from_message: 'Only\r\na few words' },
  { id: 'bbb222bbb222', receivedAt: NOON + 60_000, state: 'spam', reasons: 'honeypot' },
);

describe('inbox list', () => {
  it('shows the newest message first: id, time, state, sender and subject', async () => {
    const { run } = await inboxWith(one, two);
    expect(await run('list')).toEqual({
      code: 0,
      err: '',
      out: `ID            RECEIVED (UTC)    STATE    FROM                      ABOUT
bbb222bbb222  2026-11-20 10:08  spam     ada@example.com           Only a few words
aaa111aaa111  2026-11-20 10:07  queued   Ada Lovelace              A new website

1 message is withheld; see: npm run inbox -- list --state spam
`,
    });
  });

  it('gives everything as JSON', async () => {
    const { run } = await inboxWith(one);
    const { out } = await run('list', '--json');
    expect(JSON.parse(out)).toEqual([
      {
        id: 'aaa111aaa111',
        received_at: '2026-11-20T10:07:00.000Z',
        state: 'queued',
        ...one.fields,
        other_fields: [],
        page: '',
        language: '',
        reasons: '',
        attempts: 0,
        last_error: null,
        sent_at: null,
        sent_by: null,
        handling: 'new',
        note: '',
        file: null,
      },
    ]);
  });

  it('can be narrowed to a state and a number', async () => {
    const { run } = await inboxWith(one, two);
    expect((await run('list', '--state', 'queued')).out).not.toContain('bbb222');
    expect((await run('list', '--limit', '1')).out).not.toContain('aaa111');
  });

  it.each([40, 60, 80, 120])(
    'fits a terminal of %i columns and obeys nothing that a visitor wrote',
    async (columns) => {
      const { url } = await inboxWith(
        newMessage({
          from_name: '\u202eevil\r\nname',
          from_subject: `\x1b[2J${'word '.repeat(50)}`,
        }),
        newMessage({ from_name: '渡辺'.repeat(20), from_subject: '新しいウェブサイト'.repeat(9) }),
        newMessage({ from_name: '👩‍💻👍🏽🇳🇬'.repeat(9), from_subject: 'e\u0301'.repeat(99) }),
        newMessage({ from_name: `a${'\u0301'.repeat(5000)}`, from_subject: '\u200b'.repeat(5000) }),
      );
      const { out } = await inboxAt(url, {}, { columns })('list');
      expect(out).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
      const lines = out.trimEnd().split('\n');
      expect(lines).toHaveLength(5);
      for (const line of lines) {
        expect(stringWidth(line)).toBeLessThanOrEqual(columns);
        expect(line.length).toBeLessThan(columns * 40);
      }
      // Every column begins below its head, however wide the characters before it are.
      const head = lines[0] ?? '';
      const wide = lines.find((line) => line.includes('新しい')) ?? '';
      expect(stringWidth(wide.slice(0, wide.indexOf('新しい')))).toBe(head.indexOf('ABOUT'));
    },
  );

  it('leaves out columns for which there is no room, the time first', async () => {
    const { url } = await inboxWith(one);
    const headAt = async (columns: number) =>
      (await inboxAt(url, {}, { columns })('list')).out.split('\n')[0]?.split(/ {2,}/);
    expect(await headAt(80)).toEqual(['ID', 'RECEIVED (UTC)', 'STATE', 'FROM', 'ABOUT']);
    expect(await headAt(60)).toEqual(['ID', 'STATE', 'FROM', 'ABOUT']);
    expect(await headAt(40)).toEqual(['ID', 'FROM', 'ABOUT']);
    expect(await headAt(30)).toEqual(['ID', 'FROM']);
  });
});

describe('the language of a message', () => {
  const french = { ...two, state: 'queued', language: 'fr' } as const;

  it('has a column in the list where messages are in several, as wide terminals have room', async () => {
    const { url } = await inboxWith({ ...one, language: 'en' }, french);
    const lines = async (columns: number) =>
      (await inboxAt(url, {}, { columns })('list')).out.split('\n');
    expect((await lines(110))[1]).toMatch(/^bbb222bbb222 .* queued {3}French {6}ada@example.com/);
    expect((await lines(110))[2]).toMatch(/^aaa111aaa111 .* queued {3}English {5}Ada Lovelace/);
    expect((await lines(50))[0]).not.toContain('LANGUAGE');
    const alone = await inboxWith(french);
    expect((await alone.run('list')).out).not.toContain('LANGUAGE');
  });

  it('is shown, and exported by its name for people and by its code for programs', async () => {
    const { run } = await inboxWith(french);
    expect((await run('show', 'bbb')).out).toContain('Language:   French\n');
    expect((await run('export', '--csv')).out).toMatch(/page,language,reasons.*French/s);
    expect(JSON.parse((await run('export', '--json')).out)).toMatchObject([{ language: 'fr' }]);
  });
});

describe('inbox show', () => {
  it('shows one message whole, by the beginning of its id', async () => {
    const { run } = await inboxWith(one, two);
    const { code, out } = await run('show', 'bbb');
    expect(code).toBe(0);
    expect(out).toBe(`Message:    bbb222bbb222
Received:   2026-11-20 10:08 UTC
State:      spam
Reasons:    honeypot
E-mail:     ada@example.com
Phone:      +44 20 7946 0000

Only
a few words
`);
    expect(JSON.parse((await run('show', 'bbb', '--json')).out)).toMatchObject({
      id: 'bbb222bbb222',
      from_message: 'Only\r\na few words',
    });
  });

  it('shows fields of other names after the message, in the order sent', async () => {
    const otherFields = [
      ['budget', '5,000'],
      ['brief\x1b[2J', 'two\r\nlines\x07'],
    ] as const;
    const { run } = await inboxWith({ ...one, otherFields });
    expect((await run('show', 'aaa')).out).toMatch(
      /\n\nWe would like .*\.\n\nbudget:\n5,000\n\nbrief\\x1b\[2J:\ntwo\nlines\\x07\n$/,
    );
    expect(JSON.parse((await run('show', 'aaa', '--json')).out).other_fields).toEqual(otherFields);
  });

  it('says why it cannot', async () => {
    const { run } = await inboxWith(one, newMessage({ from_name: 'x' }, { id: 'aaa999aaa999' }));
    expect(await run('show', 'zzz')).toMatchObject({ code: 1, err: 'There is no message zzz.\n' });
    expect(await run('show', 'aaa')).toMatchObject({
      code: 1,
      err: 'Several messages begin with aaa: give more of the id.\n',
    });
  });
});

describe('inbox export', () => {
  it('gives a table for a spreadsheet, with nothing it would run', async () => {
    const { run } = await inboxWith(
      newMessage(
        { from_name: '=1+1', from_message: 'ä,"b"\r\nc' },
        { id: 'aaa111aaa111', otherFields: [['budget', 'x;=1']] },
      ),
    );
    const { out } = await run('export');
    expect(out).toBe(
      '\ufeffid,received_at,state,from_name,from_email,from_subject,from_number,from_message,other_fields,page,language,reasons,attempts,last_error,sent_at,sent_by,handling,note,file\r\n' +
        `aaa111aaa111,2026-11-20T10:07:00.000Z,queued,'=1+1,ada@example.com,A new website,'+44 20 7946 0000,"ä,""b""\r\nc","budget: x;'=1",,,,0,,,,new,,\r\n`,
    );
  });

  it('gives every message as JSON and as lines of JSON, however many there are', async () => {
    const names = manyNames(123);
    const messages = names.map((from_name, each) =>
      newMessage({ from_name }, { receivedAt: NOON + (each % 7) }),
    );
    const { run } = await inboxWith(...messages);
    const lines = (await run('export', '--jsonl')).out.trim().split('\n');
    for (const records of [
      JSON.parse((await run('export', '--json')).out),
      lines.map((line) => JSON.parse(line)),
    ]) {
      const given = records.map(({ from_name }: { from_name: string }) => from_name);
      expect(given.sort()).toEqual(names.toSorted());
    }
  });

  it('gives an empty list when there is nothing', async () => {
    const { run } = await inboxWith();
    expect(JSON.parse((await run('export', '--json')).out)).toEqual([]);
  });
});

describe('the inbox', () => {
  it('says that nothing has been kept yet', async () => {
    const run = inboxAt('file:/nowhere/messages.db');
    const kindly = 'No messages yet: there is no database at /nowhere/messages.db.\n';
    expect(await run('list')).toEqual({ code: 0, out: kindly, err: '' });
    expect((await run('list', '--json')).out).toBe('[]\n');
    expect(await run('show', 'a')).toEqual({ code: 1, out: '', err: kindly });
  });

  it('explains itself, and each command', async () => {
    const { run } = await inboxWith();
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    for (const [name, { usage, summary }] of Object.entries(commands)) {
      expect(out).toContain(usage);
      expect(await run(name, '--help')).toEqual({
        code: 0,
        out: `${summary}.\n\nUsage: npm run inbox -- ${usage}\n`,
        err: '',
      });
    }
    expect((await run()).code).toBe(2);
  });

  it.each([
    ['lsit', 'There is no command lsit.'],
    ['toString', 'There is no command toString.'],
    ['list --colour', 'There is no option --colour.'],
    ['list --state', '--state needs a value after it.'],
    ['list --state lost', '--state must be one of queued, sending, sent, failed, spam.'],
    ['list --limit many', '--limit must be a whole number from 1.'],
    ['list --handling done', '--handling must be one of new, answered, archived.'],
    ['export --state nope', '--state must be one of'],
    ['export --csv --json', 'Choose one of --csv, --jsonl, --json.'],
    ['show', 'Name one message by its id, as list shows it.'],
    ['retry', 'Name messages by their ids, as list shows them.'],
    ['answered', 'Name messages by their ids, as list shows them.'],
    ['archive', 'Name messages by their ids, as list shows them.'],
    ['erase', 'Say whose messages by one of: ids, --email, --name, --number.'],
    ['erase --email a@x.example --name Ada', 'Say whose messages by one of'],
    ['erase --email a b', 'Say whose messages by one of'],
    ['erase --number none', '--number needs something to look for.'],
    ['backup', 'Name the file to write.'],
    ['restore', 'Name the file to read.'],
    ['list spam', 'For messages in this state: --state spam.'],
    ['export failed', 'For messages in this state: --state failed.'],
    ['check all', 'Usage: npm run inbox -- check'],
  ])('does nothing that it does not understand: %s', async (line, advice) => {
    const { run, store } = await inboxWith(newMessage({ from_email: 'a' }));
    const err = expect.stringContaining(advice);
    expect(await run(...line.split(' '))).toEqual({ code: 2, out: '', err });
    expect(await store.list({})).toHaveLength(1);
  });

  it('says which setting is wrong', async () => {
    const { code, err } = await inboxAt('mysql://x')('list');
    expect(code).toBe(1);
    expect(err).toContain('DATABASE_URL must be file:data/messages.db or postgres://');
  });
});
