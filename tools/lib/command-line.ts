import type { ParseArgsOptionsConfig, parseArgs } from 'node:util';
import {
  asksForHelp,
  type CommandForm,
  parseCommandLine,
} from '../../packages/words/command-line.ts';

/** The reason in an error, for the person who typed a command. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The options and words that were typed after a command. */
export type Typed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/**
 * Reads the words that were typed after the command. `--help` or `-h` prints the usage and ends the command. For words
 * that the command does not take, prints a sentence and ends the command with 2.
 *
 * @param usage the ways to use the command, a line for each
 * @param meaningOf turns the words into their meaning; throws an error with a sentence for wrong words
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

/** Reads the command line of a command that takes no words. */
export const withoutWords = (usage: string): void => commandLine({ usage, options: {} }, () => {});
