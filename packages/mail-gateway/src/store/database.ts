/** An SQL statement with `$1…` placeholders and their values in order. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number | null | Uint8Array)[];
}

export type Row = Readonly<Record<string, string | number | null | Uint8Array>>;

/** Runs a statement in a transaction. */
export type Run = (statement: Statement) => Promise<Row[]>;

/**
 * The database under the store. Statements keep to the SQL that SQLite and PostgreSQL share. All methods reject with
 * StoreError.
 */
export interface Database {
  /** Runs a statement that changes nothing. */
  read(statement: Statement): Promise<Row[]>;
  /** Runs the statements as one transaction; resolves to the rows of each once it is durable. */
  write(...statements: Statement[]): Promise<Row[][]>;
  /**
   * Runs work in one transaction. A `readOnly` one sees the database as it is at one moment, while
   * others write.
   */
  transaction<T>(work: (run: Run) => Promise<T>, options?: { readOnly: boolean }): Promise<T>;
  /** Upgrades the schema to the newest version; safe in several processes at once. */
  upgrade(versions: readonly (readonly string[])[]): Promise<void>;
  /**
   * Removes the text of deleted rows from the database's files. Resolves to null, or to a sentence if a person has to
   * act first.
   */
  vacuum(): Promise<string | null>;
  /**
   * Whether a commit survives a power cut, and the settings that decide it: the database's, and
   * those that the gateway sets for its own connections.
   */
  durability(): Promise<{ durable: boolean; facts: Readonly<Record<string, string>> }>;
  close(): Promise<void>;
}

/** A database error: `full` when there is no disk space, else `unavailable`. */
export class StoreError extends Error {
  readonly kind: 'full' | 'unavailable';
  /** Whether the database was locked or unreachable, so that no statement ran. */
  readonly busy: boolean;

  constructor(kind: 'full' | 'unavailable', reason: string, { busy = false } = {}) {
    super(reason);
    this.kind = kind;
    this.busy = busy;
  }
}

/** Runs single statements: the short forms that the stores use. */
export function statementsOn(database: Pick<Database, 'read' | 'write'>) {
  const write = async (sql: string, values: Statement['values']) =>
    (await database.write({ sql, values }))[0] ?? [];
  return {
    read: (sql: string, values: Statement['values'] = []) => database.read({ sql, values }),
    /** Resolves to the rows that a change returns. */
    write,
    /** Whether a change returned any row. */
    isChanged: async (sql: string, values: Statement['values']) =>
      (await write(sql, values)).length > 0,
  };
}
