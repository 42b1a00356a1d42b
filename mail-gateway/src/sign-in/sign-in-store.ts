import { newDelivery } from '../outbox/outbox.ts';
import { type Database, type Row, statementsOn } from '../store/database.ts';
import { validBetween } from '../store/valid-between.ts';
import { DAY, MINUTE } from '../time.ts';

/** A link to sign in works this long after it was asked for. */
export const LINK_VALID_FOR = 15 * MINUTE;

/** A session ends this long after it began. */
export const SESSION_VALID_FOR = 30 * DAY;

/** When somebody signed in is kept this long. */
const SIGN_INS_KEPT_FOR = 90 * DAY;

/** Most sign-ins that the log shows. */
const MOST_SIGN_INS = 50;

/** A browser in which somebody signed in. */
export interface Session {
  /** The hash of its token. */
  readonly id: string;
  readonly email: string;
  /** Such as `Chrome, Android`; empty when it is not known. */
  readonly browser: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

const keepLink = `
  INSERT INTO sign_in_links (id, email, token_hash, created_at) VALUES ($1, $2, NULL, $3)`;

const countLinks =
  'SELECT COUNT(*) AS count FROM sign_in_links WHERE email = $1 AND created_at > $2 AND created_at <= $3';

const issueLink = `
  UPDATE sign_in_links SET token_hash = $2
  WHERE id = $1 AND created_at > $3 AND created_at <= $4
  RETURNING email`;

const findLink = `
  SELECT email FROM sign_in_links
  WHERE token_hash = $1 AND created_at > $2 AND created_at <= $3`;

/** The row stays for countLinks; without its token it leads nowhere. */
const useLink = `
  UPDATE sign_in_links SET token_hash = NULL
  WHERE token_hash = $1 AND created_at > $2 AND created_at <= $3
  RETURNING email`;

const openSession = `
  INSERT INTO sessions (token_hash, email, browser, created_at, seen_at)
  VALUES ($1, $2, $3, $4, $4)`;

const sessionColumns = 'token_hash, email, browser, created_at, seen_at';

const findSession = `
  SELECT ${sessionColumns} FROM sessions
  WHERE token_hash = $1 AND created_at > $2 AND created_at <= $3 AND ended_at IS NULL`;

const listSessions = `
  SELECT ${sessionColumns} FROM sessions
  WHERE email = $1 AND created_at > $2 AND created_at <= $3 AND ended_at IS NULL
  ORDER BY seen_at DESC`;

const listSignIns = `
  SELECT ${sessionColumns} FROM sessions ORDER BY created_at DESC LIMIT ${MOST_SIGN_INS}`;

const noteSeen = 'UPDATE sessions SET seen_at = $2 WHERE token_hash = $1';

const endSession = `
  UPDATE sessions SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL`;

const endSessions = 'UPDATE sessions SET ended_at = $2 WHERE email = $1 AND ended_at IS NULL';

const endLinks = 'UPDATE sign_in_links SET token_hash = NULL WHERE email = $1';

const deleteDraftLinks = 'DELETE FROM draft_links WHERE email = $1';

/** What else an address has with which somebody signs in. */
const tablesOfPerson = ['sign_in_links', 'passkeys', 'passkey_challenges'];

/** Who could sign in, or is signed in, if their address were listed. */
const listPeople = `
  SELECT email FROM sessions WHERE ended_at IS NULL
  UNION SELECT email FROM draft_links
  ${tablesOfPerson.map((table) => `UNION SELECT email FROM ${table} WHERE email <> ''`).join(' ')}`;

const sessionOf = (row: Row): Session => ({
  id: String(row['token_hash']),
  email: String(row['email']),
  browser: String(row['browser']),
  createdAt: Number(row['created_at']),
  seenAt: Number(row['seen_at']),
});

export type SignInStore = ReturnType<typeof signInStoreOn>;

/**
 * Links and sessions of the people who sign in, in a database that has their tables. Of a token only
 * its hash is kept.
 */
export function signInStoreOn(database: Database) {
  const { read, write } = statementsOn(database);
  const emailOf = (row: Row | undefined) => (row ? String(row['email']) : null);

  return {
    /** Stores a link that has no token yet; `isMailed` queues the mail that will carry it, with the same id. */
    async keepLink(
      { id, email, now }: { id: string; email: string; now: number },
      { isMailed }: { isMailed: boolean } = { isMailed: false },
    ): Promise<void> {
      await database.write(
        { sql: keepLink, values: [id, email, now] },
        ...(isMailed ? [newDelivery({ id, kind: 'sign-in', now })] : []),
      );
    },
    /** How many links an address has asked for that can still be used. */
    async countLinks(email: string, now: number): Promise<number> {
      const [row] = await read(countLinks, [email, ...validBetween(now, LINK_VALID_FOR)]);
      return Number(row?.['count']);
    },
    /** Gives a link its token, in place of an earlier one; the address, or null when it has expired. */
    async issueLink(id: string, tokenHash: string, now: number): Promise<string | null> {
      return emailOf(
        (await write(issueLink, [id, tokenHash, ...validBetween(now, LINK_VALID_FOR)]))[0],
      );
    },
    /** Whether a link with this token would work. */
    async hasLink(tokenHash: string, now: number): Promise<boolean> {
      return (await read(findLink, [tokenHash, ...validBetween(now, LINK_VALID_FOR)])).length > 0;
    },
    /** Uses a link up; its address, or null when it has expired or was used before. */
    async useLink(tokenHash: string, now: number): Promise<string | null> {
      return emailOf((await write(useLink, [tokenHash, ...validBetween(now, LINK_VALID_FOR)]))[0]);
    },
    async openSession(session: Omit<Session, 'seenAt'>): Promise<void> {
      const { id, email, browser, createdAt } = session;
      await write(openSession, [id, email, browser, createdAt]);
    },
    /** Null when there is none, or it has ended. */
    async session(id: string, now: number): Promise<Session | null> {
      const [row] = await read(findSession, [id, ...validBetween(now, SESSION_VALID_FOR)]);
      return row ? sessionOf(row) : null;
    },
    /** The sessions of an address that have not ended, the one seen last first. */
    async sessions(email: string, now: number): Promise<Session[]> {
      return (await read(listSessions, [email, ...validBetween(now, SESSION_VALID_FOR)])).map(
        sessionOf,
      );
    },
    async noteSeen(id: string, now: number): Promise<void> {
      await write(noteSeen, [id, now]);
    },
    async endSession(id: string, now: number): Promise<void> {
      await write(endSession, [id, now]);
    },
    /** Ends every session of an address, its links to sign in that were sent, and those to the saved pages. */
    async endSessions(email: string, now: number): Promise<void> {
      await database.write(
        { sql: endSessions, values: [email, now] },
        { sql: endLinks, values: [email] },
        { sql: deleteDraftLinks, values: [email] },
      );
    },
    /**
     * Ends for good whatever lets in people of other addresses than these: an address that is listed again
     * begins anew. Who signed in stays in the log.
     */
    async endOthers(listed: readonly string[], now: number): Promise<void> {
      const people = (await read(listPeople)).map((row) => String(row['email']));
      for (const email of people.filter((each) => !listed.includes(each))) {
        await database.write(
          { sql: endSessions, values: [email, now] },
          { sql: deleteDraftLinks, values: [email] },
          ...tablesOfPerson.map((table) => ({
            sql: `DELETE FROM ${table} WHERE email = $1`,
            values: [email],
          })),
        );
      }
    },
    /** Who signed in, newest first, sessions that have ended included. */
    async signIns(): Promise<Session[]> {
      return (await read(listSignIns)).map(sessionOf);
    },
    async deleteExpired(now: number): Promise<void> {
      await database.write(
        { sql: 'DELETE FROM sign_in_links WHERE created_at <= $1', values: [now - DAY] },
        { sql: 'DELETE FROM sessions WHERE created_at <= $1', values: [now - SIGN_INS_KEPT_FOR] },
      );
    },
  };
}
