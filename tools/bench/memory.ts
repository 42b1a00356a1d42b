import { GatewayProcess } from '../../harness/gateway-process.ts';
import { type BenchDatabase, onEachDatabase, reportExact, storedIn } from './databases.ts';
import { sendMessages } from './load.ts';
import { rounded } from './statistics.ts';

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
      results.push({
        database: database.name,
        connections: fresh
          ? `a new one each, ${connections} at a time`
          : `${connections}, kept open`,
        acknowledged: outcome.acknowledged,
        refused: outcome.refused,
        unanswered: outcome.unanswered,
        stored: await storedIn(url),
        seconds: rounded(outcome.seconds),
        'MB after the start': atStart,
        'peak MB': peak,
      });
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
  console.table(results);
  const isWithin = results.every((result) => (result['peak MB'] ?? 0) < memoryLimit);
  console.log(`\n  Limit of ${memoryLimit} MB: ${isWithin ? 'kept' : 'EXCEEDED'}.`);
  return reportExact(results) && isWithin;
}
