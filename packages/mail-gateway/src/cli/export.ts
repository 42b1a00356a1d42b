import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { languageName } from '../languages/language.ts';
import { everyPage } from '../messages/pages.ts';
import { shownAnswers } from '../messages/shown-answers.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import { type Command, CommandError, exitCodes, saveFile } from './command.ts';
import { stateOf } from './list.ts';
import { columnNames, recordOf } from './record.ts';
import { csvCell, safeJson } from './terminal.ts';

/** The texts of one format: head, records with a separator, and tail. */
interface Format {
  readonly head: string;
  /** @param reader the reader's language */
  readonly record: (message: StoredMessage, reader?: string) => string;
  readonly between: string;
  readonly tail: (count: number) => string;
}

const formats: Readonly<Record<'csv' | 'jsonl' | 'json', Format>> = {
  csv: {
    // Spreadsheets read a file with a byte order mark as UTF-8.
    head: `\ufeff${columnNames.join(',')}\r\n`,
    record: (message, reader = 'en') => {
      const language = languageName(message.language, reader);
      const answers = shownAnswers(message.otherFields, reader);
      const other_fields = answers.map(([name, text]) => `${name}: ${text}`).join('\n');
      const cells = Object.values({ ...recordOf(message), language, other_fields });
      return `${cells.map((cell) => csvCell(String(cell ?? ''))).join(',')}\r\n`;
    },
    between: '',
    tail: () => '',
  },
  jsonl: {
    head: '',
    record: (message) => `${safeJson(recordOf(message))}\n`,
    between: '',
    tail: () => '',
  },
  json: {
    head: '[',
    record: (message) => `\n  ${safeJson(recordOf(message))}`,
    between: ',',
    tail: (count) => (count > 0 ? '\n]\n' : ']\n'),
  },
};

/**
 * Every message as CSV for a spreadsheet, in parts.
 *
 * @param reader the reader's language
 */
export async function* csvOf(store: Pick<Store, 'list'>, reader?: string): AsyncGenerator<string> {
  yield formats.csv.head;
  for await (const page of everyPage(store, undefined)) {
    yield page.map((message) => formats.csv.record(message, reader)).join('');
  }
}

export const exportMessages: Command = {
  usage: 'export [--csv | --jsonl | --json] [--state STATE] [--files FOLDER]',
  summary: 'Every message, for a spreadsheet or a program, and their files',
  options: {
    csv: { type: 'boolean' },
    jsonl: { type: 'boolean' },
    state: { type: 'string' },
    files: { type: 'string' },
  },
  opens: 'read',
  async run({ options, store, context }) {
    const chosen = (['csv', 'jsonl', 'json'] as const).filter((name) => options[name]);
    if (chosen.length > 1) {
      throw new CommandError('Choose one of --csv, --jsonl, --json.', exitCodes.usage);
    }
    const format = formats[chosen[0] ?? 'csv'];
    const state = stateOf(options['state']);
    const folder = options['files'] === undefined ? undefined : String(options['files']);
    if (folder !== undefined) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    }
    let count = 0;
    context.out(format.head);
    for await (const page of store ? everyPage(store, state) : []) {
      for (const message of page) {
        context.out(`${count > 0 ? format.between : ''}${format.record(message)}`);
        count += 1;
        if (store && folder !== undefined && message.file) {
          const name = `${message.id}-${message.file.name}`;
          // The name contains the message's id, so an existing file of that name is the same file, or an incomplete
          // copy.
          await saveFile(store, message, path.join(folder, name), 'w');
        }
      }
      context.progress(`${count} messages`);
    }
    context.out(format.tail(count));
    return exitCodes.done;
  },
};
