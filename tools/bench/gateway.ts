import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type autocannon from 'autocannon';
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

/** The loads: concurrent connections, and the messages that are in the database before. */
const loads = [
  { connections: 1, kept: 0 },
  { connections: 10, kept: 0 },
  { connections: 100, kept: 0 },
  { connections: 100, kept: 100_000 },
];
const rounds = 3;
const gatewaySeconds = 2;
const baselineSeconds = 1;
/** The seconds in which Node compiles the code of the gateway, which are not measured. */
const warmUpSeconds = 3;

/** The least ratio of the gateway's speed to that of the slower baseline, at the last load. */
const goal = 0.5;

const explanation = `
Speed of the gateway in acknowledged messages, which are answered OK once they are durable

kept                messages that are in the database before the measurement
messages a second   acknowledged by the gateway, the median of ${rounds} rounds
p50, p99            milliseconds within which half of a round's answers came, and 99 of 100; medians
sent, stored        messages that were sent, and messages that are in the database at the end: the last
                    message of each connection may be stored after the measurement
failed              requests that were refused or not answered
peak MB             the most memory that the gateway held
bare HTTP           answers a second of a server that only reads the same requests and answers OK
bare database       rows a second with the same durability: a commit for each row; PostgreSQL has as many
                    connections as with the gateway, and shares syncs among them
ratio               the speed of the gateway, divided by the speed of the slower baseline; each round
                    measures gateway and baselines in turn

`;

/** The duration of a sync of one page of 4 KiB, in milliseconds: the median of 200. */
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

/** Fills an empty database with messages that were sent a minute apart, the last of them now. */
async function fillDatabase(url: string, count: number): Promise<void> {
  const database = await openForCopy(url);
  const now = Date.now();
  for (let copied = 0; copied < count; copied += 1000) {
    const times = Array.from({ length: 1000 }, (_, index) => now - (copied + index) * MINUTE);
    await database.write(...times.flatMap(mailedMessage));
  }
  await database.close();
}

type LoadSize = (typeof loads)[number];

/** The results of one round: answers or rows a second of the baselines, and the load of the gateway. */
interface Round {
  readonly http: number;
  readonly database: number;
  readonly gateway: autocannon.Result;
}

/** Measures the gateway and the baselines in turns, so that other work on the machine slows all of them down. */
async function measureAt({ connections, kept }: LoadSize, database: BenchDatabase) {
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
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      measured.push({
        http: speedOf(await load(http.url, baselineSeconds)),
        database: await rowsASecond(baseline, baselineSeconds),
        gateway: await load(gateway.url, gatewaySeconds),
      });
    }
    const { peakMemory } = gateway;
    await gateway.stop();
    const all = [warmUp, ...measured.map((round) => round.gateway)];
    return {
      connections,
      kept,
      ...speedsOf(measured),
      'peak MB': peakMemory,
      sent: sumOf(all.map(({ requests }) => requests.sent)),
      stored: (await storedIn(url)) - kept,
      acknowledged: sumOf(all.map(acknowledgedIn)),
    };
  } finally {
    await gateway.remove();
    http.stop();
    await baseline.close();
  }
}

/** The speeds of the gateway and of the baselines: the medians of the rounds. */
function speedsOf(measured: readonly Round[]) {
  const results = measured.map((round) => round.gateway);
  const ratios = measured.map(
    (round) => speedOf(round.gateway) / Math.min(round.http, round.database),
  );
  return {
    'messages a second': rounded(median(results.map(speedOf))),
    'p50 ms': median(results.map(({ latency }) => latency.p50)),
    'p99 ms': median(results.map(({ latency }) => latency.p99)),
    failed: sumOf(results.map(({ errors, non2xx }) => errors + non2xx)),
    'bare HTTP': rounded(median(measured.map((round) => round.http))),
    'bare database': rounded(median(measured.map((round) => round.database))),
    ratio: rounded(median(ratios)),
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Prints the speed on one database beside the baselines. @returns whether every acknowledged message is stored once */
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

/** Prints the speed on SQLite and, if there is one, on PostgreSQL. @returns whether every acknowledged message is stored once */
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
