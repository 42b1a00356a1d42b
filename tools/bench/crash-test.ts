import { setTimeout as wait } from 'node:timers/promises';
import { GatewayProcess } from '../../harness/gateway-process.ts';
import { compare } from './comparison.ts';
import { type BenchDatabase, onEachDatabase } from './databases.ts';
import { sendMessages } from './load.ts';
import { type Cell, printTable } from './table.ts';

const connections = 50;

/** The gateway is killed at a random time up to this many milliseconds after the load began. */
const LONGEST_LOAD = 1000;

/** How often the gateway is killed on each database. */
const crashesOn: Readonly<Record<BenchDatabase['name'], number>> = { SQLite: 50, PostgreSQL: 10 };

/**
 * Kills the gateway (SIGKILL) under load again and again on the same database. After each kill it
 * looks into the database for acknowledged messages that are missing or there twice, and has the
 * database check its own integrity.
 */
async function crashUnderLoad(database: BenchDatabase) {
  const crashes = crashesOn[database.name];
  const url = await database.fresh();
  const gateway = new GatewayProcess({ DATABASE_URL: url });
  const acknowledged: number[] = [];
  let comparison = compare([], []);
  let [wrong, checks, damaged, unanswered] = [0, 0, 0, 0];
  try {
    for (let crash = 0; crash < crashes; crash += 1) {
      await gateway.start();
      let isOver = false;
      const sending = sendMessages({ url: gateway.url, connections, isOver: () => isOver });
      await wait(Math.random() * LONGEST_LOAD);
      await gateway.stop('SIGKILL');
      isOver = true;
      const outcome = await sending;
      acknowledged.push(...outcome.acknowledged);
      unanswered += outcome.unanswered;
      const { numbers, integrity } = await database.read(url);
      comparison = compare(acknowledged, numbers);
      wrong += comparison.lost + comparison.duplicated;
      if (integrity !== null) checks += 1;
      if (integrity !== null && integrity !== 'ok') damaged += 1;
    }
  } finally {
    await gateway.remove();
  }
  const row: Record<string, Cell> = {
    database: database.name,
    crashes,
    acknowledged: acknowledged.length,
    'of these\nstored': acknowledged.length - comparison.lost,
    'unanswered\nat a crash': unanswered,
    'stored without\nan answer': comparison.unacknowledged,
    'integrity\nchecks': checks,
    'of these\npassed': checks - damaged,
  };
  return { row, isRight: wrong + damaged === 0 };
}

/** Prints what came of the crashes; false when a message was lost or a database damaged. */
export async function reportCrashes(): Promise<boolean> {
  console.log('\nCrash test: the gateway killed (SIGKILL) at random times under load');
  console.log('After each crash a copy of the database is checked as the gateway left it.\n');
  const results = await onEachDatabase(crashUnderLoad);
  printTable(results.map(({ row }) => row));
  const isRight = results.every((result) => result.isRight);
  console.log(
    isRight
      ? '\n  After each crash every acknowledged message was stored, once, and the database intact.'
      : '\n  Messages were LOST or stored twice, or a database was DAMAGED.',
  );
  return isRight;
}
