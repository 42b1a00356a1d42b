import { writeFile } from 'node:fs/promises';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Store, StoredMessage } from '../store/store.ts';
import { safeJson, visibleLine } from './terminal.ts';

export interface InboxContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Writes to standard output. Texts have their own line ends. */
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly progress: (text: string) => void;
  /** Width of the terminal in characters. */
  readonly columns: number;
  readonly colours: boolean;
  readonly now: () => number;
}

export interface CommandInput {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Null when there is no database yet. */
  readonly store: Store | null;
  readonly databaseUrl: string;
  /** The path or address of the database, without its password. */
  readonly place: string;
  readonly context: InboxContext;
}

export const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

/** A command. `run` resolves to the exit code or throws CommandError. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** Options other than `--json`. */
  readonly options?: ParseArgsOptionsConfig;
  /** Whether the command takes positional arguments (an id, a file). */
  readonly takesWords?: boolean;
  /** The command's use of the database; with `none` it gets no database. */
  readonly opens: 'read' | 'write' | 'none';
  readonly run: (input: CommandInput) => Promise<number>;
}

/** An error that the owner can solve: printed as one sentence, exits with `exitCode`. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode: number = exitCodes.failed) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

export const noDatabase = (place: string) =>
  new CommandError(`No messages yet: there is no database at ${place}.`);

/** @throws CommandError when there is no database. */
export function requireStore({ store, place }: Pick<CommandInput, 'store' | 'place'>): Store {
  if (!store) {
    throw noDatabase(place);
  }
  return store;
}

/** Prints text for a person, or with --json the record for a program, on several lines by default. */
export function print(
  { options, context }: Pick<CommandInput, 'options' | 'context'>,
  text: string,
  record: unknown,
  { indented = true } = {},
): void {
  context.out(options['json'] ? `${safeJson(record, indented ? 2 : undefined)}\n` : text);
}

/**
 * The message whose id begins with a text.
 *
 * @throws CommandError unless exactly one message has such an id
 */
export async function messageAt(store: Store, idBeginning: string): Promise<StoredMessage> {
  const [message, another] = await store.find(idBeginning);
  if (!message) {
    throw new CommandError(`There is no message ${visibleLine(idBeginning, 40)}.`);
  }
  if (another) {
    const beginning = visibleLine(idBeginning, 40);
    throw new CommandError(`Several messages begin with ${beginning}: give more of the id.`);
  }
  return message;
}

/** The only positional argument. @throws CommandError for none or several; `what` names the argument */
export function oneWord(words: readonly string[], what: string): string {
  const [word] = words;
  if (word === undefined || word === '' || words.length > 1) {
    throw new CommandError(`Name ${what}.`, exitCodes.usage);
  }
  return word;
}

/**
 * Saves the file of a message under a name. With the flag `wx` the name must be new.
 * @throws CommandError for a message without a file, and a name that cannot be written.
 */
export async function saveFile(
  store: Pick<Store, 'fileOf'>,
  { id, file }: StoredMessage,
  name: string,
  flag: 'w' | 'wx',
): Promise<void> {
  const content = file && (await store.fileOf(id));
  if (!content) {
    throw new CommandError(`Message ${id} has no file.`);
  }
  await writeFile(name, content, { flag, mode: 0o600 }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : error;
    throw new CommandError(`The file cannot be saved: ${reason}`);
  });
}
