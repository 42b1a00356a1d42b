/** The reason in an error, for the person who typed a command. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Reads the options of a command, and ends it where they are wrong.
 *
 * @param read throws with a sentence for who typed them
 * @param usage how the command is used; printed below that sentence
 */
export function readOptions<Options>(read: () => Options, usage: string, exitCode = 2): Options {
  try {
    return read();
  } catch (error) {
    console.error(`${reasonOf(error)}\n\n${usage}`);
    return process.exit(exitCode);
  }
}
