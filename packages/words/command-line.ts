import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** The options and words that a command takes. */
export interface CommandForm<Options extends ParseArgsOptionsConfig> {
  options: Options;
  /** The most words beside the options; by default none. */
  words?: number;
}

/** An error for words that a command does not take; its message is for the person who typed them. */
export class CommandLineError extends Error {}

/** Whether somebody asks how a command is used. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.some((arg) => arg === '--help' || arg === '-h');

/** A sentence about the first wrong word; undefined where all words are right. */
function faultOf(
  args: readonly string[],
  { options, words = 0 }: CommandForm<ParseArgsOptionsConfig>,
): string | undefined {
  const how = { options, strict: false, allowPositionals: true, tokens: true } as const;
  const { tokens } = parseArgs({ ...how, args: [...args] });
  let count = 0;
  for (const token of tokens) {
    if (token.kind === 'positional') {
      count += 1;
      if (count > words) return `It is not clear what "${token.value}" is for.`;
    }
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const type = Object.hasOwn(options, name) ? options[name]?.type : undefined;
    if (type === undefined) return `There is no option ${rawName}.`;
    if (type === 'boolean' && value !== undefined) return `${rawName} takes no value.`;
    if (type === 'string' && (value === undefined || (value.startsWith('-') && !inlineValue))) {
      return `${rawName} needs a value after it.`;
    }
  }
  return undefined;
}

/**
 * Reads the words after a command.
 *
 * @throws CommandLineError for words that the command does not take
 */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  form: CommandForm<Options>,
) {
  const fault = faultOf(args, form);
  if (fault !== undefined) throw new CommandLineError(fault);
  return parseArgs({ args: [...args], options: form.options, allowPositionals: true });
}
