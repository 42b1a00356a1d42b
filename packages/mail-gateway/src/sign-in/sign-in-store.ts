import { newDelivery } from '../outbox/outbox.ts';
import { type Database, type Row, statementsOn } from '../store/database.ts';
import { validBetween } from '../store/valid-between.ts';
import { DAY, MINUTE } from '../time.ts';
import * as queries from './queries.ts';

/** The lifetime of a sign-in link. */
export const LINK_VALID_FOR = 15 * MINUTE;

/** The lifetime of a session. */
export const SESSION_VALID_FOR = 30 * DAY;

/** The time for which the log of sign-ins is stored. */
const SIGN_INS_KEPT_FOR = 90 * DAY;

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

/** A link before it has its token. */
export interface NewLink {
  readonly id: string;
  readonly email: string;
  readonly now: number;
  /** Whether another person has asked for the link. */
  readonly isInvitation?: boolean;
}

/** A link whose token was just made. */
export interface IssuedLink {
  readonly email: string;
  readonly isInvitation: boolean;
}

/** Links and sessions in a database that has their tables. Of a token only its hash is stored. */
export class SignInStore {
  readonly #database: Pick<Database, 'read' | 'write'>;
  readonly #run: ReturnType<typeof statementsOn>;

  constructor(database: Pick<Database, 'read' | 'write'>) {
    this.#database = database;
    this.#run = statementsOn(database);
  }

  /** Stores a link that has no token yet; `isMailed` queues the mail that will carry it, with the same id. */
  async keepLink(
    { id, email, now, isInvitation = false }: NewLink,
    { isMailed }: { isMailed: boolean } = { isMailed: false },
  ): Promise<void> {
    await this.#database.write(
      { sql: queries.keepLink, values: [id, email, now, Number(isInvitation)] },
      ...(isMailed ? [newDelivery({ id, kind: 'sign-in', now })] : []),
    );
  }

  /** The number of valid links for an address. */
  async countLinks(email: string, now: number): Promise<number> {
    const values = [email, ...validBetween(now, LINK_VALID_FOR)];
    const [row] = await this.#run.read(queries.countLinks, values);
    return Number(row?.['count']);
  }

  /** Replaces the token of a link. Null for an expired link. */
  async issueLink(id: string, tokenHash: string, now: number): Promise<IssuedLink | null> {
    const values = [id, tokenHash, ...validBetween(now, LINK_VALID_FOR)];
    const [row] = await this.#run.write(queries.issueLink, values);
    return row
      ? { email: String(row['email']), isInvitation: Number(row['is_invitation']) === 1 }
      : null;
  }

  /** Whether a link with this token would work. */
  async hasLink(tokenHash: string, now: number): Promise<boolean> {
    const values = [tokenHash, ...validBetween(now, LINK_VALID_FOR)];
    return (await this.#run.read(queries.findLink, values)).length > 0;
  }

  /** Consumes a link. Returns its address, or null for a used or expired link. */
  async useLink(tokenHash: string, now: number): Promise<string | null> {
    const values = [tokenHash, ...validBetween(now, LINK_VALID_FOR)];
    const [row] = await this.#run.write(queries.useLink, values);
    return row ? String(row['email']) : null;
  }

  async openSession({ id, email, browser, createdAt }: Omit<Session, 'seenAt'>): Promise<void> {
    await this.#run.write(queries.openSession, [id, email, browser, createdAt]);
  }

  /** Null when there is none, or it has ended. */
  async session(id: string, now: number): Promise<Session | null> {
    const values = [id, ...validBetween(now, SESSION_VALID_FOR)];
    const [row] = await this.#run.read(queries.findSession, values);
    return row ? sessionOf(row) : null;
  }

  /** The sessions of an address that have not ended, the last seen first. */
  async sessions(email: string, now: number): Promise<Session[]> {
    const values = [email, ...validBetween(now, SESSION_VALID_FOR)];
    return (await this.#run.read(queries.listSessions, values)).map(sessionOf);
  }

  async noteSeen(id: string, now: number): Promise<void> {
    await this.#run.write(queries.noteSeen, [id, now]);
  }

  async endSession(id: string, now: number): Promise<void> {
    await this.#run.write(queries.endSession, [id, now]);
  }

  /** Ends every session of an address, its sign-in links, and its links to the saved pages. */
  async endSessions(email: string, now: number): Promise<void> {
    await this.#database.write(
      { sql: queries.endSessions, values: [email, now] },
      { sql: queries.endLinks, values: [email] },
      { sql: queries.deleteDraftLinks, values: [email] },
    );
  }

  /** When each address signed in last, as far as the log goes back. */
  async lastSignIns(): Promise<Map<string, number>> {
    const rows = await this.#run.read(queries.lastSignIns);
    return new Map(rows.map(({ email, at }) => [String(email), Number(at)]));
  }

  /** The log of sign-ins, newest first, including ended sessions. */
  async signIns(): Promise<Session[]> {
    return (await this.#run.read(queries.listSignIns)).map(sessionOf);
  }

  async deleteExpired(now: number): Promise<void> {
    await this.#database.write(
      { sql: queries.deleteOldLinks, values: [now - DAY] },
      { sql: queries.deleteOldSessions, values: [now - SIGN_INS_KEPT_FOR] },
    );
  }
}

function sessionOf(row: Row): Session {
  return {
    id: String(row['token_hash']),
    email: String(row['email']),
    browser: String(row['browser']),
    createdAt: Number(row['created_at']),
    seenAt: Number(row['seen_at']),
  };
}
