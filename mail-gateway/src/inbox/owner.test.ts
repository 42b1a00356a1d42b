import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
  temporaryDatabase,
  temporaryFolder,
} from '../../test/support/arrange.ts';
import { inboxAt, inboxWith, onDisk } from '../../test/support/inbox.ts';
import { startMailServer } from '../../test/support/mail-server.ts';
import type { NewMessage } from '../message.ts';
import { openStore } from '../store/open.ts';
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
  it('mails failed messages again, one or all', async () => {
    const { run, store } = await inboxWithFailed();
    expect(await run('retry', 'aaa')).toEqual({
      code: 0,
      out: 'aaa111aaa111  will be sent within minutes\n',
      err: '',
    });
    expect(await store.counts()).toMatchObject({ queued: 1, failed: 0 });
    expect((await run('retry', '--failed')).out).toBe('No messages.\n');
  });

  it('posts webhooks again that were given up, those of messages that were mailed too', async () => {
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

  it('makes a waiting message due, and leaves a withheld one withheld', async () => {
    const { run, store } = await inboxWith(waiting, withheld);
    await failNext(store, NOON, { dueAt: NOON + DAY });
    const { code, out } = await run('retry', 'aaa', 'bbb');
    expect(code).toBe(1);
    expect(out).toContain('bbb222bbb222  is withheld; see: inbox release');
    expect(await store.outbox.nextDueTime(['owner-mail'])).toBe(NOON);
    expect((await run('retry', 'zzz')).code).toBe(1);
  });
});

describe('inbox release and inbox spam', () => {
  it('move messages between waiting and withheld', async () => {
    const { run, store } = await inboxWith(waiting, withheld);
    expect((await run('release', 'bbb')).code).toBe(0);
    expect((await run('spam', 'aaa')).code).toBe(0);
    const states = (await store.list({ limit: 9 })).map(({ id, state }) => [id, state]);
    expect(Object.fromEntries(states)).toEqual({ aaa111aaa111: 'spam', bbb222bbb222: 'queued' });
  });

  it('say what cannot be moved', async () => {
    const { run, store } = await inboxWith(waiting, withheld);
    await claimNext(store);
    expect((await run('spam', 'aaa')).out).toContain('cannot be withheld, it is sending');
    expect((await run('release', 'aaa')).out).toContain('is not withheld, it is sending');
    expect(JSON.parse((await run('spam', 'bbb', '--json')).out)).toEqual([
      { id: 'bbb222bbb222', moved: false },
    ]);
  });
});

