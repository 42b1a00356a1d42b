import { asksForHelp, parseCommandLine } from '../../../words/command-line.ts';
import { states } from '../messages/message.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { StoreError } from '../store/database.ts';
import { locationOf, openStoreIfThere } from '../store/open.ts';
import { answered } from './answered.ts';
import { archive } from './archive.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { type Command, CommandError, exitCodes, type InboxContext } from './command.ts';
import { erase } from './erase.ts';
import { exportMessages } from './export.ts';
import { list } from './list.ts';
import { release } from './release.ts';
import { restore } from './restore.ts';
import { retry } from './retry.ts';
import { show } from './show.ts';
import { visibleLine } from './terminal.ts';

export const commands: Readonly<Record<string, Command>> = {
  check,
  list,
  show,
  retry,
  release,
  answered,
  archive,
  erase,
  export: exportMessages,
  backup,
  restore,
};

const help = `The messages of the contact form.

Usage: npm run inbox -- COMMAND

${Object.values(commands)
  .map(({ usage, summary }) => `  ${usage}\n      ${summary}`)
  .join('\n')}

--help after a command explains it. DATABASE_URL names the database.
Exit codes: 0 done, 1 not possible, 2 not understood.
`;

/** Whether a command line changes nothing: it may end as soon as nobody reads its output. */
export function onlyReads([name = '']: readonly string[]): boolean {
  return Object.hasOwn(commands, name) && commands[name]?.opens === 'read';
}

/** Runs one command line (without program name); resolves to its exit code and never rejects. */
export async function runInbox(words: readonly string[], context: InboxContext): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    context.out(help);
    return name === undefined ? exitCodes.usage : exitCodes.done;
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) {
      throw new CommandError(
        `There is no command ${name}. See: npm run inbox -- --help`,
        exitCodes.usage,
      );
    }
    return await runCommand(command, rest, context);
  } catch (error) {
    context.err(`${sentenceOf(error)}\n`);
    return error instanceof CommandError ? error.exitCode : exitCodes.failed;
  }
}

async function runCommand(
  command: Command,
  words: string[],
  context: InboxContext,
): Promise<number> {
  if (asksForHelp(words)) {
    context.out(`${command.summary}.\n\nUsage: npm run inbox -- ${command.usage}\n`);
    return exitCodes.done;
  }
  const { values: options, positionals } = parse(command, words);
  const { DATABASE_URL } = readSettings({ DATABASE_URL: context.env['DATABASE_URL'] });
  const store =
    command.opens === 'none' ? null : await openStoreIfThere(DATABASE_URL, { noTimeout: true });
  try {
    const place = locationOf(DATABASE_URL);
    return await command.run({
      words: positionals,
      options,
      store,
      databaseUrl: DATABASE_URL,
      place,
      context,
    });
  } finally {
    await store?.close();
  }
}

function parse(command: Command, words: string[]) {
  const options = { ...command.options, json: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseCommandLine(words, { options, words: Infinity });
    const [word] = command.takesWords ? [] : positionals;
    if (word !== undefined) {
      throw new Error(
        `It is not clear what "${visibleLine(word, 40)}" is for.${hint(command, word)}`,
      );
    }
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${reason}\nUsage: npm run inbox -- ${command.usage}`, exitCodes.usage);
  }
}

function hint(command: Command, word: string): string {
  const isState = 'state' in (command.options ?? {}) && states.some((state) => state === word);
  return isState ? ` For messages in this state: --state ${word}.` : '';
}

function sentenceOf(error: unknown): string {
  if (error instanceof SettingsError) {
    return error.message.replace('Cannot start', 'Cannot read the messages');
  }
  if (error instanceof StoreError) {
    return `The database cannot be used: ${error.message}`;
  }
  return error instanceof Error ? error.message : String(error);
}
