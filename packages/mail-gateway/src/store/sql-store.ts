import { FiguresStore } from '../figures/figures-store.ts';
import { MessageStore } from '../messages/message-store.ts';
import * as queries from '../messages/queries.ts';
import { foldOldMessages } from '../messages/search.ts';
import { Outbox } from '../outbox/outbox.ts';
import { DraftLinkStore } from '../sign-in/draft-link-store.ts';
import { PasskeyStore } from '../sign-in/passkey-store.ts';
import { PeopleStore } from '../sign-in/people-store.ts';
import { SignInStore } from '../sign-in/sign-in-store.ts';
import { type Database, StoreError } from './database.ts';
import { versions } from './schema.ts';
import type { Store } from './store.ts';

/**
 * The store on a database, its schema upgraded.
 * @param mayBeAway if the database does not answer now, upgrade before the first statement instead.
 */
export async function openStoreOn(database: Database, mayBeAway = false): Promise<Store> {
  try {
    await upgradeDatabase(database);
    return new SqlStore(database);
  } catch (error) {
    if (mayBeAway && error instanceof StoreError && error.busy) {
      return new SqlStore(upgradedFirst(database));
    }
    throw error;
  }
}

/** Brings the schema of a database up to the newest version, and its rows with it. */
export async function upgradeDatabase(database: Database): Promise<void> {
  await database.upgrade(versions);
  await foldOldMessages(database);
}

/** A database whose statements wait until its schema is upgraded. */
function upgradedFirst(database: Database): Database {
  let upgrading: Promise<void> | undefined;
  const upgraded = () => {
    upgrading ??= upgradeDatabase(database).catch((error: unknown) => {
      upgrading = undefined;
      throw error;
    });
    return upgrading;
  };
  return {
    ...database,
    read: (statement) => upgraded().then(() => database.read(statement)),
    write: (...statements) => upgraded().then(() => database.write(...statements)),
    transaction: (work, options) => upgraded().then(() => database.transaction(work, options)),
  };
}

/** The store on a database that has its schema already. */
class SqlStore extends MessageStore implements Store {
  readonly outbox: Outbox;
  readonly signIn: SignInStore;
  readonly draftLinks: DraftLinkStore;
  readonly passkeys: PasskeyStore;
  readonly figures: FiguresStore;
  readonly people: PeopleStore;
  readonly #database: Database;

  constructor(database: Database) {
    super(database);
    this.outbox = new Outbox(database);
    this.signIn = new SignInStore(database);
    this.draftLinks = new DraftLinkStore(database);
    this.passkeys = new PasskeyStore(database);
    this.figures = new FiguresStore(database);
    this.people = new PeopleStore(database);
    this.#database = database;
  }

  vacuum(): Promise<string | null> {
    return this.#database.vacuum();
  }

  durability(): ReturnType<Database['durability']> {
    return this.#database.durability();
  }

  async probe(now: number): Promise<void> {
    await this.#database.write({ sql: queries.probe, values: [now] });
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}