describe('inbox erase', () => {
  it("deletes one person's messages only when told to, and leaves no trace in the file", async () => {
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

  it('says where the text still is while somebody reads the database, and what to do', async () => {
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

describe('inbox purge', () => {
  const old = newMessage(
    { from_name: 'old', from_message: 'a secret' },
    { state: 'spam', receivedAt: NOON - 31 * DAY },
  );

  it('deletes what is older than the settings keep it, and its text in every file', async () => {
    const { run, store, url } = await inboxWith(old, withheld, waiting);
    const mailed = { SMTP_URL: 'smtp://mail.example', MAIL_TO: 'owner@agency.example' };
    for (const env of [{ KEEP_SPAM_DAYS: '0' }, mailed]) {
      expect((await inboxAt(url, env)('purge')).out).toContain('0 withheld');
    }
    expect(onDisk(url)).toContain('a secret');
    expect(await run('purge')).toEqual({
      code: 0,
      out: 'Deleted 0 sent and 1 withheld messages.\n',
      err: '',
    });
    expect(onDisk(url)).not.toContain('a secret');
    expect(await store.counts()).toMatchObject({ spam: 1, queued: 1 });
    expect(JSON.parse((await run('purge', '--json')).out)).toEqual({
      sent: 0,
      spam: 0,
      remains: null,
    });
  });
});

it('inbox stats counts states and days, and names what waits longest', async () => {
  const old = newMessage({ from_name: 'old' }, { receivedAt: NOON - 8 * DAY });
  const { run } = await inboxWith(old, waiting, withheld);
  expect(JSON.parse((await run('stats', '--json')).out)).toEqual({
    states: { queued: 2, sending: 0, sent: 0, failed: 0, spam: 1 },
    received: { day: 2, week: 2, month: 3 },
    oldest_waiting: '2026-11-12T10:07:00.000Z',
  });
  const { out } = await run('stats');
  expect(out).toMatch(/^queued {15,}2$/m);
  expect(out).toContain('Waiting since 2026-11-12 10:07 UTC at the longest.');
});

describe('inbox backup and restore', () => {
  it('copy every message while the gateway writes, and bring it back', async () => {
    const { run, store } = await inboxWith(waiting, withheld);
    const file = path.join(temporaryFolder(), 'backup.db');
    let ending = false;
    const writing = (async () => {
      for (let each = 0; !ending; each += 1) {
        await store.keep(newMessage({ from_name: `later ${each}` }, { receivedAt: NOON + each }));
      }
    })();
    expect(await run('backup', file)).toMatchObject({ code: 0, err: '' });
    ending = true;
    await writing;
    const fresh = temporaryDatabase();
    const { out } = await inboxAt(fresh)('restore', file);
    expect(out).toContain(`messages are in ${fresh.slice('file:'.length)}`);
    const restored = await openStore(fresh);
    onTestFinished(() => restored.close());
    for (const id of [waiting.id, withheld.id]) {
      expect(await restored.find(id)).toEqual(await store.find(id));
    }
    expect((await inboxAt(fresh)('restore', file, '--json')).out).toContain('"copied":0');
    // Nothing of it is in a log beside it.
    expect(readdirSync(path.dirname(file))).toEqual(['backup.db']);
  });

  it('do not overwrite a file, and do not restore a missing one', async () => {
    const { run } = await inboxWith(waiting);
    const file = path.join(temporaryFolder(), 'kept.txt');
    writeFileSync(file, 'mine');
    expect(await run('backup', file)).toMatchObject({
      code: 1,
      err: `${file} exists already; name a new file.\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await run('restore', `${file}.gone`)).code).toBe(1);
    expect((await run('restore', file)).err).toContain('file is not a database');
  });
});

describe('inbox migrate', () => {
  it('copies every message, as often as wanted, and keeps what came in at the target', async () => {
    const { run, store } = await inboxWith(waiting, withheld);
    const target = temporaryDatabase();
    const there = await openStore(target);
    onTestFinished(() => there.close());
    const own = newMessage({ from_name: 'taken by the gateway of the target' });
    await there.keep(own);
    for (const copied of [2, 0]) {
      const { code, out } = await run('migrate', '--to', target);
      expect(code).toBe(0);
      expect(out).toContain(`2 messages are in ${target.slice(5)}; ${copied} of them were new`);
    }
    const ids = (await there.list({})).map(({ id }) => id).sort();
    expect(ids).toEqual([own.id, waiting.id, withheld.id].sort());
    await keepAll(store, ['later']);
    const again = JSON.parse((await run('migrate', '--to', target, '--json')).out);
    expect(again).toMatchObject({ messages: 3, copied: 1 });
  });

  it('asks for the gateway to be stopped, which would go on taking and deleting', async () => {
    const { run, store } = await inboxWith(waiting);
    const target = temporaryDatabase();
    await store.probe(NOON - 5 * 60_000);
    const refused = await run('migrate', '--to', target);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('Stop it, wait, or add --yes');
    expect((await run('migrate', '--to', target, '--yes')).code).toBe(0);
    await store.probe(NOON - 7 * 60_000);
    expect((await run('migrate', '--to', target)).code).toBe(0);
  });
});

describe('inbox watch', () => {
  /** What is printed for messages that come in once it waits, until there are so many lines. */
  async function watched(messages: readonly NewMessage[]) {
    const { store, url } = await inboxWith(waiting);
    const interrupting = new AbortController();
    let printed = '';
    const context = {
      progress: () => void Promise.all(messages.map((message) => store.keep(message))),
      out(text: string) {
        printed += text;
        if (printed.split('\n').length > messages.length) {
          interrupting.abort();
        }
      },
      interrupted: interrupting.signal,
    };
    expect((await inboxAt(url, {}, context)('watch')).code).toBe(0);
    return printed;
  }

  it('misses none of hundreds that come in at once', async () => {
    const many = manyNames(550).map((from_name, each) =>
      newMessage({ from_name }, { receivedAt: NOON + 1 + each }),
    );
    expect(new Set((await watched(many)).split('\n')).size).toBe(551);
  });

  it('prints what comes in from now on, until it is interrupted', async () => {
    const printed = await watched([newMessage({ from_name: 'new' }, { receivedAt: NOON - DAY })]);
    expect(printed).toMatch(/^\w{12} {2}2026-11-19 10:07 {2}queued {3}new {23}A new website\n$/);
  });
});

describe('inbox check', () => {
  /** What the check of a database prints, its mail server in order unless `env` has another. */
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

  it('compares the ids of the built site with those that the gateway answers to', async () => {
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

  it('names what waits too long beside what has failed', async () => {
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
