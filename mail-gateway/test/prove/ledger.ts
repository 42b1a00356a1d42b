import { DAY } from '../../src/time.ts';
import { type Delivery, type Kind, keyOf, kinds, type Observations } from './deliveries.ts';
import type { Sent } from './visitors.ts';
import type { StoredRow } from './world.ts';

/** What became of the mails, the webhooks or the confirmations of all messages. */
export interface Outcome {
  delivered: number;
  /** Not tried any more: nobody wanted it, or it may have arrived. */
  givenUp: number;
  waiting: number;
}

/** What a simulation shows of its messages. */
export interface Ledger {
  readonly accepted: number;
  /** How many of these are in the database. */
  readonly stored: number;
  /** In the database without an answer of OK, because nobody was there to read it. */
  readonly unanswered: number;
  readonly outcomes: Readonly<Record<Kind, Outcome>>;
  /** Deliveries of something beyond its first, by what they were and their reason. */
  readonly duplicates: ReadonlyMap<string, number>;
  /** How often each fault was met. */
  readonly faults: ReadonlyMap<string, number>;
  /** A sentence for all that must not be. */
  readonly failures: readonly string[];
}

export interface Evidence extends Observations {
  readonly sent: Sent;
  readonly rows: readonly StoredRow[];
  /** What a fault overtook while an attempt was under way, by keyOf, and which fault. */
  readonly overtaken: ReadonlyMap<string, string>;
  /** What was under way when a gateway was killed, by attemptOf. */
  readonly killed: ReadonlySet<string>;
  readonly integrity: string;
}

/** What a gateway was delivering, as one word. */
export const attemptOf = (gateway: number, key: string) => `${gateway} ${key}`;

export const KILLED = 'its process was killed before it noted the answer';

type Fail = (row: Pick<StoredRow, 'number'>, what: string) => void;

/** What happens to each kind. */
const verbs: Readonly<Record<Kind, string>> = {
  mail: 'mailed',
  webhook: 'posted',
  confirmation: 'confirmed',
};

/** Compares what visitors were told, what the database has, and what was delivered. */
export function ledgerOf(evidence: Evidence): Ledger {
  const { sent, rows, met, integrity } = evidence;
  const failures: string[] = [];
  const fail: Fail = ({ number }, what) => void failures.push(`Enquiry no. ${number} ${what}.`);
  const stored = new Set<number>();
  const messages = rows.filter(({ kind }) => kind === 'mail');
  for (const row of messages) {
    if (stored.has(row.number)) fail(row, 'is stored twice');
    if (!sent.whole.has(row.number)) fail(row, 'is stored, and was never sent whole');
    stored.add(row.number);
  }
  for (const number of sent.accepted) {
    if (!stored.has(number)) fail({ number }, 'was answered OK, and is not in the database: lost');
  }
  const posted = new Set(rows.filter(({ kind }) => kind === 'webhook').map(({ id }) => id));
  for (const row of messages) if (!posted.has(row.id)) fail(row, 'has no webhook');
  if (integrity !== 'ok') failures.push(`The database is damaged: ${integrity}.`);
  tooManyConfirmations(rows, fail);
  return {
    accepted: sent.accepted.size,
    stored: [...sent.accepted].filter((number) => stored.has(number)).length,
    unanswered: [...stored].filter((number) => !sent.accepted.has(number)).length,
    outcomes: outcomesOf(evidence, fail),
    duplicates: duplicatesIn(evidence, fail),
    faults: met,
    failures,
  };
}

const noOutcome = (): Outcome => ({ delivered: 0, givenUp: 0, waiting: 0 });

const forEachKind = (outcomeOf: (kind: Kind) => Outcome) =>
  Object.fromEntries(kinds.map((kind) => [kind, outcomeOf(kind)])) as Record<Kind, Outcome>;

