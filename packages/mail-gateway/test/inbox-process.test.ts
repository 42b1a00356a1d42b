import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { exitOf } from '../../harness/gateway-process.ts';
import { openStore } from '../src/store/open.ts';
import { failNext, manyNames, NOON, newMessage, temporaryFolder } from './support/arrange.ts';
import { inboxWith } from './support/inbox.ts';
import { needs } from './support/needs.ts';

const program = path.join(import.meta.dirname, '../src/inbox.ts');

/** Runs a line of shell in which `$INBOX` is the owner's command line on this database. */
async function shell(line: string, url: string) {
  const child = spawn('/bin/sh', ['-c', line], {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: url,
      INBOX: `${process.execPath} ${program}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    exitOf(child),
  ]);
  return { out, err, code };
}

/** An inbox with a number of failed messages. */
async function inboxWithFailed(count: number) {
  const inbox = await inboxWith();
  const messages = manyNames(count).map((from_name) =>
    newMessage({ from_name, from_message: 'x'.repeat(1000) }),
  );
  await Promise.all(messages.map((message) => inbox.store.keep(message)));
  await Promise.all(messages.map(() => failNext(inbox.store, NOON, { giveUpSince: NOON })));
  return inbox;
}

it('the inbox on a terminal whose width is given fits it', async () => {
  const { url } = await inboxWith(newMessage({ from_subject: 'word '.repeat(50) }));
  const { out } = await shell('COLUMNS=70 $INBOX list', url);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBe(70);
});

it('a backup that the disk has no room for fails, and leaves nothing behind', async () => {
  const { url } = await inboxWithFailed(200);
  const folder = temporaryFolder();
  const line = `ulimit -f 100; exec $INBOX backup ${folder}/backup.db`;
  expect(await shell(line, url)).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^The database cannot be used: .*\n$/),
  });
  expect(readdirSync(folder)).toEqual([]);
});

describe('the inbox in a pipe', () => {
  it('ends quietly when nobody reads on', async () => {
    const { url } = await inboxWithFailed(300);
    const line = `{ $INBOX export; echo "code $?" >&2; } | head -n 1`;
    expect(await shell(line, url)).toEqual({
      code: 0,
      out: expect.stringMatching(/^id,received_at,.*\n$/s),
      err: 'code 0\n',
    });
  });

  it('changes everything it was asked to, also when nobody reads on', async () => {
    const { url } = await inboxWithFailed(300);
    const line = `{ $INBOX retry --failed; echo "code $?" >&2; } | head -n 3`;
    const { out, err } = await shell(line, url);
    expect(out).toMatch(/^(\w{12} {2}will be sent within minutes\n){3}$/);
    expect(err).toBe('code 0\n');
    const store = await openStore(url);
    expect(await store.counts()).toMatchObject({ queued: 300, failed: 0 });
    await store.close();
  });
});

describe('the inbox with its output on a full disk', () => {
  needs(existsSync('/dev/full'), 'Only /dev/full is a disk that is always full.');

  it.each(['export', 'list --json', 'retry --failed'])(
    'says so, and fails: %s',
    async (command) => {
      const { url } = await inboxWithFailed(20);
      const { code, err } = await shell(`exec $INBOX ${command} > /dev/full`, url);
      expect(code).toBe(1);
      expect(err).toMatch(/^The output could not be written: ENOSPC.*\n$/);
    },
  );
});
