import type { ParseArgsOptionsConfig } from 'node:util';
import type { Leftovers } from '../store/database.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import { visibleLine } from './terminal.ts';

/** What the command line needs of its surroundings. */
export interface InboxContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Writes to standard output; texts end their own lines. */
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Shows how far long work is, where somebody is looking. */
  readonly progress: (text: string) => void;
  /** Width of the terminal in characters. */
  readonly columns: number;
  readonly colours: boolean;
  readonly now: () => number;
  /** Aborts when the owner interrupts. */
  readonly interrupted: AbortSignal;
}

/** What a command gets. */
export interface CommandInput {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Null when there is no database yet. */
  readonly store: Store | null;
  readonly databaseUrl: string;
  /** Where the database is, for people. */
  readonly place: string;
  readonly context: InboxContext;
}

/** Exit codes of the command line. */
export const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

/** One command. `run` resolves to the exit code or throws CommandError. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly options: ParseArgsOptionsConfig;
  /** Whether words stand beside the options (an id, a file); refused where they would mean nothing. */
  readonly takesWords?: boolean;
  /** `read` works on a database that nothing may write to; `none` opens none. */
  readonly opens: 'read' | 'write' | 'none';
  readonly run: (input: CommandInput) => Promise<number>;
}

/** Something the owner can mend; printed as one sentence, ends with `exitCode`. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode: number = exitCodes.failed) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** The store, for commands that cannot do without one. */
export function requireStore({ store, place }: Pick<CommandInput, 'store' | 'place'>): Store {
  if (!store) {
    throw new CommandError(`No messages yet: there is no database at ${place}.`);
  }
  return store;
}

/** Says what deleting has left behind; resolves to the exit code. */
export function reportLeftovers(leftovers: Leftovers | null, context: InboxContext): number {
  if (leftovers) {
    context.err(`${leftovers.sentence}\n`);
  }
  return leftovers?.passing === false ? exitCodes.failed : exitCodes.done;
}

/** The one message whose id begins so. */
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

/** The words of a command that takes exactly one, of which `what` says what it is. */
export function oneWord(words: readonly string[], what: string): string {
  const [word] = words;
  if (word === undefined || word === '' || words.length > 1) {
    throw new CommandError(`Name ${what}.`, exitCodes.usage);
  }
  return word;
}
