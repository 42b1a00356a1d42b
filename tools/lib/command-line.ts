import type { ParseArgsOptionsConfig, parseArgs } from 'node:util';
import {
  asksForHelp,
  type CommandForm,
  parseCommandLine,
} from '../../packages/words/command-line.ts';

/** The reason in an error, for the person who typed a command. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** What was typed after a command. */
export type Typed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/**
 * Reads what was typed after the command that runs. It ends the command for `--help` or `-h`, with how it is used, and with 2
 * for words that it does not take, with a sentence.
 *
 * @param usage how the command is used, a line for each way
 * @param meaningOf what the words mean; it throws with a sentence where they mean nothing
 */
export function commandLine<const Options extends ParseArgsOptionsConfig, Meaning>(
  { usage, ...form }: CommandForm<Options> & { usage: string },
  meaningOf: (typed: Typed<Options>) => Meaning,
  args: readonly string[] = process.argv.slice(2),
): Meaning {
  if (asksForHelp(args)) {
    console.log(usage);
    process.exit();
  }
  try {
    return meaningOf(parseCommandLine(args, form) as Typed<Options>);
  } catch (error) {
    console.error(`${reasonOf(error)}\n\n${usage}`);
    return process.exit(2);
  }
}

/** Reads nothing: for a command that takes no words. */
export const withoutWords = (usage: string): void => commandLine({ usage, options: {} }, () => {});
