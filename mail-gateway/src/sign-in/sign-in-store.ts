import { newDelivery } from '../outbox/outbox.ts';
import { type Database, type Row, statementsOn } from '../store/database.ts';
import { validBetween } from '../store/valid-between.ts';
import { DAY, MINUTE } from '../time.ts';

/** The lifetime of a sign-in link. */
export const LINK_VALID_FOR = 15 * MINUTE;

/** The lifetime of a session. */
export const SESSION_VALID_FOR = 30 * DAY;

/** The time for which the log of sign-ins is stored. */
const SIGN_INS_KEPT_FOR = 90 * DAY;

/** Most sign-ins that the log shows. */
const MOST_SIGN_INS = 50;

/** A signed-in browser. */
export interface Session {
  /** The hash of its token. */
  readonly id: string;
  readonly email: string;
  /** The browser, such as `Chrome, Android`; empty if unknown. */
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

/** The row stays for countLinks; without its token the link does not work. */
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

/** The tables of an address, apart from its sessions and links to drafts. */
const tablesOfPerson = ['sign_in_links', 'passkeys', 'passkey_challenges'];

/** The addresses with a session, a link or a passkey. */
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
    /** The number of valid links for an address. */
    async countLinks(email: string, now: number): Promise<number> {
      const [row] = await read(countLinks, [email, ...validBetween(now, LINK_VALID_FOR)]);
      return Number(row?.['count']);
    },
    /** Replaces the token of a link. Returns the address, or null for an expired link. */
    async issueLink(id: string, tokenHash: string, now: number): Promise<string | null> {
      return emailOf(
        (await write(issueLink, [id, tokenHash, ...validBetween(now, LINK_VALID_FOR)]))[0],
      );
    },
    /** Whether a link with this token would work. */
    async hasLink(tokenHash: string, now: number): Promise<boolean> {
      return (await read(findLink, [tokenHash, ...validBetween(now, LINK_VALID_FOR)])).length > 0;
    },
    /** Consumes a link. Returns its address, or null for a used or expired link. */
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
    /** Ends every session of an address, its sign-in links, and its links to the saved pages. */
    async endSessions(email: string, now: number): Promise<void> {
      await database.write(
        { sql: endSessions, values: [email, now] },
        { sql: endLinks, values: [email] },
        { sql: deleteDraftLinks, values: [email] },
      );
    },
    /**
     * Ends all sessions, links and passkeys of other addresses for good: an address that is listed again starts anew.
     * The log of sign-ins stays.
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
    /** The log of sign-ins, newest first, including ended sessions. */
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
