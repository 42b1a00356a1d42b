import { DAY, MINUTE } from '../time.ts';
import { type Database, type Row, statementsOn } from './database.ts';
import { keepOwnMail } from './queries.ts';

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

/** Links and sessions of the people who sign in. Of a token only its hash is kept. */
export interface SignInStore {
  /** Keeps a link that has no token yet and, with `mailId`, queues the mail that will carry it. */
  keepLink(link: { id: string; email: string; now: number; mailId: string | null }): Promise<void>;
  /** How many links an address has asked for since then. */
  countLinks(email: string, since: number): Promise<number>;
  /** Gives a link its token, in place of an earlier one; the address, or null when it has expired. */
  issueLink(id: string, tokenHash: string, now: number): Promise<string | null>;
  /** Whether a link with this token would work. */
  hasLink(tokenHash: string, now: number): Promise<boolean>;
  /** Uses a link up; its address, or null when it has expired or was used before. */
  useLink(tokenHash: string, now: number): Promise<string | null>;
  openSession(session: Omit<Session, 'seenAt'>): Promise<void>;
  /** Null when there is none, or it has ended. */
  session(id: string, now: number): Promise<Session | null>;
  /** The sessions of an address that have not ended, the one seen last first. */
  sessions(email: string, now: number): Promise<Session[]>;
  noteSeen(id: string, now: number): Promise<void>;
  endSession(id: string, now: number): Promise<void>;
  /** Ends every session of an address. */
  endSessions(email: string, now: number): Promise<void>;
  /** Who signed in, newest first, sessions that have ended included. */
  signIns(): Promise<Session[]>;
  deleteExpired(now: number): Promise<void>;
}

const keepLink = `
  INSERT INTO sign_in_links (id, email, token_hash, created_at) VALUES ($1, $2, NULL, $3)`;

const countLinks =
  'SELECT COUNT(*) AS count FROM sign_in_links WHERE email = $1 AND created_at > $2';

const issueLink = `
  UPDATE sign_in_links SET token_hash = $2 WHERE id = $1 AND created_at > $3 RETURNING email`;

const findLink = 'SELECT email FROM sign_in_links WHERE token_hash = $1 AND created_at > $2';

/** The row stays for countLinks; without its token it leads nowhere. */
const useLink = `
  UPDATE sign_in_links SET token_hash = NULL
  WHERE token_hash = $1 AND created_at > $2
  RETURNING email`;

const openSession = `
  INSERT INTO sessions (token_hash, email, browser, created_at, seen_at)
  VALUES ($1, $2, $3, $4, $4)`;

const sessionColumns = 'token_hash, email, browser, created_at, seen_at';

const findSession = `
  SELECT ${sessionColumns} FROM sessions
  WHERE token_hash = $1 AND created_at > $2 AND ended_at IS NULL`;

const listSessions = `
  SELECT ${sessionColumns} FROM sessions
  WHERE email = $1 AND created_at > $2 AND ended_at IS NULL
  ORDER BY seen_at DESC`;

const listSignIns = `
  SELECT ${sessionColumns} FROM sessions ORDER BY created_at DESC LIMIT ${MOST_SIGN_INS}`;

const noteSeen = 'UPDATE sessions SET seen_at = $2 WHERE token_hash = $1';

const endSession = `
  UPDATE sessions SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL`;

const endSessions = 'UPDATE sessions SET ended_at = $2 WHERE email = $1 AND ended_at IS NULL';

const sessionOf = (row: Row): Session => ({
  id: String(row['token_hash']),
  email: String(row['email']),
  browser: String(row['browser']),
  createdAt: Number(row['created_at']),
  seenAt: Number(row['seen_at']),
});

/** Sign-in links and sessions in a database that has their tables. */
export function signInStoreOn(database: Database): SignInStore {
  const { read, write } = statementsOn(database);
  const emailOf = (row: Row | undefined) => (row ? String(row['email']) : null);

  return {
    async keepLink({ id, email, now, mailId }) {
      await database.write(
        { sql: keepLink, values: [id, email, now] },
        ...(mailId === null ? [] : [{ sql: keepOwnMail, values: [mailId, mailId, now] }]),
      );
    },
    async countLinks(email, since) {
      const [row] = await read(countLinks, [email, since]);
      return Number(row?.['count']);
    },
    async issueLink(id, tokenHash, now) {
      return emailOf((await write(issueLink, [id, tokenHash, now - LINK_VALID_FOR]))[0]);
    },
    async hasLink(tokenHash, now) {
      return (await read(findLink, [tokenHash, now - LINK_VALID_FOR])).length > 0;
    },
    async useLink(tokenHash, now) {
      return emailOf((await write(useLink, [tokenHash, now - LINK_VALID_FOR]))[0]);
    },
    async openSession({ id, email, browser, createdAt }) {
      await write(openSession, [id, email, browser, createdAt]);
    },
    async session(id, now) {
      const [row] = await read(findSession, [id, now - SESSION_VALID_FOR]);
      return row ? sessionOf(row) : null;
    },
    async sessions(email, now) {
      return (await read(listSessions, [email, now - SESSION_VALID_FOR])).map(sessionOf);
    },
    async noteSeen(id, now) {
      await write(noteSeen, [id, now]);
    },
    async endSession(id, now) {
      await write(endSession, [id, now]);
    },
    async endSessions(email, now) {
      await write(endSessions, [email, now]);
    },
    async signIns() {
      return (await read(listSignIns)).map(sessionOf);
    },
    async deleteExpired(now) {
      await database.write(
        { sql: 'DELETE FROM sign_in_links WHERE created_at <= $1', values: [now - DAY] },
        { sql: 'DELETE FROM sessions WHERE created_at <= $1', values: [now - SIGN_INS_KEPT_FOR] },
      );
    },
  };
}
