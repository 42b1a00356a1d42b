import { constants, openSync, writeFileSync } from 'node:fs';
import { logSentence } from './log-sentence.ts';

/** `write` takes one line, and neither throws nor blocks. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * Standard error as a log that cannot fail: lines that cannot be written at once (full disk, full
 * pipe) are dropped. The next line that can be written is preceded by the number of lost ones.
 */
export function createLogDestination(print = standardError()): LogDestination {
  let lost = 0;

  return {
    write(line) {
      try {
        if (lost > 0) {
          const said = { level: 40, time: Date.now(), lost, msg: 'log lines were lost' };
          // The line break ends a line that may have been cut short.
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

/** Writes lines to standard error, in a terminal as sentences; throws where that would block. */
function standardError(): (line: string) => void {
  // Reading a property makes Node open the stream, which sets pipes and sockets to non-blocking.
  if (!process.stderr.isTTY) return (line) => writeFileSync(2, line);
  const fd = terminal();
  return (line) => writeFileSync(fd, logSentence(line));
}

/** Opens the terminal again, so that non-blocking mode does not affect other programs. */
function terminal(): number {
  const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;
  try {
    return openSync('/proc/self/fd/2', O_WRONLY | O_NONBLOCK | O_NOCTTY);
  } catch {
    // A system without /proc.
    return 2;
  }
}
