import { constants, fstatSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';

/** Where the log goes; `write` takes one line and never throws nor waits. */
export interface LogDestination {
  write(line: string): void;
}

/** Bytes that wait for a reader of the log on a socket, such as systemd's journal. */
const MOST_WAITING = 256 * 1024;

/**
 * Standard error as a log that cannot fail: lines that it does not take at once, because a disk is
 * full or nobody reads any more, are dropped. Once it takes lines again, one says how many were lost.
 */
export function createLogDestination(print: (text: string) => void = printerTo(2)): LogDestination {
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

/** Writes text to an open file, and throws where that would have to wait, or cannot be done. */
export function printerTo(fd: number): (text: string) => void {
  const stat = fstatSync(fd);
  if (stat.isSocket()) {
    return printerToSocket(new Socket({ fd, readable: false, writable: true }));
  }
  try {
    if (stat.isFIFO() || stat.isCharacterDevice()) {
      return printerToPipe(reopened(fd));
    }
  } catch {
    // Another user's pipe, or a system without /proc: it may have to wait.
  }
  return (text) => writeFileSync(fd, text);
}

/** A terminal or pipe opened once more: writing to it never waits, as other programs' writing may. */
function reopened(fd: number): number {
  const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;
  return openSync(`/proc/self/fd/${fd}`, O_WRONLY | O_NONBLOCK | O_NOCTTY);
}

function printerToPipe(fd: number): (text: string) => void {
  return (text) => {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length; ) {
      written += writeSync(fd, bytes, written);
    }
  };
}

function printerToSocket(socket: Socket): (text: string) => void {
  socket.on('error', () => {});
  socket.unref();
  return (text) => {
    if (!socket.writable || socket.writableLength > MOST_WAITING) {
      throw new Error('nobody reads the log');
    }
    socket.write(text);
  };
}
