/** Ends the command with a reason. */
export function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
