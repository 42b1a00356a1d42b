import path from 'node:path';
import { isThere, openForCopy } from '../store/open.ts';
import { type Command, CommandError, oneWord } from './command.ts';
import { copyWhole, reportCopy } from './copy.ts';

export const restore: Command = {
  usage: 'restore FILE [--json]',
  summary: 'Fill an empty database, SQLite or PostgreSQL, from a backup',
  takesWords: true,
  opens: 'none',
  async run(input) {
    const { words, databaseUrl, place } = input;
    const file = path.resolve(oneWord(words, 'the file to read'));
    const backupUrl = `file:${file}`;
    if (!isThere(backupUrl)) {
      throw new CommandError(`There is no file ${file}.`);
    }
    const from = await openForCopy(backupUrl);
    const copied = await copyWhole(from, databaseUrl, input).finally(() => from.close());
    return reportCopy(copied, place, input);
  },
};
