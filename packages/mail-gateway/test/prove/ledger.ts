import type { Delivery, Observations } from './deliveries.ts';
import type { Sent } from './visitors.ts';
import type { StoredRow } from './world.ts';

/** What a simulation shows of its messages. */
export interface Ledger {
  readonly accepted: number;
  /** How many of these are in the database. */
  readonly stored: number;
  /** In the database without an answer of OK, because nobody was there to read it. */
  readonly unanswered: number;
  readonly delivered: number;
  readonly waiting: number;
  /** Deliveries of a mail beyond its first, by their reason. */
  readonly duplicates: ReadonlyMap<string, number>;
  /** How often each fault was met. */
  readonly faults: ReadonlyMap<string, number>;
  /** A sentence for all that must not be. */
  readonly failures: readonly string[];
}

export interface Evidence extends Observations {
  readonly sent: Sent;
  readonly rows: readonly StoredRow[];
  /** The messages that a fault overtook while an attempt was under way, and which fault. */
  readonly overtaken: ReadonlyMap<string, string>;
  /** What was under way when a gateway was killed, by attemptOf. */
  readonly killed: ReadonlySet<string>;
  readonly integrity: string;
}

/** The message that a gateway was mailing, as one word. */
export const attemptOf = (gateway: number, id: string) => `${gateway} ${id}`;

export const KILLED = 'its process was killed before it noted the answer';

type Fail = (row: Pick<StoredRow, 'number'>, what: string) => void;

/** Compares what visitors were told, what the database has, and what was delivered. */
export function ledgerOf(evidence: Evidence): Ledger {
  const { sent, rows, deliveries, met, integrity } = evidence;
  const failures: string[] = [];
  const fail: Fail = ({ number }, what) => void failures.push(`Enquiry no. ${number} ${what}.`);
  const stored = new Set<number>();
  const confirmed = new Set(
    deliveries.filter(({ isConfirmed }) => isConfirmed).map(({ id }) => id),
  );
  for (const row of rows) {
    if (stored.has(row.number)) fail(row, 'is stored twice');
    if (!sent.whole.has(row.number)) fail(row, 'is stored, and was never sent whole');
    if (row.state !== 'sent') fail(row, `is still ${row.state} though all faults are over`);
    else if (!confirmed.has(row.id)) {
      fail(row, 'counts as mailed, and no mail server said that it has it: lost');
    }
    stored.add(row.number);
  }
  for (const number of sent.accepted) {
    if (!stored.has(number)) fail({ number }, 'was answered OK, and is not in the database: lost');
  }
  if (integrity !== 'ok') failures.push(`The database is damaged: ${integrity}.`);
  const delivered = rows.filter(({ state }) => state === 'sent').length;
  return {
    accepted: sent.accepted.size,
    stored: [...sent.accepted].filter((number) => stored.has(number)).length,
    unanswered: [...stored].filter((number) => !sent.accepted.has(number)).length,
    delivered,
    waiting: rows.length - delivered,
    duplicates: duplicatesIn(evidence, fail),
    faults: met,
    failures,
  };
}

/** Counts deliveries of a mail beyond the first by their reason; one without a reason is a failure. */
function duplicatesIn(
  { rows, deliveries, overtaken, killed }: Evidence,
  fail: Fail,
): Map<string, number> {
  const duplicates = new Map<string, number>();
  const earlier = new Map<string, Delivery>();
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  for (const delivery of deliveries) {
    const { id } = delivery;
    const before = earlier.get(id);
    earlier.set(id, delivery);
    if (!before) continue;
    // What a gateway sent before it was killed may arrive after that.
    const isOfKilled = [before, delivery].some(({ gateway }) => killed.has(attemptOf(gateway, id)));
    const fault = overtaken.get(id) ?? (isOfKilled ? KILLED : undefined);
    // Who has not said that it has a mail gets it again, even if it had it before.
    const reason = before.isConfirmed ? fault : 'the other side did not say that it had it';
    if (reason !== undefined) duplicates.set(reason, (duplicates.get(reason) ?? 0) + 1);
    else fail({ number: numbers.get(id) ?? Number.NaN }, 'was mailed again without a reason');
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
    delivered: sum(({ delivered }) => delivered),
    waiting: sum(({ waiting }) => waiting),
    duplicates: merged(({ duplicates }) => duplicates),
    faults: merged(({ faults }) => faults),
    failures: ledgers.flatMap(({ failures }) => failures),
  };
}
