import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import type { InboxContext } from '../../src/cli/command.ts';
import { runInbox } from '../../src/cli/run.ts';
import type { NewMessage } from '../../src/messages/message.ts';
import { openStore } from '../../src/store/open.ts';
import { NOON, temporaryDatabase } from './arrange.ts';

/** Returns a function that runs the owner's commands on a database. @param env further settings */
export function inboxAt(
  url: string,
  env: Record<string, string> = {},
  context: Partial<InboxContext> = {},
) {
  return async (...words: string[]) => {
    let out = '';
    let err = '';
    const code = await runInbox(words, {
      env: { DATABASE_URL: url, PORT: 'looked at by check only', ...env },
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      progress: () => {},
      columns: 90,
      colours: false,
      now: () => NOON,
      ...context,
    });
    return { code, out, err };
  };
}

/** The content of all files of a database. */
export const onDisk = (url: string) =>
  ['', '-wal', '-shm'].map((end) => readFileSync(url.slice('file:'.length) + end, 'latin1')).join();

/** The owner's commands on a database with these messages, which a gateway has open. */
export async function inboxWith(...messages: NewMessage[]) {
  const url = temporaryDatabase();
  const store = await openStore(url);
  onTestFinished(() => store.close());
  await Promise.all(messages.map((message) => store.keep(message)));
  return { run: inboxAt(url), store, url };
}
