// Loaded into each gateway of a simulation before the gateway's own code. The simulation controls the clock, the disk, and
// the write before which the process is killed.
import { openSync, readSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import type { Orders } from './gateways.ts';

const { conditions, killAt, fault }: Orders = JSON.parse(process.env['SIMULATION'] ?? '{}');

if (fault) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(fault.file)) return loaded;
      const source = String(loaded.source);
      if (!source.includes(fault.code)) throw new Error(`${fault.file} lacks ${fault.code}`);
      return { ...loaded, source: source.replace(fault.code, fault.planted) };
    },
  });
}

const file = openSync(conditions, 'r');
const current = new Float64Array(3);

/** Reads the conditions: milliseconds to add to all times, milliseconds by which the clock is wrong, and the disk's state. */
function look() {
  readSync(file, new Uint8Array(current.buffer), 0, current.byteLength, 0);
  const [passed = 0, wrongBy = 0, full = 0] = current;
  return { passed, wrongBy, isFull: full > 0 };
}

const elapsed = performance.now.bind(performance);
performance.now = () => elapsed() + look().passed;
const { now } = Date;
Date.now = () => {
  const { passed, wrongBy } = look();
  return now() + passed + wrongBy;
};

let writes = 0;

/** Counts a write to the database, a visitor or a mail server, and kills the process before the chosen one. */
function countWrite(): void {
  writes += 1;
  if (writes === killAt) process.kill(process.pid, 'SIGKILL');
}

const { write } = Socket.prototype;
Object.defineProperty(Socket.prototype, 'write', {
  configurable: true,
  writable: true,
  value(this: Socket, ...words: Parameters<typeof write>) {
    countWrite();
    return Reflect.apply(write, this, words);
  },
});

const { exec } = DatabaseSync.prototype;
let wasFull = false;
DatabaseSync.prototype.exec = function (sql) {
  countWrite();
  const { isFull } = look();
  if (sql === 'BEGIN IMMEDIATE' && isFull !== wasFull) {
    wasFull = isFull;
    // SQLite raises a limit below the present size to that size, and lowers a limit above its own.
    exec.call(this, `PRAGMA max_page_count = ${isFull ? 1 : 2 ** 32 - 2}`);
  }
  exec.call(this, sql);
};
