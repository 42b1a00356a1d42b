import { constants, openSync, writeFileSync } from 'node:fs';

/** Where the log goes; `write` takes one line and never throws nor waits. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * Standard error as a log that cannot fail: lines that it does not take at once, because a disk is
 * full or nobody reads any more, are dropped. Once it takes lines again, one says how many were lost.
 */
export function createLogDestination(print = standardError()): LogDestination {
  let lost = 0;

  return {
    write(line) {
      try {
        if (lost > 0) {
          const said = { level: 40, time: Date.now(), lost, msg: 'log lines were lost' };
          // A line may have been cut short: this one begins anew.
          print(`\n${JSON.stringify(said)}\n`);
          lost = 0;
        }
        print(line);
      } catch {
        lost += 1;
      }
    },
  };
}

/** Writes text to standard error, and throws where that would have to wait. */
function standardError(): (text: string) => void {
  // Looking at the stream makes Node open it, which makes writing to a pipe or socket never wait.
  const fd = process.stderr.isTTY ? terminal() : 2;
  return (text) => writeFileSync(fd, text);
}

/** The terminal opened once more: writing to it never waits, as other programs' writing still may. */
function terminal(): number {
  const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;
  try {
    return openSync('/proc/self/fd/2', O_WRONLY | O_NONBLOCK | O_NOCTTY);
  } catch {
    // A system without /proc.
    return 2;
  }
}
