import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  claimNext,
  failNext,
  NOON,
  newMessage,
  temporaryDatabase,
  temporaryFolder,
} from '../../test/support/arrange.ts';
import { freshUrl } from '../../test/support/databases.ts';
import { fileOf, pdfOf } from '../../test/support/files.ts';
import { inboxAt, inboxWith } from '../../test/support/inbox.ts';
import { openStore } from '../store/open.ts';
import { DAY } from '../time.ts';

/** A store that is closed when the test ends. */
async function storeAt(url: string) {
  const store = await openStore(url);
  onTestFinished(() => store.close());
  return store;
}

const newFile = () => path.join(temporaryFolder(), 'backup.db');

const plan = pdfOf(20_000);

/** A database in use: a file, a note, an archived message, one of each outcome, a passkey and a session. */
async function databaseInUse() {
  const url = await freshUrl();
  const store = await storeAt(url);
  await store.keep(newMessage({ from_name: 'failed' }));
  await failNext(store, NOON, { giveUpSince: NOON, reason: 'refused' });
  await store.keep(newMessage({ from_name: 'tried' }));
  await failNext(store, NOON, { dueAt: NOON + DAY });
  await store.keep(newMessage({ from_name: 'withheld' }, { state: 'spam', reasons: 'honeypot' }));
  const withFile = newMessage({ from_name: 'Ünal 👩‍💻' }, { file: fileOf(plan), language: 'tr' });
  await store.keep(withFile, { hasWebhook: true });
  await store.setNote(withFile.id, 'Called on Monday');
  await store.setHandling(withFile.id, 'archived');
  await store.passkeys.add({
    id: 'key',
    email: 'ada@agency.example',
    publicKey: 'x',
    counter: 0,
    transports: ['internal'],
    name: 'Firefox',
    createdAt: NOON,
  });
  const session = { id: 'token', email: 'ada@agency.example', browser: 'Firefox', createdAt: NOON };
  await store.signIn.openSession(session);
  return { url, store, withFile };
}

describe('a backup', () => {
  it.each([
    ['a database of the same kind', freshUrl],
    ['a SQLite database', async () => temporaryDatabase()],
  ])('is restored into %s with all that it has, waiting mails too', async (_kind, freshTarget) => {
    const { url, store, withFile } = await databaseInUse();
    const file = newFile();
    expect(await inboxAt(url)('backup', file)).toMatchObject({ code: 0, err: '' });
    const target = await freshTarget();
    const { code, out } = await inboxAt(target)('restore', file);
    expect(code).toBe(0);
    expect(out).toContain('       4 messages\n');
    expect(out).toContain('       1 message_files\n');
    expect(out).toContain('       1 passkeys\n');
    expect(out).not.toContain('password');
    const restored = await storeAt(target);
    expect(await restored.list({})).toEqual(await store.list({}));
    expect(Buffer.from((await restored.fileOf(withFile.id)) ?? [])).toEqual(plan);
    expect(await restored.list({ search: 'unal monday' })).toHaveLength(1);
    expect(await restored.passkeys.list('ada@agency.example')).toHaveLength(1);
    expect(await restored.signIn.session('token', NOON)).toBeNull();
    expect((await claimNext(restored)).id).toBe(withFile.id);
    expect((await inboxAt(target)('show', withFile.id)).out).toContain('Webhook:');
  });

  it('is not restored into a database that has something', async () => {
    const { url } = await databaseInUse();
    const file = newFile();
    await inboxAt(url)('backup', file);
    const target = await freshUrl();
    const store = await storeAt(target);
    await store.keep(newMessage({ from_name: 'of the target' }));
    const { code, out, err } = await inboxAt(target)('restore', file);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('is not empty, it has messages: name a new database');
    expect(await store.list({})).toHaveLength(1);
  });

  it('has every message that was kept before, while the gateway writes', async () => {
    const first = newMessage({ from_name: 'first' });
    const { run, store } = await inboxWith(first);
    const file = newFile();
    let ending = false;
    const writing = (async () => {
      for (let each = 0; !ending; each += 1) {
        const about = { receivedAt: NOON + each, file: fileOf(pdfOf(100)) };
        await store.keep(newMessage({ from_name: `later ${each}` }, about));
      }
    })();
    expect(await run('backup', file, '--json')).toMatchObject({ code: 0, err: '' });
    ending = true;
    await writing;
    // Nothing of it is in a log beside it.
    expect(readdirSync(path.dirname(file))).toEqual(['backup.db']);
    const target = temporaryDatabase();
    const { to, rows } = JSON.parse((await inboxAt(target)('restore', file, '--json')).out);
    const restored = await storeAt(target);
    expect(to).toBe(target.slice('file:'.length));
    expect(rows.messages).toBe((await restored.list({})).length);
    expect(await restored.find(first.id)).toEqual(await store.find(first.id));
  });

  it('overwrites no file, and is of a database that is there', async () => {
    const { run } = await inboxWith(newMessage());
    const file = path.join(temporaryFolder(), 'mine.txt');
    writeFileSync(file, 'mine');
    expect(await run('backup', file)).toMatchObject({
      code: 1,
      err: `${file} exists already; name a new file.\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(await inboxAt('file:/nowhere/messages.db')('backup', newFile())).toMatchObject({
      code: 1,
      err: 'No messages yet: there is no database at /nowhere/messages.db.\n',
    });
  });

  it('is restored only from a file that is a backup', async () => {
    const run = inboxAt(temporaryDatabase());
    const file = path.join(temporaryFolder(), 'mine.txt');
    writeFileSync(file, 'mine');
    expect((await run('restore', file)).err).toContain('file is not a database');
    expect(await run('restore', `${file}.gone`)).toMatchObject({
      code: 1,
      err: `There is no file ${file}.gone.\n`,
    });
  });
});
