// Fills a database with messages that were sent long ago, inside the database: a million rows through
// the gateway would take minutes.
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { locationOf, openStore } from '../../mail-gateway/src/store/open.ts';
import { rowOf } from './message.ts';

/** The average time between two messages, in milliseconds. */
const MILLISECONDS_EACH = 60_000;

/** What the two databases call differently. */
interface Dialect {
  /** A table of the numbers from 1 to $1, in the column n. */
  readonly numbers: string;
  /** A text of so many random characters of 0-9 and a-f. */
  readonly random: (length: number) => string;
}

const dialects = {
  sqlite: {
    numbers:
      'WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < $1)',
    random: (length) => `lower(hex(randomblob(${length / 2})))`,
  },
  postgres: {
    numbers: 'WITH numbers(n) AS (SELECT generate_series(1, $1::bigint))',
    random: (length) =>
      `substr(md5(random()::text || n) || md5(random()::text || n), 1, ${length})`,
  },
} satisfies Record<string, Dialect>;

/** The time of message n, before the time $8. */
const sentAt = `CAST($8 AS BIGINT) - n * ${MILLISECONDS_EACH}`;

/** Texts as those of an ordinary message; ids and fingerprints are as long as the gateway's. */
const insertSent = ({ numbers, random }: Dialect) => `
  INSERT INTO messages (id, fingerprint, state, from_name, from_email, from_subject, from_number,
    from_message, other_fields, page, reasons, received_at, state_since, due_at, attempts, sent_at,
    sent_by)
  ${numbers}
  SELECT ${random(12)}, ${random(44)}, 'sent', $2, $3, $4, $5, $6, '', $7, '',
    ${sentAt}, ${sentAt}, ${sentAt}, 1, ${sentAt}, 'smtp'
  FROM numbers`;

/** Puts `count` sent messages into an empty database, in one transaction. */
export async function fillDatabase(url: string, count: number): Promise<void> {
  await (await openStore(url)).close();
  if (count === 0) return;
  const [, , , name, email, subject, number, message, , page] = rowOf(0);
  const values = [count, name, email, subject, number, message, page, Date.now()];
  if (url.startsWith('file:')) fillSqlite(url, values);
  else await fillPostgres(url, values);
}

type Value = string | number | bigint | null | undefined;

function fillSqlite(url: string, values: readonly Value[]): void {
  const database = new DatabaseSync(locationOf(url));
  const named = values.map((value, index) => [`$${index + 1}`, value ?? null] as const);
  database.prepare(insertSent(dialects.sqlite)).run(Object.fromEntries(named));
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

async function fillPostgres(url: string, values: readonly Value[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(insertSent(dialects.postgres), [...values]);
    await client.query('VACUUM ANALYZE messages');
  } finally {
    await client.end();
  }
}
