// npm run prove -- [--minutes 10] [--seed N] [--database sqlite|postgres]: simulates faults on real
// gateways, one seed after another, and prints the fate of every message. Ends with 1 when an accepted message was lost,
// or delivered again without a reason.
import { join } from 'node:path';
import { projectRoot } from '../packages/harness/root.ts';
import { type Ledger, sumOf } from '../packages/mail-gateway/test/prove/ledger.ts';
import { simulate } from '../packages/mail-gateway/test/prove/simulate.ts';
import { startPostgres } from '../packages/mail-gateway/test/support/postgres-server.ts';
import { commandLine, type Typed } from './lib/command-line.ts';

const names = ['sqlite', 'postgres'] as const;

type DatabaseName = (typeof names)[number];

const usage =
  'npm run prove -- [--minutes 10] [--seed 1] [--database sqlite|postgres]\n' +
  'Without --database both are tried in turn. --minutes 0 tries the one seed.';

const options = {
  minutes: { type: 'string', default: '10' },
  seed: { type: 'string', default: `${Math.floor(Math.random() * 1_000_000)}` },
  database: { type: 'string' },
} as const;

/** The meaning of the options. @throws Error with a sentence for the person who typed them */
function meaningOf({ values }: Typed<typeof options>) {
  const { database } = values;
  const chosen = names.filter((name) => database === undefined || database === name);
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  if (!(minutes >= 0)) throw new Error('--minutes must be a number of minutes, 0 or more.');
  if (!Number.isSafeInteger(seed)) throw new Error('--seed must be a whole number.');
  if (chosen.length === 0) throw new Error('--database must be sqlite or postgres.');
  return { minutes, seed, chosen };
}

const count = (number: number) => number.toLocaleString('en').padStart(9);

function print(name: DatabaseName, ledgers: readonly Ledger[]): void {
  const sum = sumOf(ledgers);
  const lines: [string, number][] = [
    ['accepted: answered OK', sum.accepted],
    ['  of these stored', sum.stored],
    ['stored without an OK: the visitor had gone, or the process died', sum.unanswered],
    ['mails delivered', sum.delivered],
    ['mails still waiting', sum.waiting],
    ...[...sum.duplicates].map(([reason, times]): [string, number] => [
      `mailed again: ${reason}`,
      times,
    ]),
    ...[...sum.faults].map(([fault, times]): [string, number] => [`fault: ${fault}`, times]),
  ];
  console.log(`\n${name}, ${ledgers.length} simulations\n`);
  for (const [text, number] of lines) console.log(`${count(number)}  ${text}`);
}

const { minutes, seed, chosen } = commandLine({ usage, options }, meaningOf);
console.log(`Seed ${seed}, ${minutes} minutes, ${chosen.join(' and ')}.`);
const server = chosen.includes('postgres') ? await startPostgres() : undefined;
const folder = join(projectRoot, '.cache', 'prove');
const ledgers = { sqlite: [] as Ledger[], postgres: [] as Ledger[] };
let failures = 0;
const end = performance.now() + minutes * 60_000;
for (let each = seed; each === seed || performance.now() < end; each += 1) {
  for (const name of chosen) {
    const ledger = await simulate({
      seed: each,
      folder,
      server: name === 'postgres' ? server : undefined,
    });
    ledgers[name].push(ledger);
    failures += ledger.failures.length;
    if (ledger.failures.length === 0) continue;
    console.log(`\n${ledger.failures.join('\n')}`);
    console.log(`Again: npm run prove -- --minutes 0 --seed ${each} --database ${name}`);
  }
}
for (const name of chosen) print(name, ledgers[name]);
await server?.remove();
console.log(
  failures === 0
    ? '\nNothing accepted was lost, and every second delivery has its reason.'
    : `\n${failures} FAILURES.`,
);
process.exit(failures === 0 ? 0 : 1);