/** Counts what became of everything; what counts as delivered was confirmed, and nothing waits any more. */
function outcomesOf({ rows, deliveries }: Evidence, fail: Fail): Record<Kind, Outcome> {
  const confirmed = new Set(deliveries.filter(({ isConfirmed }) => isConfirmed).map(keyOf));
  const outcomes = forEachKind(noOutcome);
  for (const row of rows) {
    const { kind, state } = row;
    if (state === 'sent') {
      outcomes[kind].delivered += 1;
      if (!confirmed.has(keyOf(row))) {
        const who = kind === 'webhook' ? 'receiver' : 'mail server';
        fail(row, `counts as ${verbs[kind]}, and no ${who} said that it has it: lost`);
      }
    } else if (state === 'failed' && kind !== 'mail') {
      outcomes[kind].givenUp += 1;
    } else {
      outcomes[kind].waiting += 1;
      fail(row, `has a ${kind} that is still ${state} though all faults are over`);
    }
  }
  return outcomes;
}

/** Fails for every confirmation within a day of another one to the same address. */
function tooManyConfirmations(rows: readonly StoredRow[], fail: Fail): void {
  const confirmations = rows
    .filter(({ kind }) => kind === 'confirmation')
    .sort((one, other) => one.createdAt - other.createdAt);
  const last = new Map<string, number>();
  for (const row of confirmations) {
    const before = last.get(row.address) ?? Number.NEGATIVE_INFINITY;
    if (row.createdAt - before < DAY) fail(row, 'is the second confirmed to an address in a day');
    last.set(row.address, row.createdAt);
  }
}

/** Counts deliveries of something beyond the first by their reason; one without a reason is a failure. */
function duplicatesIn(
  { rows, deliveries, overtaken, killed }: Evidence,
  fail: Fail,
): Map<string, number> {
  const duplicates = new Map<string, number>();
  const earlier = new Map<string, Delivery>();
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  for (const delivery of deliveries) {
    const key = keyOf(delivery);
    const row = { number: numbers.get(delivery.id) ?? Number.NaN };
    const before = earlier.get(key);
    // Who has not said that it has something gets it again, even if it had it before.
    const isExpected = before?.isConfirmed === false;
    earlier.set(key, delivery);
    const verb = verbs[delivery.kind];
    // What a gateway sent before it was killed may arrive after that.
    const isOfKilled = [before, delivery].some(
      (each) => each && killed.has(attemptOf(each.gateway, key)),
    );
    const fault = overtaken.get(key) ?? (isOfKilled ? KILLED : undefined);
    if (delivery.isParallel && fault === undefined) fail(row, `was ${verb} twice at a time`);
    if (!before) continue;
    const reason = isExpected ? 'the other side did not say that it had it' : fault;
    if (reason === undefined) fail(row, `was ${verb} again without a reason`);
    else {
      const name = `${verb} again: ${reason}`;
      duplicates.set(name, (duplicates.get(name) ?? 0) + 1);
    }
  }
  return duplicates;
}

/** The sum of several ledgers; each failure with the seed of its own. */
export function sumOf(ledgers: readonly Ledger[]): Ledger {
  const sum = (count: (ledger: Ledger) => number) =>
    ledgers.reduce((total, ledger) => total + count(ledger), 0);
  const merged = (part: (ledger: Ledger) => ReadonlyMap<string, number>) => {
    const total = new Map<string, number>();
    for (const [name, count] of ledgers.flatMap((ledger) => [...part(ledger)])) {
      total.set(name, (total.get(name) ?? 0) + count);
    }
    return total;
  };
  return {
    accepted: sum(({ accepted }) => accepted),
    stored: sum(({ stored }) => stored),
    unanswered: sum(({ unanswered }) => unanswered),
    outcomes: forEachKind((kind) => ({
      delivered: sum(({ outcomes }) => outcomes[kind].delivered),
      givenUp: sum(({ outcomes }) => outcomes[kind].givenUp),
      waiting: sum(({ outcomes }) => outcomes[kind].waiting),
    })),
    duplicates: merged(({ duplicates }) => duplicates),
    faults: merged(({ faults }) => faults),
    failures: ledgers.flatMap(({ failures }) => failures),
  };
}
