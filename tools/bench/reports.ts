import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { isSame } from './comparison.ts';
import { killUnderLoad } from './crash-test.ts';
import { type BenchDatabase, postgres, sqlite } from './databases.ts';
import { goal, measureSpeed } from './gateway.ts';
import { measureMemory, memoryLimit } from './memory.ts';
import { median } from './statistics.ts';
import { printTable } from './table.ts';

/** Does something with each database, one after the other. */
async function onEach<T>(work: (database: BenchDatabase) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const open of [sqlite, postgres]) {
    const database = await open();
    try {
      results.push(await work(database));
    } finally {
      await database.remove();
    }
  }
  return results;
}

/** How long the disk takes to sync a page of 4 KiB, in milliseconds: the median of 200. */
function syncTime(): number {
  const file = join(root, '.cache', 'bench-sync');
  const handle = openSync(file, 'w');
  const page = Buffer.alloc(4096);
  const took = Array.from({ length: 200 }, () => {
    writeSync(handle, page);
    const began = performance.now();
    fdatasyncSync(handle);
    return performance.now() - began;
  });
  closeSync(handle);
  rmSync(file);
  return median(took);
}

const speedWords = `
The gateway: messages acknowledged, that is answered OK once they are durable

Messages a second are acknowledged by the gateway; p50 and p99 are the times within which half
and 99 in 100 of the answers came; peak MB is the most memory it held. Two floors are measured in
turns with it: a bare HTTP server that reads the same requests whole and answers OK, loaded by the
same program, and the bare database that commits the same rows as durably, without HTTP.
The floor of SQLite has one commit to a row, as "OK after a commit" says; beside it, sharing
commits, with as many rows to a commit as there are connections, which is the most that could wait
for one. PostgreSQL is written to over as many connections as the gateway has, and shares syncs
among them by itself. Speeds are medians of three rounds; times are of all answers in them.`;

/** Speed of the gateway on each database beside the floors; false when a message was lost. */
export async function reportSpeed(): Promise<boolean> {
  console.log(speedWords);
  console.log(
    `This machine: ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}; a sync of its disk takes ${syncTime().toFixed(2)} ms.`,
  );
  const whole = await onEach(async (database) => {
    console.log(`\n${database.name}\n`);
    const speeds = await measureSpeed(database);
    printTable(speeds.map((speed) => speed.row));
    const last = speeds.at(-1);
    const word = (last?.ratio ?? 0) >= goal ? 'reached' : 'missed';
    console.log(
      `\n  Goal at ${last?.connections} connections, ${goal} of the slower floor: ${word}, ${last?.ratio.toFixed(2)}.`,
    );
    const failed = speeds.reduce((sum, speed) => sum + speed.failed, 0);
    if (failed > 0) console.log(`  ${failed} requests were refused or not answered.`);
    const isWhole = speeds.every((speed) => isSame(speed.comparison));
    console.log(
      isWhole
        ? '  Exactly the acknowledged messages are kept, each once.'
        : '  What is kept is NOT what was acknowledged.',
    );
    return isWhole;
  });
  return whole.every(Boolean);
}

/** Memory of the gateway under load; false when it exceeds the limit or a message was lost. */
export async function reportMemory(): Promise<boolean> {
  console.log(
    '\nMemory of the gateway under ten thousand messages, sent as fast as they are answered\n',
  );
  const uses = (await onEach(measureMemory)).flat();
  printTable(uses.map((use) => use.row));
  const isWithin = uses.every((use) => (use.peak ?? 0) < memoryLimit);
  const isWhole = uses.every((use) => isSame(use.comparison));
  console.log(`\n  Limit of ${memoryLimit} MB: ${isWithin ? 'kept' : 'EXCEEDED'}.`);
  if (!isWhole) console.log('  What is kept is NOT what was acknowledged.');
  return isWithin && isWhole;
}

/** Kills the gateway under load; false when a message was lost or a database damaged. */
export async function reportKills(): Promise<boolean> {
  console.log('\nThe gateway killed (kill -9) at random moments under load, again and again');
  console.log('After each kill, a copy of the database as it was left is looked into.\n');
  const times = new Map([
    ['SQLite', 50],
    ['PostgreSQL', 10],
  ]);
  const kills = await onEach((database) => killUnderLoad(database, times.get(database.name) ?? 0));
  printTable(kills.map((each) => each.row));
  const isWhole = kills.every((each) => each.wrong === 0 && each.damaged === 0);
  console.log(
    isWhole
      ? '\n  After every kill, each message acknowledged so far was there, once, and the database sound.'
      : '\n  Messages were LOST or kept twice, or a database damaged.',
  );
  return isWhole;
}
