import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  claimNext,
  failNext,
  failNextWebhook,
  keepAll,
  manyNames,
  NOON,
  newMessage,
} from '../../test/support/arrange.ts';
import { inboxAt, inboxWith, onDisk } from '../../test/support/inbox.ts';
import { DAY } from '../time.ts';

const waiting = newMessage({ from_name: 'waiting' }, { id: 'aaa111aaa111' });
const withheld = newMessage({ from_name: 'withheld' }, { id: 'bbb222bbb222', state: 'spam' });

async function inboxWithFailed() {
  const inbox = await inboxWith(waiting);
  await failNext(inbox.store, NOON, { giveUpSince: NOON });
  await inbox.store.keep(withheld);
  return inbox;
}

describe('inbox retry', () => {
  it('mails a failed message again, or all failed messages', async () => {
    const { run, store } = await inboxWithFailed();
    expect(await run('retry', 'aaa')).toEqual({
      code: 0,
      out: 'aaa111aaa111  will be sent within minutes\n',
      err: '',
    });
    expect(await store.counts()).toMatchObject({ queued: 1, failed: 0 });
    expect((await run('retry', '--failed')).out).toBe('No messages.\n');
  });

  it('posts webhooks again that were given up, also of messages that were mailed', async () => {
    const { run, store } = await inboxWith();
    await store.keep(waiting, { hasWebhook: true });
    await store.outbox.markSent(await claimNext(store), NOON, 'smtp');
    const giveUp = async () => {
      await failNextWebhook(store);
      expect(await store.outbox.followUpsOf(waiting.id)).toMatchObject([{ state: 'failed' }]);
    };
    for (const words of [['aaa'], ['--failed']]) {
      await giveUp();
      expect((await run('retry', ...words)).out).toBe(
        'aaa111aaa111  will be sent within minutes\n',
      );
      expect(await store.outbox.followUpsOf(waiting.id)).toMatchObject([{ state: 'queued' }]);
    }
    expect((await run('retry', '--failed')).out).toBe('No messages.\n');
  });

  it('says how far it is while there are many', async () => {
    const { store, url } = await inboxWith();
    await keepAll(store, manyNames(120));
    for (let each = 0; each < 120; each += 1) {
      await failNext(store, NOON, { giveUpSince: NOON });
    }
    const shown: string[] = [];
    const run = inboxAt(url, {}, { progress: (text) => shown.push(text) });
    expect((await run('retry', '--failed')).code).toBe(0);
    expect(shown).toEqual(['50 messages', '100 messages', '120 messages']);
    expect(await store.counts()).toMatchObject({ queued: 120, failed: 0 });
  });

  it('makes a waiting message due, and leaves a withheld message withheld', async () => {
    const { run, store } = await inboxWith(waiting, withheld);
    await failNext(store, NOON, { dueAt: NOON + DAY });
    const { code, out } = await run('retry', 'aaa', 'bbb');
    expect(code).toBe(1);
    expect(out).toContain('bbb222bbb222  is withheld; see: inbox release');
    expect(await store.outbox.nextDueTime(['owner-mail'])).toBe(NOON);
    expect((await run('retry', 'zzz')).code).toBe(1);
  });
});

describe('inbox release', () => {
  it('mails a withheld message, and says of which there is nothing to release', async () => {
    const { run, store } = await inboxWith(waiting, withheld);
    expect((await run('release', 'bbb')).out).toBe('bbb222bbb222  will be mailed now\n');
    expect(await store.counts()).toMatchObject({ queued: 2, spam: 0 });
    const again = await run('release', 'aaa', '--json');
    expect(again).toMatchObject({ code: 1, err: '' });
    expect(JSON.parse(again.out)).toEqual([{ id: 'aaa111aaa111', moved: false }]);
    expect((await run('release', 'aaa')).out).toContain('is not withheld, it is queued');
  });
});

it.each([
  ['answered', 'answered'],
  ['archive', 'archived'],
])('inbox %s notes the state of messages, which list and show print', async (command, handling) => {
  const { run } = await inboxWith(waiting, newMessage({ from_name: 'other' }));
  expect((await run(command, 'aaa')).out).toBe(`aaa111aaa111  is ${handling}\n`);
  expect((await run('show', 'aaa')).out).toContain(`Handling:   ${handling}\n`);
  expect((await run('list', '--handling', handling)).out).toContain('aaa111aaa111');
  expect((await run('list', '--handling', 'new')).out).not.toContain('aaa111aaa111');
});

