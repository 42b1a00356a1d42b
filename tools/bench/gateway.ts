import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { testedSite } from '../../packages/harness/build-site.ts';
import { GatewayProcess } from '../../packages/harness/gateway-process.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { newId } from '../../packages/mail-gateway/src/messages/message.ts';
import { insertOf } from '../../packages/mail-gateway/src/store/copy.ts';
import type { Statement } from '../../packages/mail-gateway/src/store/database.ts';
import { openForCopy } from '../../packages/mail-gateway/src/store/open.ts';
import { MINUTE } from '../../packages/mail-gateway/src/time.ts';
import { newMessage } from '../../packages/mail-gateway/test/support/arrange.ts';
import { openBaseline, rowsASecond, startHttpBaseline } from './baselines.ts';
import { type BenchDatabase, openPostgres, openSqlite, storedIn } from './databases.ts';
import { acknowledgedIn, sendMessages, speedOf } from './load.ts';
import { median, rounded } from './statistics.ts';

/** Concurrent connections, and how many messages are in the database before. */
const loads = [
  { connections: 1, kept: 0 },
  { connections: 10, kept: 0 },
  { connections: 100, kept: 0 },
  { connections: 100, kept: 100_000 },
];
const rounds = 3;
const gatewaySeconds = 2;
const baselineSeconds = 1;
/** Seconds until Node has compiled the code of the gateway. */
const warmUpSeconds = 3;

/** The part of the slower baseline's speed that the gateway should reach at the most connections. */
const goal = 0.5;

const explanation = `
Speed of the gateway: messages acknowledged, that is answered OK once they are durable

kept                messages that were in the database before, sent long ago and kept for ever
messages a second   acknowledged by the gateway, the median of ${rounds} rounds
p50, p99            milliseconds within which half and 99 in 100 of a round's answers came; medians too
sent, stored        messages that were sent, and those that are in the database at the end: the last one
                    of each connection may be stored without an answer that was waited for
failed              requests that were refused or not answered
peak MB             the most memory that the gateway held
bare HTTP           answers a second of a server that reads the same requests and answers OK
bare database       rows a second, as durable: one commit for each row in SQLite; in PostgreSQL over
                    as many connections as the gateway has, where the server shares syncs
ratio               the gateway's speed divided by that of the slower baseline; each round measures
                    gateway and baselines in turn

`;

/** The time of a sync of one page of 4 KiB, in milliseconds: the median of 200. */
function syncTime(): number {
  const file = join(productRoot, '.cache', 'bench-sync');
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

/** The rows of a message that was mailed at once: the message, and its mail to the owner. */
function mailedMessage(at: number): Statement[] {
  const id = newId();
  const texts = { page: '', reasons: '', other_fields: '', note: '', search_note: '' };
  const message = { id, fingerprint: newId(), received_at: at, handling: 'new', language: '' };
  const mail = {
    id,
    kind: 'owner-mail',
    message_id: id,
    state: 'sent',
    attempts: 1,
    sent_by: 'smtp',
  };
  const times = { created_at: at, state_since: at, due_at: at };
  return [
    insertOf('messages', { ...newMessage().fields, ...texts, ...message, file: '' }),
    insertOf('outbox', { ...mail, ...times }),
  ];
}

/** Fills an empty database with messages sent a minute apart, the last one now. */
async function fillDatabase(url: string, count: number): Promise<void> {
  const database = await openForCopy(url);
  const now = Date.now();
  for (let copied = 0; copied < count; copied += 1000) {
    const times = Array.from({ length: 1000 }, (_, index) => now - (copied + index) * MINUTE);
    await database.write(...times.flatMap(mailedMessage));
  }
  await database.close();
}

/** Measures the gateway and the baselines in turns, so that other work on the machine slows all down. */
async function measureAt({ connections, kept }: (typeof loads)[number], database: BenchDatabase) {
  const url = await database.freshUrl();
  await fillDatabase(url, kept);
  const baseline = await openBaseline(await database.freshUrl());
  const http = await startHttpBaseline();
  const gateway = new GatewayProcess({
    DATABASE_URL: url,
    KEEP_SENT_DAYS: '0',
    SITE_DIR: testedSite(),
  });
  const load = (to: string, seconds: number) => sendMessages({ url: to, connections, seconds });
  try {
    await gateway.start();
    const warmUp = await load(gateway.url, warmUpSeconds);
    await load(http.url, baselineSeconds);
    await rowsASecond(baseline, baselineSeconds);
    const measured = [];
    for (let round = 0; round < rounds; round += 1) {
      measured.push({
        http: speedOf(await load(http.url, baselineSeconds)),
        database: await rowsASecond(baseline, baselineSeconds),
        gateway: await load(gateway.url, gatewaySeconds),
      });
    }
    const { peakMemory } = gateway;
    await gateway.stop();
    const results = measured.map((round) => round.gateway);
    const ratio = median(
      measured.map((round) => speedOf(round.gateway) / Math.min(round.http, round.database)),
    );
    return {
      connections,
      kept,
      'messages a second': rounded(median(results.map(speedOf))),
      'p50 ms': median(results.map(({ latency }) => latency.p50)),
      'p99 ms': median(results.map(({ latency }) => latency.p99)),
      'peak MB': peakMemory,
      sent: sumOf([warmUp, ...results].map(({ requests }) => requests.sent)),
      stored: (await storedIn(url)) - kept,
      acknowledged: sumOf([warmUp, ...results].map(acknowledgedIn)),
      failed: sumOf(results.map(({ errors, non2xx }) => errors + non2xx)),
      'bare HTTP': rounded(median(measured.map((round) => round.http))),
      'bare database': rounded(median(measured.map((round) => round.database))),
      ratio: rounded(ratio),
    };
  } finally {
    await gateway.remove();
    http.stop();
    await baseline.close();
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Prints the speed on one database beside the baselines; false when a message was lost. */
async function reportOn(name: string, database: BenchDatabase): Promise<boolean> {
  console.log(`\n${name}\n`);
  const speeds = [];
  for (const load of loads) speeds.push(await measureAt(load, database));
  console.table(speeds);
  const ratio = speeds.at(-1)?.ratio ?? 0;
  const outcome = ratio >= goal ? 'reached' : 'missed';
  console.log(`  Goal in the last line, ${goal} of the slower baseline: ${outcome}.`);
  const isKept = speeds.every(
    ({ sent, stored, acknowledged }) => acknowledged <= stored && stored <= sent,
  );
  console.log(`  ${isKept ? 'Every' : 'NOT every'} acknowledged message is stored, each once.`);
  return isKept;
}

/** Prints the speed on SQLite, then on PostgreSQL where there is one; false when a message was lost. */
export async function reportSpeed(): Promise<boolean> {
  console.log(explanation);
  console.log(`A sync of the disk takes ${syncTime().toFixed(2)} ms.`);
  let isKept = true;
  for (const [name, open] of [
    ['SQLite', openSqlite],
    ['PostgreSQL', openPostgres],
  ] as const) {
    const database = await open();
    if (!database) continue;
    try {
      isKept = (await reportOn(name, database)) && isKept;
    } finally {
      await database.remove();
    }
  }
  return isKept;
}
