import type { ParseArgsOptionsConfig } from 'node:util';
import type { Store } from '../store/store.ts';

/** What a command gets: its words, its options, and the world. */
export interface CommandInput {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Null when there is no database yet. */
  readonly store: Store | null;
  /** Writes to standard output; the text ends its own lines. */
  readonly print: (text: string) => void;
  readonly columns: number;
  readonly place: string;
  readonly now: () => number;
}

/** Exit codes of the command line. */
export const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

/** One command of the owner's command line. `run` resolves to the exit code or throws CommandError. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly options: ParseArgsOptionsConfig;
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
