import { GatewayProcess } from '../../harness/gateway-process.ts';
import { compare, reportExact } from './comparison.ts';
import { type BenchDatabase, onEachDatabase } from './databases.ts';
import { sendMessages } from './load.ts';
import { type Cell, printTable } from './table.ts';

const messages = 10_000;
const connections = 500;

/** The most memory that the gateway may take under this load, in MB. */
const memoryLimit = 200;

/** Peak memory (resident, in MB) under load: with kept connections, then with one for each message. */
async function measureMemory(database: BenchDatabase) {
  const results = [];
  for (const fresh of [false, true]) {
    const url = await database.fresh();
    const gateway = new GatewayProcess({ DATABASE_URL: url });
    try {
      await gateway.start();
      const atStart = gateway.peakMemory;
      const isOver = (sent: number) => sent >= messages;
      const outcome = await sendMessages({ url: gateway.url, connections, isOver, fresh });
      const peak = gateway.peakMemory;
      await gateway.stop();
      const { numbers } = await database.read(url);
      const row: Record<string, Cell> = {
        database: database.name,
        connections: fresh
          ? `a new one each, ${connections} at a time`
          : `${connections}, kept open`,
        acknowledged: outcome.acknowledged.length,
        refused: outcome.refused,
        unanswered: outcome.unanswered,
        stored: numbers.length,
        seconds: outcome.seconds,
        'MB after\nthe start': atStart,
        'peak\nMB': peak,
      };
      results.push({ row, peak, comparison: compare(outcome.acknowledged, numbers) });
    } finally {
      await gateway.remove();
    }
  }
  return results;
}

/** Prints the memory of the gateway; false when it exceeds the limit or a message was lost. */
export async function reportMemory(): Promise<boolean> {
  console.log(
    `\nMemory of the gateway under ${messages.toLocaleString('en')} messages at full speed\n`,
  );
  const results = (await onEachDatabase(measureMemory)).flat();
  printTable(results.map(({ row }) => row));
  const isWithin = results.every(({ peak }) => (peak ?? 0) < memoryLimit);
  console.log(`\n  Limit of ${memoryLimit} MB: ${isWithin ? 'kept' : 'EXCEEDED'}.`);
  return reportExact(results.map(({ comparison }) => comparison)) && isWithin;
}
