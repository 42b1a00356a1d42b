import { spawnSync } from 'node:child_process';
import { GatewayProcess } from '../../harness/gateway-process.ts';
import { root } from '../../harness/root.ts';
import { newId } from '../../mail-gateway/src/message.ts';
import { openStore } from '../../mail-gateway/src/store/open.ts';
import { MINUTE } from '../../mail-gateway/src/time.ts';
import { stored } from '../../mail-gateway/test/support/arrange.ts';
import { type BenchDatabase, onEachDatabase } from './databases.ts';
import { sendMessages } from './load.ts';
import { percentile, rounded } from './statistics.ts';

/** Messages that are in the database before the measurement. */
const sizes = [0, 100_000];

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

/** Puts so many messages into an empty database, sent a minute apart, the last one now. */
async function fillDatabase(url: string, count: number): Promise<void> {
  const store = await openStore(url);
  const now = Date.now();
  for (let copied = 0; copied < count; copied += 1000) {
    const messages = Array.from({ length: 1000 }, (_, index) => {
      const at = now - (copied + index) * MINUTE;
      const times = { receivedAt: at, stateSince: at, dueAt: at, sentAt: at };
      const keys = { id: newId(), fingerprint: newId() };
      return stored({}, { ...keys, ...times, state: 'sent', sentBy: 'smtp' });
    });
    await store.copy(messages);
  }
  await store.close();
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
    return {
      database: database.name,
      kept: count,
      'start s': rounded(start),
      'POST p50 ms': rounded(percentile(took, 0.5)),
      'POST p99 ms': rounded(percentile(took, 0.99)),
      'inbox list p50 ms': rounded(percentile(listed, 0.5)),
      'inbox list p99 ms': rounded(percentile(listed, 0.99)),
      answered: took.length,
    };
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
  console.table(results.flat());
  const isAnswered = results.flat().every(({ answered }) => answered === posts);
  if (!isAnswered) console.log('\n  A message was NOT answered OK.');
  return isAnswered;
}
