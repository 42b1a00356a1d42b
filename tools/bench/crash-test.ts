import { setTimeout as wait } from 'node:timers/promises';
import { GatewayProcess } from '../../e2e/support/gateway-process.ts';
import { compare } from './comparison.ts';
import type { BenchDatabase } from './databases.ts';
import { sendMessages } from './load.ts';
import type { Cell } from './table.ts';

const connections = 50;

/** A kill comes at most so many milliseconds after the load has begun. */
const latest = 1000;

/** What came of killing the gateway again and again. */
export interface Kills {
  readonly row: Record<string, Cell>;
  /** Acknowledged messages that the database did not have after a kill, and those it had twice. */
  readonly wrong: number;
  /** Times that the database found a fault in itself. */
  readonly damaged: number;
}

/** Kills the gateway (SIGKILL) at random moments under load, so many times on the same database. */
export async function killUnderLoad(database: BenchDatabase, times: number): Promise<Kills> {
  const address = await database.fresh();
  const gateway = new GatewayProcess({ DATABASE_URL: address });
  const acknowledged: number[] = [];
  let kept: number[] = [];
  let wrong = 0;
  let checks = 0;
  let damaged = 0;
  let interrupted = 0;
  try {
    for (let kill = 0; kill < times; kill += 1) {
      await gateway.start();
      let isOver = false;
      const sending = sendMessages({ url: gateway.url, connections, isOver: () => isOver });
      await wait(Math.random() * latest);
      await gateway.stop('SIGKILL');
      isOver = true;
      const outcome = await sending;
      acknowledged.push(...outcome.acknowledged);
      interrupted += outcome.unanswered;
      const content = await database.read(address);
      kept = content.numbers;
      const { lost, twice } = compare(acknowledged, kept);
      wrong += lost + twice;
      checks += content.integrity === null ? 0 : 1;
      damaged += (content.integrity ?? 'ok') === 'ok' ? 0 : 1;
    }
  } finally {
    await gateway.remove();
  }
  const { lost, unheard } = compare(acknowledged, kept);
  return {
    row: {
      database: database.name,
      kills: times,
      acknowledged: acknowledged.length,
      'of these\nkept': acknowledged.length - lost,
      'interrupted\nby a kill': interrupted,
      'kept, their answer\nwas on its way': unheard,
      'integrity\nchecks': checks,
      'of these\nsound': checks - damaged,
    },
    wrong,
    damaged,
  };
}
