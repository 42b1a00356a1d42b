import { type Database, statementsOn } from '../store/database.ts';
import { validBetween } from '../store/valid-between.ts';
import { DAY } from '../time.ts';

/** The lifetime of a link to the saved pages. */
export const DRAFT_LINK_VALID_FOR = DAY;

const keep = 'INSERT INTO draft_links (token_hash, email, created_at) VALUES ($1, $2, $3)';

const find = `
  SELECT email FROM draft_links
  WHERE token_hash = $1 AND created_at > $2 AND created_at <= $3`;

/** Links to the saved pages in a database that has their table. Of a token only its hash is stored. */
export class DraftLinkStore {
  readonly #run: ReturnType<typeof statementsOn>;

  constructor(database: Pick<Database, 'read' | 'write'>) {
    this.#run = statementsOn(database);
  }

  async keep(tokenHash: string, email: string, now: number): Promise<void> {
    await this.#run.write(keep, [tokenHash, email, now]);
  }

  /** The person who made a link; null for an unknown or expired link. */
  async emailOf(tokenHash: string, now: number): Promise<string | null> {
    const values = [tokenHash, ...validBetween(now, DRAFT_LINK_VALID_FOR)];
    const [row] = await this.#run.read(find, values);
    return row ? String(row['email']) : null;
  }

  async deleteExpired(now: number): Promise<void> {
    const sql = 'DELETE FROM draft_links WHERE created_at <= $1';
    await this.#run.write(sql, [now - DRAFT_LINK_VALID_FOR]);
  }
}
