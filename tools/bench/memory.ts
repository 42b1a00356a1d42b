import { GatewayProcess } from '../../e2e/support/gateway-process.ts';
import { type Comparison, compare } from './comparison.ts';
import type { BenchDatabase } from './databases.ts';
import { sendMessages } from './load.ts';
import type { Cell } from './table.ts';

const messages = 10_000;
const atOnce = 500;

/** The most memory the gateway may take under that load, in MB. */
export const memoryLimit = 200;

/** What came of one load. */
export interface MemoryUse {
  readonly row: Record<string, Cell>;
  readonly peak: number | null;
  readonly comparison: Comparison;
}

/** Peak memory under many messages at once: over connections that are kept, and over fresh ones. */
export async function measureMemory(database: BenchDatabase): Promise<MemoryUse[]> {
  const uses: MemoryUse[] = [];
  for (const fresh of [false, true]) {
    const address = await database.fresh();
    const gateway = new GatewayProcess({ DATABASE_URL: address });
    await gateway.start();
    try {
      const before = gateway.peakMemory;
      const outcome = await sendMessages({
        url: gateway.url,
        connections: atOnce,
        isOver: (sent) => sent >= messages,
        fresh,
      });
      const peak = gateway.peakMemory;
      await gateway.stop();
      const { numbers } = await database.read(address);
      uses.push({
        row: {
          database: database.name,
          connections: fresh ? `a fresh one each, ${atOnce} at a time` : `${atOnce}, kept open`,
          acknowledged: outcome.acknowledged.length,
          refused: outcome.refused,
          unanswered: outcome.unanswered,
          kept: numbers.length,
          seconds: outcome.seconds,
          'MB after\nthe start': before,
          'peak\nMB': peak,
        },
        peak,
        comparison: compare(outcome.acknowledged, numbers),
      });
    } finally {
      await gateway.remove();
    }
  }
  return uses;
}
