import type { Mail } from './mail-servers.ts';
import type { Sent } from './visitors.ts';
import type { StoredRow } from './world.ts';

/** What a simulation shows of its messages. */
export interface Ledger {
  readonly accepted: number;
  /** How many of these are in the database. */
  readonly stored: number;
  /** In the database without an answer of OK, because nobody was there to read it. */
  readonly unanswered: number;
  /** Stored messages that a mail server said it has. */
  readonly delivered: number;
  /** Stored messages that wait to be mailed. */
  readonly waiting: number;
  /** Mails of a message beyond its first, by reason. */
  readonly duplicates: ReadonlyMap<string, number>;
  /** How often each fault was met. */
  readonly faults: ReadonlyMap<string, number>;
  /** A sentence for all that must not be. */
  readonly failures: readonly string[];
}

export interface Evidence {
  readonly sent: Sent;
  readonly rows: readonly StoredRow[];
  readonly mails: readonly Mail[];
  /** Messages whose attempt was overtaken by a fault, and by which. */
  readonly overtaken: ReadonlyMap<number, string>;
  readonly faults: ReadonlyMap<string, number>;
  readonly integrity: string;
}

/** Compares what visitors were told, what the database has, and what the mail servers have. */
export function ledgerOf(evidence: Evidence): Ledger {
  const { sent, rows, mails, faults, integrity } = evidence;
  const failures: string[] = [];
  const fail = (number: number, what: string) => failures.push(`Enquiry no. ${number} ${what}.`);
  const stored = new Map<number, string>();
  for (const { number, state } of rows) {
    if (stored.has(number)) fail(number, 'is stored twice');
    if (!sent.whole.has(number)) fail(number, 'is stored, and was never sent whole');
    stored.set(number, state);
  }
  for (const number of sent.accepted) {
    if (!stored.has(number)) fail(number, 'was answered OK, and is not in the database: lost');
  }
  const confirmed = new Set(mails.filter((mail) => mail.isConfirmed).map(({ number }) => number));
  for (const [number, state] of stored) {
    if (state === 'sent' && !confirmed.has(number)) {
      fail(number, 'counts as sent, and no mail server said that it has it: lost');
    }
    if (state !== 'sent') fail(number, `is still ${state} though all faults are over`);
  }
  if (integrity !== 'ok') failures.push(`The database is damaged: ${integrity}.`);
  const states = [...stored.values()];
  return {
    accepted: sent.accepted.size,
    stored: [...sent.accepted].filter((number) => stored.has(number)).length,
    unanswered: [...stored.keys()].filter((number) => !sent.accepted.has(number)).length,
    delivered: [...stored.keys()].filter((number) => confirmed.has(number)).length,
    waiting: states.filter((state) => state !== 'sent').length,
    duplicates: duplicatesIn(evidence, fail),
    faults,
    failures,
  };
}

/** Counts mails beyond the first of a message by their reason; one without a reason is a failure. */
function duplicatesIn(
  { mails, overtaken }: Evidence,
  fail: (number: number, what: string) => void,
): Map<string, number> {
  const duplicates = new Map<string, number>();
  const earlier = new Map<number, Mail>();
  for (const mail of mails) {
    const before = earlier.get(mail.number);
    // A mail server that has not said that it has a mail gets it again, even if it had one before.
    const isExpected = before?.isConfirmed === false;
    earlier.set(mail.number, mail);
    if (!before) continue;
    const reason = isExpected
      ? 'the mail server did not say that it had the mail'
      : overtaken.get(mail.number);
    if (reason === undefined) fail(mail.number, 'was mailed again without a reason');
    else duplicates.set(reason, (duplicates.get(reason) ?? 0) + 1);
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
