import { spawnSync } from 'node:child_process';
import { GatewayProcess } from '../../harness/gateway-process.ts';
import { root } from '../../harness/root.ts';
import { type BenchDatabase, onEachDatabase } from './databases.ts';
import { fillDatabase } from './fill.ts';
import { sendMessages } from './load.ts';
import { percentile } from './statistics.ts';
import { type Cell, printTable } from './table.ts';

/** Messages that are in the database before the measurement. */
const sizes = [0, 100_000, 1_000_000];

const warmUp = 500;
const posts = 1000;
const lists = 20;

const explanation = `
The gateway with messages in its database, sent long ago and kept for ever

start s      from the start of the gateway until it listens
POST         milliseconds until a message is answered OK: ${posts}, one after the other
inbox list   milliseconds of the whole command npm run inbox -- list, without npm: ${lists} times
`;

/** Milliseconds of one `inbox list`. @throws with what it wrote when it fails. */
function timeList(url: string): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['mail-gateway/src/inbox.ts', 'list'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: url },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`inbox list ended with ${status}: ${stderr}`);
  return performance.now() - began;
}

async function measureAt(count: number, database: BenchDatabase) {
  const url = await database.fresh();
  await fillDatabase(url, count);
  const gateway = new GatewayProcess({
    DATABASE_URL: url,
    KEEP_SENT_DAYS: '0',
    KEEP_SPAM_DAYS: '0',
  });
  const send = (most: number) =>
    sendMessages({ url: gateway.url, connections: 1, isOver: (sent) => sent >= most });
  try {
    const began = performance.now();
    await gateway.start();
    const start = (performance.now() - began) / 1000;
    await send(warmUp);
    const { took } = await send(posts);
    const listed = Array.from({ length: lists }, () => timeList(url));
    const row: Record<string, Cell> = {
      database: database.name,
      kept: count,
      'start\ns': start,
      'POST\np50 ms': percentile(took, 0.5),
      'POST\np99 ms': percentile(took, 0.99),
      'inbox list\np50 ms': percentile(listed, 0.5),
      'inbox list\np99 ms': percentile(listed, 0.99),
    };
    return { row, isAnswered: took.length === posts };
  } finally {
    await gateway.remove();
  }
}

/** Prints how the answers depend on what is kept; false when a message was not answered OK. */
export async function reportKeptMessages(): Promise<boolean> {
  console.log(explanation);
  const results = await onEachDatabase(async (database) => {
    const measured = [];
    for (const count of sizes) measured.push(await measureAt(count, database));
    return measured;
  });
  printTable(results.flat().map(({ row }) => row));
  const isAnswered = results.flat().every((result) => result.isAnswered);
  if (!isAnswered) console.log('\n  A message was NOT answered OK.');
  return isAnswered;
}
