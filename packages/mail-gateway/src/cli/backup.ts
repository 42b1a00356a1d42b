import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isThere, openForCopy } from '../store/open.ts';
import { type Command, CommandError, noDatabase, oneWord } from './command.ts';
import { copyWhole, reportCopy } from './copy.ts';

export const backup: Command = {
  usage: 'backup FILE [--json]',
  summary: 'Copy all messages into a new SQLite file, while the gateway runs',
  takesWords: true,
  opens: 'none',
  async run(input) {
    const { words, databaseUrl, place } = input;
    const file = path.resolve(oneWord(words, 'the file to write'));
    if (!isThere(databaseUrl)) {
      throw noDatabase(place);
    }
    if (existsSync(file)) {
      throw new CommandError(`${file} exists already; name a new file.`);
    }
    // Written under another name until it is complete, so that half a backup is never mistaken for a whole one.
    const unfinished = `${file}.unfinished`;
    removeDatabase(unfinished);
    try {
      const from = await openForCopy(databaseUrl);
      const copied = await copyWhole(from, `file:${unfinished}`, input).finally(() => from.close());
      renameSync(unfinished, file);
      return reportCopy(copied, file, input);
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
