import type { Delivery, Observations } from './deliveries.ts';
import type { Sent } from './visitors.ts';
import type { StoredRow } from './world.ts';

/** The outcome of a simulation, in numbers of messages. */
export interface Ledger {
  readonly accepted: number;
  /** The accepted messages that are in the database. */
  readonly stored: number;
  /** The messages in the database whose visitors have read no OK. */
  readonly unanswered: number;
  readonly delivered: number;
  readonly waiting: number;
  /** The repeated deliveries of a mail, by their reason. */
  readonly duplicates: ReadonlyMap<string, number>;
  /** How often each fault occurred. */
  readonly faults: ReadonlyMap<string, number>;
  /** A sentence for each failure. */
  readonly failures: readonly string[];
}

/** The data that a simulation has collected. */
export interface Evidence extends Observations {
  readonly sent: Sent;
  readonly rows: readonly StoredRow[];
  /** The fault that began while a mail was being sent, by the id of its message. */
  readonly overtaken: ReadonlyMap<string, string>;
  /** The attempts that were under way when their gateway was killed, by attemptOf. */
  readonly killed: ReadonlySet<string>;
  /** The database's report about itself; `ok` if it is intact. */
  readonly integrity: string;
}

/** A gateway's attempt to mail a message, as a key. */
export const attemptOf = (gateway: number, id: string) => `${gateway} ${id}`;

export const KILLED = 'its process was killed before it noted the answer';

type Fail = (row: Pick<StoredRow, 'number'>, what: string) => void;

/** Compares the answers to visitors, the database, and the delivered mails. */
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

/** Counts the repeated deliveries of a mail by their reason; a repetition without a reason is a failure. */
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
    // A mail that a gateway sent before it was killed may arrive later.
    const isOfKilled = [before, delivery].some(({ gateway }) => killed.has(attemptOf(gateway, id)));
    const fault = overtaken.get(id) ?? (isOfKilled ? KILLED : undefined);
    // A mail server that has not confirmed a mail gets it again, even if it has stored it.
    const reason = before.isConfirmed ? fault : 'the other side did not say that it had it';
    if (reason !== undefined) duplicates.set(reason, (duplicates.get(reason) ?? 0) + 1);
    else fail({ number: numbers.get(id) ?? Number.NaN }, 'was mailed again without a reason');
  }
  return duplicates;
}

/** The sum of several ledgers. */
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
