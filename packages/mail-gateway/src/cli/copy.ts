import { type Copied, copyDatabase, filledTable } from '../store/copy.ts';
import type { Database } from '../store/database.ts';
import { locationOf, openForCopy } from '../store/open.ts';
import { CommandError, type CommandInput, exitCodes, print } from './command.ts';

/**
 * Copies a database into the database at a URL, all of it or nothing.
 * @throws CommandError for a target that is not empty.
 */
export async function copyWhole(
  from: Database,
  url: string,
  { context }: Pick<CommandInput, 'context'>,
): Promise<Copied> {
  const to = await openForCopy(url);
  try {
    const table = await filledTable(to);
    if (table !== undefined) {
      throw new CommandError(
        `${locationOf(url)} is not empty, it has ${table}: name a new database by DATABASE_URL.`,
      );
    }
    return await copyDatabase(from, to, (rows) => context.progress(`${rows} rows`));
  } finally {
    await to.close();
  }
}

/** Prints how many rows of each table are in the copy; returns the exit code. */
export function reportCopy(copied: Copied, to: string, input: CommandInput): number {
  const lines = Object.entries(copied).map(
    ([table, rows]) => `${String(rows).padStart(8)} ${table}`,
  );
  print(
    input,
    `Written to ${to}:\n${lines.join('\n')}\n`,
    { to, rows: copied },
    { indented: false },
  );
  return exitCodes.done;
}
