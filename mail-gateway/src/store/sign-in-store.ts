import { DAY, MINUTE } from '../time.ts';
import type { Database, Statement } from './database.ts';

/** A link to sign in works this long after it was asked for. */
export const LINK_VALID_FOR = 15 * MINUTE;

/** A session ends this long after it began. */
export const SESSION_VALID_FOR = 30 * DAY;

/** A browser in which somebody is signed in. */
export interface Session {
  readonly email: string;
  readonly createdAt: number;
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
  openSession(tokenHash: string, session: Session): Promise<void>;
  /** Null when there is none, or it has ended. */
  session(tokenHash: string, now: number): Promise<Session | null>;
  endSession(tokenHash: string): Promise<void>;
  /** Ends every session of an address. */
  endSessions(email: string): Promise<void>;
  deleteExpired(now: number): Promise<void>;
}

const keepLink = `
  INSERT INTO sign_in_links (id, email, token_hash, created_at) VALUES ($1, $2, NULL, $3)`;

/** Queues the mail of a link like a message; its text is written when it is sent. */
const queueMail = `
  INSERT INTO messages (id, fingerprint, state, from_name, from_email, from_subject, from_number,
    from_message, page, reasons, received_at, state_since, due_at, attempts)
  VALUES ($1, $1, 'queued', '', '', '', '', '', '', '', $2, $2, $2, 0)`;

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

const openSession = 'INSERT INTO sessions (token_hash, email, created_at) VALUES ($1, $2, $3)';

const findSession = `
  SELECT email, created_at FROM sessions WHERE token_hash = $1 AND created_at > $2`;

/** Sign-in links and sessions in a database that has their tables. */
export function signInStoreOn(database: Database): SignInStore {
  const read = (sql: string, values: Statement['values']) => database.read({ sql, values });
  const write = async (sql: string, values: Statement['values']) =>
    (await database.write({ sql, values }))[0] ?? [];
  const emailOf = (row: Readonly<Record<string, unknown>> | undefined) =>
    row ? String(row['email']) : null;

  return {
    async keepLink({ id, email, now, mailId }) {
      await database.write(
        { sql: keepLink, values: [id, email, now] },
        ...(mailId === null ? [] : [{ sql: queueMail, values: [mailId, now] }]),
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
    async openSession(tokenHash, { email, createdAt }) {
      await write(openSession, [tokenHash, email, createdAt]);
    },
    async session(tokenHash, now) {
      const [row] = await read(findSession, [tokenHash, now - SESSION_VALID_FOR]);
      return row ? { email: String(row['email']), createdAt: Number(row['created_at']) } : null;
    },
    async endSession(tokenHash) {
      await write('DELETE FROM sessions WHERE token_hash = $1', [tokenHash]);
    },
    async endSessions(email) {
      await write('DELETE FROM sessions WHERE email = $1', [email]);
    },
    async deleteExpired(now) {
      await database.write(
        { sql: 'DELETE FROM sign_in_links WHERE created_at <= $1', values: [now - DAY] },
        { sql: 'DELETE FROM sessions WHERE created_at <= $1', values: [now - SESSION_VALID_FOR] },
      );
    },
  };
}
