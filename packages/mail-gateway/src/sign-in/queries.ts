// Statements on links and sessions. They run on SQLite and PostgreSQL alike.
import type { Statement } from '../store/database.ts';

/** Most sign-ins that the log shows. */
const MOST_SIGN_INS = 50;

export const keepLink = `
  INSERT INTO sign_in_links (id, email, token_hash, created_at, is_invitation)
  VALUES ($1, $2, NULL, $3, $4)`;

export const countLinks =
  'SELECT COUNT(*) AS count FROM sign_in_links WHERE email = $1 AND created_at > $2 AND created_at <= $3';

export const issueLink = `
  UPDATE sign_in_links SET token_hash = $2
  WHERE id = $1 AND created_at > $3 AND created_at <= $4
  RETURNING email, is_invitation`;

export const findLink = `
  SELECT email FROM sign_in_links
  WHERE token_hash = $1 AND created_at > $2 AND created_at <= $3`;

/** The row stays for countLinks; without its token the link does not work. */
export const useLink = `
  UPDATE sign_in_links SET token_hash = NULL
  WHERE token_hash = $1 AND created_at > $2 AND created_at <= $3
  RETURNING email`;

export const openSession = `
  INSERT INTO sessions (token_hash, email, browser, created_at, seen_at)
  VALUES ($1, $2, $3, $4, $4)`;

const sessionColumns = 'token_hash, email, browser, created_at, seen_at';

export const findSession = `
  SELECT ${sessionColumns} FROM sessions
  WHERE token_hash = $1 AND created_at > $2 AND created_at <= $3 AND ended_at IS NULL`;

export const listSessions = `
  SELECT ${sessionColumns} FROM sessions
  WHERE email = $1 AND created_at > $2 AND created_at <= $3 AND ended_at IS NULL
  ORDER BY seen_at DESC`;

export const listSignIns = `
  SELECT ${sessionColumns} FROM sessions ORDER BY created_at DESC LIMIT ${MOST_SIGN_INS}`;

export const lastSignIns = 'SELECT email, MAX(created_at) AS at FROM sessions GROUP BY email';

export const noteSeen = 'UPDATE sessions SET seen_at = $2 WHERE token_hash = $1';

export const endSession = `
  UPDATE sessions SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL`;

export const endSessions =
  'UPDATE sessions SET ended_at = $2 WHERE email = $1 AND ended_at IS NULL';

export const endLinks = 'UPDATE sign_in_links SET token_hash = NULL WHERE email = $1';

export const deleteDraftLinks = 'DELETE FROM draft_links WHERE email = $1';

/** The tables of an address, apart from its sessions and links to drafts. */
const tablesOfPerson = ['sign_in_links', 'passkeys', 'passkey_challenges'];

/** Ends the sessions of an address, and deletes its links, passkeys and challenges. */
export const endPerson = (email: string, now: number): Statement[] => [
  { sql: endSessions, values: [email, now] },
  { sql: deleteDraftLinks, values: [email] },
  ...tablesOfPerson.map((table) => ({
    sql: `DELETE FROM ${table} WHERE email = $1`,
    values: [email],
  })),
];

/** The addresses with a session, a link or a passkey. */
export const withAccess = `
  SELECT email FROM sessions WHERE ended_at IS NULL
  UNION SELECT email FROM draft_links
  ${tablesOfPerson.map((table) => `UNION SELECT email FROM ${table} WHERE email <> ''`).join(' ')}`;

export const deleteOldLinks = 'DELETE FROM sign_in_links WHERE created_at <= $1';

export const deleteOldSessions = 'DELETE FROM sessions WHERE created_at <= $1';
