/** One SQL statement with `$1…` placeholders and the values for them, in order. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
}

export type Row = Readonly<Record<string, string | number | null>>;

/**
 * What the store needs of a database. The same statements run on every one of them, so they keep
 * to the SQL that SQLite and PostgreSQL share. All methods reject with StoreError.
 */
export interface Database {
  /** Rows of a statement that changes nothing. */
  read(statement: Statement): Promise<Row[]>;
  /** Runs the statements as one transaction; resolves, with the rows of each, once it is durable. */
  write(...statements: Statement[]): Promise<Row[][]>;
  /** The time of the machine that the database runs on, in milliseconds since 1970 (UTC). */
  now(): Promise<number>;
  /** Brings the schema to the newest version; safe when several processes do it at once. */
  upgrade(versions: readonly (readonly string[])[]): Promise<void>;
  /** Removes what is left of deleted rows in files beside the table; null when nothing is. */
  vacuum(): Promise<Leftovers | null>;
  /**
   * Whether a commit of this connection survives a power cut, and the settings that decide it: as
   * they are in the database, and as the gateway sets them for its own connections.
   */
  durability(): Promise<{ durable: boolean; facts: Readonly<Record<string, string>> }>;
  close(): Promise<void>;
}

/** What is left of deleted rows, in a sentence. */
export interface Leftovers {
  readonly sentence: string;
  /** True when the database sees to it by itself in time, false when a person has to. */
  readonly passing: boolean;
}

/** The database did not do what was asked: `full` when there is no room, `unavailable` otherwise. */
export class StoreError extends Error {
  readonly kind: 'full' | 'unavailable';
  /** True when nothing was tried, because another process held the database or none was there. */
  readonly busy: boolean;

  constructor(kind: 'full' | 'unavailable', reason: string, { busy = false } = {}) {
    super(reason);
    this.kind = kind;
    this.busy = busy;
  }
}