describe('inbox erase', () => {
  it("deletes a person's messages only with the option that asks for it, and leaves no trace in the file", async () => {
    const secret = 'a secret that must be gone';
    const theirs = manyNames(20).map((from_name) =>
      newMessage({ from_name, from_message: `${secret} ${from_name}` }),
    );
    const other = newMessage({ from_email: 'grace@example.com', from_message: 'stays' });
    const { run, store, url } = await inboxWith(...theirs, other);
    expect((await run('erase', '--email', 'ADA@example.com')).out).toBe(
      '20 messages would be erased; add --yes to do it.\n',
    );
    expect(
      JSON.parse((await run('erase', '--email', 'ada@example.com', '--json')).out),
    ).toMatchObject({ erased: false, ids: { length: 20 } });
    expect(onDisk(url)).toContain(secret);
    expect((await run('erase', '--email', 'ada@example.com', '--yes')).out).toBe(
      'Erased 20 messages.\n',
    );
    expect(onDisk(url)).not.toContain(secret);
    expect(onDisk(url)).toContain('stays');
    expect(await store.list({ limit: 9 })).toHaveLength(1);
  });

  it('says in which file the text still is while somebody reads the database, and the remedy', async () => {
    const secret = 'a secret that must be gone';
    const { run, url } = await inboxWith(newMessage({ from_message: secret }));
    const file = url.slice('file:'.length);
    const reader = new DatabaseSync(file, { readOnly: true });
    onTestFinished(() => void (reader.isOpen && reader.close()));
    reader.exec('BEGIN');
    reader.prepare('SELECT * FROM messages').all();
    let seconds = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      seconds += 1;
      return seconds * 1000;
    });
    const erased = await run('erase', '--email', 'ada@example.com', '--yes');
    expect(erased).toEqual({
      code: 1,
      out: 'Erased 1 message.\n',
      err: expect.stringMatching(/^What was deleted is still in .*messages\.db-wal.* again\.\n$/),
    });
    vi.restoreAllMocks();
    expect(readFileSync(`${file}-wal`, 'latin1')).toContain(secret);
    reader.close();
    expect((await run('erase', '--email', 'ada@example.com', '--yes')).code).toBe(0);
    expect(readFileSync(`${file}-wal`, 'latin1')).not.toContain(secret);
    expect(readFileSync(file, 'latin1')).not.toContain(secret);
  });

  it.each<[string, string[], string[]]>([
    [
      '--email',
      ['ada@büro.example'],
      [
        'ada@büro.example',
        ' ADA@BÜRO.Example\r\n',
        '\u00a0ada@xn--bro-hoa.example',
        'Ada <ada@büro.example>, b@x.example',
      ],
    ],
    ['--name', ['ada  lovelace'], ['ada  lovelace', ' ADA  Lovelace\t', 'Ada\u200b  Lovelace']],
    ['--number', ['(0)20 79'], ['02079', ' 020-79 ', '０２０79']],
  ])('finds a person by %s, however it was typed', async (option, asked, typed) => {
    const field = { '--email': 'from_email', '--name': 'from_name', '--number': 'from_number' };
    const name = field[option as '--email'] as 'from_email';
    const others = [
      ['from_email', 'ada@büro.example.evil'],
      ['from_email', 'bada@büro.example'],
      ['from_name', 'ada lovelace-king'],
      ['from_number', '9020790'],
      ['from_message', 'ada  lovelace ada@büro.example 02079'],
    ].map(([key = '', value]) => newMessage({ [key]: value }));
    const theirs = [
      ...typed.map((value, each) =>
        newMessage({ [name]: value }, { state: each > 0 ? 'queued' : 'spam' }),
      ),
      // A form whose fields have other names.
      newMessage({ from_subject: 'other' }, { otherFields: [['user', typed[1] ?? '']] }),
    ];
    const { run, store } = await inboxWith(...others, ...theirs);
    const count = `${theirs.length} messages`;
    expect((await run('erase', option, ...asked)).out).toBe(
      `${count} would be erased; add --yes to do it.\n`,
    );
    expect(await store.list({})).toHaveLength(others.length + theirs.length);
    expect((await run('erase', option, ...asked, '--yes')).out).toBe(`Erased ${count}.\n`);
    const left = (await store.list({})).map(({ id }) => id);
    expect(left.sort()).toEqual(others.map(({ id }) => id).sort());
  });

  it('deletes messages by their ids', async () => {
    const message = newMessage({ from_name: '', from_email: '' }, { id: 'ccc333ccc333' });
    const { run } = await inboxWith(message, waiting, withheld);
    expect((await run('erase', 'ccc', 'aaa')).out).toContain('2 messages would be erased');
    expect((await run('erase', 'ccc', 'aaa', '--yes')).out).toBe('Erased 2 messages.\n');
    expect((await run('list')).out).not.toMatch(/aaa111|ccc333/);
    expect((await run('erase', 'ccc', '--yes')).code).toBe(1);
  });
});
