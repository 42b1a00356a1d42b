import { chmodSync, copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newMessage, temporaryFolder } from '../../test/support/arrange.ts';
import { inboxAt, inboxWith } from '../../test/support/inbox.ts';
import { openStore } from '../store/open.ts';

const NOBODY = 65_534;

/** Makes a folder one that can only be read, and gives up the right to write to it all the same. */
function onlyReading(folder: string, file: string): void {
  chmodSync(file, 0o444);
  chmodSync(folder, 0o555);
  if (process.geteuid?.() === 0) {
    process.seteuid?.(NOBODY);
    onTestFinished(() => process.seteuid?.(0));
  }
}

describe('messages in a place that can only be read', () => {
  it('are listed, counted, exported and backed up', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'messages.db');
    const store = await openStore(`file:${file}`);
    const message = newMessage();
    await store.keep(message);
    await store.close();
    const elsewhere = temporaryFolder();
    chmodSync(elsewhere, 0o777);
    onlyReading(folder, file);
    const run = inboxAt(`file:${file}`);
    expect(await run('list')).toMatchObject({ code: 0, out: expect.stringContaining(message.id) });
    expect(await run('stats')).toMatchObject({ code: 0 });
    expect((await run('export')).out).toContain(message.id);
    const backup = path.join(elsewhere, 'backup.db');
    expect(await run('backup', backup)).toMatchObject({ code: 0, err: '' });
  });

  it('are not shown without the newer ones in the log beside them', async () => {
    const { url } = await inboxWith(newMessage());
    const folder = temporaryFolder();
    const file = path.join(folder, 'messages.db');
    for (const end of ['', '-wal']) {
      copyFileSync(`${url.slice('file:'.length)}${end}`, `${file}${end}`);
    }
    chmodSync(`${file}-wal`, 0o444);
    onlyReading(folder, file);
    const { code, err } = await inboxAt(`file:${file}`)('list');
    expect(code).toBe(1);
    expect(err).toContain(`Newer messages are in ${file}-wal`);
  });
});

describe('a backup', () => {
  it('is one file that can be read and restored from anywhere', async () => {
    const message = newMessage();
    const { run } = await inboxWith(message);
    const folder = temporaryFolder();
    const file = path.join(folder, 'backup.db');
    expect((await run('backup', file)).code).toBe(0);
    const opened = new DatabaseSync(file, { readOnly: true });
    expect(opened.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' });
    opened.close();
    const elsewhere = temporaryFolder();
    chmodSync(elsewhere, 0o777);
    onlyReading(folder, file);
    const restored = inboxAt(`file:${path.join(elsewhere, 'messages.db')}`);
    expect(await restored('restore', file)).toMatchObject({ code: 0, err: '' });
    expect((await restored('list')).out).toContain(message.id);
    expect(existsSync(`${file}-wal`)).toBe(false);
  });
});
