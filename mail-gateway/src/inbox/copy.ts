import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { databaseUrl } from '../setting-urls.ts';
import { locationOf, openStore, openStoreIfThere } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { MINUTE } from '../time.ts';
import {
  type Command,
  CommandError,
  type CommandInput,
  exitCodes,
  type InboxContext,
  oneWord,
  print,
  requireStore,
} from './command.ts';

/** A running gateway probes its database every five minutes; after six it counts as stopped. */
const STILL_RUNNING = 6 * MINUTE;

/** Copies everything; messages that exist already are updated. */
async function copyAll(from: Store, to: Store, context: InboxContext) {
  let messages = 0;
  let copied = 0;
  for await (const part of from.copiedRows()) {
    const changed = await to.copyRows(part);
    if (part.table === 'messages') {
      messages += part.rows.length;
      copied += changed;
      context.progress(`${messages} messages`);
    }
  }
  return { messages, copied };
}

function report(
  { messages, copied }: { messages: number; copied: number },
  to: string,
  input: CommandInput,
): number {
  const text = `${messages} messages are in ${to}; ${copied} of them were new or newer.\n`;
  print(input, text, { messages, copied, to }, { indented: false });
  return exitCodes.done;
}

export const backup: Command = {
  usage: 'backup FILE [--json]',
  summary: 'Copy all messages into a new SQLite file, while the gateway runs',
  takesWords: true,
  opens: 'read',
  async run(input) {
    const { words, context } = input;
    const file = path.resolve(oneWord(words, 'the file to write'));
    const from = requireStore(input);
    if (existsSync(file)) {
      throw new CommandError(`${file} exists already; name a new file.`);
    }
    // Under another name until it is complete, so that half a backup is never taken for one.
    const unfinished = `${file}.unfinished`;
    removeDatabase(unfinished);
    try {
      const to = await openStore(`file:${unfinished}`);
      const result = await copyAll(from, to, context).finally(() => to.close());
      renameSync(unfinished, file);
      return report(result, file, input);
    } catch (error) {
      removeDatabase(unfinished);
      throw error;
    }
  },
};

/** Removes a SQLite file and its journals, if they exist. */
function removeDatabase(file: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) {
    rmSync(`${file}${end}`, { force: true });
  }
}

export const restore: Command = {
  usage: 'restore FILE [--json]',
  summary: 'Bring the messages of a backup back; what is there stays',
  takesWords: true,
  opens: 'none',
  async run(input) {
    const { words, context, databaseUrl: url, place } = input;
    const file = path.resolve(oneWord(words, 'the file to read'));
    const from = await openStoreIfThere(`file:${file}`);
    if (!from) {
      throw new CommandError(`There is no file ${file}.`);
    }
    const to = await openStore(url, { noTimeout: true });
    try {
      const result = await copyAll(from, to, context);
      return report(result, place, input);
    } finally {
      await Promise.all([from.close(), to.close()]);
    }
  },
};

export const migrate: Command = {
  usage: 'migrate --to URL [--yes] [--json]',
  summary: 'Copy all messages into another database, while the gateway is stopped',
  options: { to: { type: 'string' }, yes: { type: 'boolean' } },
  opens: 'read',
  async run(input) {
    const { options, context } = input;
    const url = targetOf(options['to']);
    const from = requireStore(input);
    if (!options['yes'] && Math.abs(context.now() - (await from.probedAt())) < STILL_RUNNING) {
      throw new CommandError(
        'A gateway used this database within the last six minutes, and what it takes or deletes ' +
          'meanwhile would be missed. Stop it, wait, or add --yes when it is stopped already.',
      );
    }
    const to = await openStore(url, { noTimeout: true });
    try {
      const result = await copyAll(from, to, context);
      return report(result, locationOf(url), input);
    } finally {
      await to.close();
    }
  },
};

function targetOf(given: string | boolean | undefined): string {
  const { data, error } = databaseUrl.safeParse(String(given ?? ''));
  if (error) {
    throw new CommandError(`--to must be ${error.issues[0]?.message}.`, exitCodes.usage);
  }
  return data;
}
