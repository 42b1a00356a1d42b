/**
 * Ends the command: with 0, or with 1 when something was wrong. `process.exitCode` does not do it: the
 * package that starts PostgreSQL ends a process that has nothing left to do with 0.
 */
export function endWith(isRight: boolean): never {
  process.exit(isRight ? 0 : 1);
}
