import { GatewayProcess } from '../../e2e/support/gateway-process.ts';
import { type Floor, startBareHttp } from './baselines.ts';
import { type Comparison, compare } from './comparison.ts';
import type { BenchDatabase } from './databases.ts';
import { after, type Outcome, sendMessages } from './load.ts';
import { median, percentile } from './statistics.ts';
import type { Cell } from './table.ts';

const connections = [1, 10, 100];
const rounds = 3;
const gatewaySeconds = 2;
const floorSeconds = 1;
/** Until the gateway’s code is compiled, which is once in its life. */
const warmUpSeconds = 3;

/** The gateway should reach this part of the slower floor at the most connections. */
export const goal = 0.5;

/** Speeds of one round, in messages, rows or answers a second. */
interface Round {
  readonly http: number;
  readonly database: number;
  readonly together: number | null;
  readonly gateway: number;
}

/** What was measured with so many connections. */
export interface Speed {
  readonly row: Record<string, Cell>;
  readonly connections: number;
  /** Speed of the gateway as a part of the slower floor’s; the median of the rounds. */
  readonly ratio: number;
  readonly comparison: Comparison;
  /** Requests that were refused or not answered. */
  readonly failed: number;
}

const speedOf = (outcome: Outcome) => outcome.acknowledged.length / outcome.seconds;

/**
 * Acknowledged messages a second, the times of the answers and the gateway’s peak memory, with the
 * floors measured in turns with the gateway, so that what else the machine does slows down all.
 */
export async function measureSpeed(database: BenchDatabase): Promise<Speed[]> {
  const speeds: Speed[] = [];
  for (const count of connections) {
    const floor = await database.openFloor();
    const http = await startBareHttp();
    try {
      speeds.push(await measureAt(count, database, floor, http.url));
    } finally {
      http.stop();
      await floor.close();
    }
  }
  return speeds;
}

async function measureAt(count: number, database: BenchDatabase, floor: Floor, httpUrl: string) {
  const address = await database.fresh();
  const gateway = new GatewayProcess({ DATABASE_URL: address });
  await gateway.start();
  try {
    const outcomes: Outcome[] = [];
    const load = (url: string, seconds: number) =>
      sendMessages({ url, connections: count, isOver: after(seconds) });
    const warmUp = await load(gateway.url, warmUpSeconds);
    await load(httpUrl, floorSeconds);
    await floor.commit(floorSeconds);
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const http = speedOf(await load(httpUrl, floorSeconds));
      const alone = await floor.commit(floorSeconds);
      const together = await floor.commitTogether(floorSeconds, count);
      const outcome = await load(gateway.url, gatewaySeconds);
      outcomes.push(outcome);
      measured.push({ http, database: alone, together, gateway: speedOf(outcome) });
    }
    const { peakMemory } = gateway;
    await gateway.stop();
    const acknowledged = [warmUp, ...outcomes].flatMap((outcome) => outcome.acknowledged);
    const { numbers } = await database.read(address);
    const took = outcomes.flatMap((outcome) => outcome.took);
    const ratio = median(measured.map((each) => each.gateway / Math.min(each.http, each.database)));
    const together = measured.map((each) => each.together).filter((each) => each !== null);
    return {
      row: {
        connections: count,
        'messages\na second': Math.round(median(measured.map((each) => each.gateway))),
        'p50\nms': percentile(took, 0.5),
        'p99\nms': percentile(took, 0.99),
        'peak\nMB': peakMemory,
        'acknow-\nledged': acknowledged.length,
        kept: numbers.length,
        'bare HTTP\na second': Math.round(median(measured.map((each) => each.http))),
        'bare database\na second': Math.round(median(measured.map((each) => each.database))),
        'sharing\ncommits': together.length > 0 ? Math.round(median(together)) : null,
        'of the slower\nfloor': ratio,
      },
      connections: count,
      ratio,
      comparison: compare(acknowledged, numbers),
      failed: outcomes.reduce((sum, { refused, unanswered }) => sum + refused + unanswered, 0),
    };
  } finally {
    await gateway.remove();
  }
}
