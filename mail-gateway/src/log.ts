import { writeFileSync } from 'node:fs';

/** Where the log goes; `write` takes one line and never throws. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * Standard error as a log that cannot fail: lines that it does not take, because a disk is full or
 * nobody reads any more, are dropped. Once it takes lines again, one says how many were lost.
 */
export function createLogDestination(
  print: (text: string) => void = (text) => writeFileSync(2, text),
): LogDestination {
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
