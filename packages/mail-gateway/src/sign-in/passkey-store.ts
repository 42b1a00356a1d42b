import { type Database, type Row, statementsOn } from '../store/database.ts';
import { validBetween } from '../store/valid-between.ts';
import { MINUTE } from '../time.ts';

/** The lifetime of a challenge. */
export const CHALLENGE_VALID_FOR = 5 * MINUTE;

/** A key pair for signing in; its private half is in the person's device. */
export interface Passkey {
  /** The credential's id, in base64url. */
  readonly id: string;
  readonly email: string;
  /** In base64url. */
  readonly publicKey: string;
  /** The device's count of signatures; always 0 on many devices. */
  readonly counter: number;
  /** The transports by which browsers reach the device, such as `internal`. */
  readonly transports: readonly string[];
  /** The browser in which it was added; empty if unknown. */
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

const keepChallenge = `
  INSERT INTO passkey_challenges (challenge, email, created_at) VALUES ($1, $2, $3)`;

const useChallenge = `
  DELETE FROM passkey_challenges
  WHERE challenge = $1 AND email = $2 AND created_at > $3 AND created_at <= $4
  RETURNING challenge`;

const add = `
  INSERT INTO passkeys (id, email, public_key, counter, transports, name, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING
  RETURNING id`;

const noteUse = `
  UPDATE passkeys SET counter = $2, used_at = $3
  WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))
  RETURNING id`;

const passkeyOf = (row: Row): Passkey => ({
  id: String(row['id']),
  email: String(row['email']),
  publicKey: String(row['public_key']),
  counter: Number(row['counter']),
  transports: String(row['transports']).split(',').filter(Boolean),
  name: String(row['name']),
  createdAt: Number(row['created_at']),
  usedAt: row['used_at'] == null ? null : Number(row['used_at']),
});

/** Passkeys and the challenges for them in a database that has their tables. */
export class PasskeyStore {
  readonly #run: ReturnType<typeof statementsOn>;

  constructor(database: Pick<Database, 'read' | 'write'>) {
    this.#run = statementsOn(database);
  }

  /** Stores a challenge for a person who adds a passkey, or for signing in (`''`). */
  async keepChallenge(challenge: string, email: string, now: number): Promise<void> {
    await this.#run.write(keepChallenge, [challenge, email, now]);
  }

  /** Consumes a challenge; false for an unknown, used or expired one, and for another person's. */
  useChallenge(challenge: string, email: string, now: number): Promise<boolean> {
    const values = [challenge, email, ...validBetween(now, CHALLENGE_VALID_FOR)];
    return this.#run.isChanged(useChallenge, values);
  }

  /** False when there is one with this id already. */
  add(passkey: Omit<Passkey, 'usedAt'>): Promise<boolean> {
    const { id, email, publicKey, counter, transports, name, createdAt } = passkey;
    const values = [id, email, publicKey, counter, transports.join(','), name, createdAt];
    return this.#run.isChanged(add, values);
  }

  async find(id: string): Promise<Passkey | null> {
    const [row] = await this.#run.read('SELECT * FROM passkeys WHERE id = $1', [id]);
    return row ? passkeyOf(row) : null;
  }

  /** The passkeys of an address, the oldest first. */
  async list(email: string): Promise<Passkey[]> {
    const sql = 'SELECT * FROM passkeys WHERE email = $1 ORDER BY created_at';
    return (await this.#run.read(sql, [email])).map(passkeyOf);
  }

  /** Records a use of a passkey; false if its counter did not increase, or the passkey was removed. */
  noteUse(id: string, counter: number, now: number): Promise<boolean> {
    return this.#run.isChanged(noteUse, [id, counter, now]);
  }

  /** Removes a passkey of an address. */
  async remove(id: string, email: string): Promise<void> {
    await this.#run.write('DELETE FROM passkeys WHERE id = $1 AND email = $2', [id, email]);
  }

  async deleteExpired(now: number): Promise<void> {
    const sql = 'DELETE FROM passkey_challenges WHERE created_at <= $1';
    await this.#run.write(sql, [now - CHALLENGE_VALID_FOR]);
  }
}
