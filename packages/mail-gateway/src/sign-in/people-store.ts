import { type Database, type Row, type Run, statementsOn } from '../store/database.ts';
import { type Person, type Role, roles } from './people.ts';
import { endPerson as endingStatements, withAccess } from './queries.ts';

/** Somebody who was invited in the admin. */
export interface InvitedPerson extends Person {
  readonly invitedAt: number;
}

/**
 * The outcome of a change. `ended`: the person may do less than before, and lost sessions, links and passkeys. Only
 * `done` and `ended` have changed anything.
 */
export type PersonChange = 'done' | 'ended' | 'unknown' | 'notOwner' | 'lastOwner';

/** A change to somebody who was invited. */
export interface NewRole {
  readonly email: string;
  /** Null removes the person. */
  readonly role: Role | null;
  /** The address of the owner who asks; undefined on the owner's own computer, where nobody signs in. */
  readonly by: string | undefined;
  /** The people of ADMIN_EMAILS, whom no change concerns. */
  readonly named: readonly Person[];
  readonly now: number;
}

/** Makes every other change to the people wait until the transaction ends. */
const lock = { sql: 'UPDATE bookkeeping SET only_row = only_row', values: [] };

const list = {
  sql: 'SELECT email, role, invited_at FROM people ORDER BY invited_at, email',
  values: [],
};

const find = 'SELECT email, role, invited_at FROM people WHERE email = $1';

const add = 'INSERT INTO people (email, role, invited_at) VALUES ($1, $2, $3)';

/** People who were invited in the admin, in a database that has their table. */
export class PeopleStore {
  readonly #database: Pick<Database, 'read' | 'write' | 'transaction'>;
  readonly #run: ReturnType<typeof statementsOn>;

  constructor(database: Pick<Database, 'read' | 'write' | 'transaction'>) {
    this.#database = database;
    this.#run = statementsOn(database);
  }

  async find(email: string): Promise<InvitedPerson | null> {
    const [row] = await this.#run.read(find, [email]);
    return row ? personIn(row) : null;
  }

  /** Everybody who was invited, in that order. */
  async list(): Promise<InvitedPerson[]> {
    return (await this.#database.read(list)).map(personIn);
  }

  /** Adds a person, after ending sessions, links and passkeys of an earlier stay. False for a person who is listed. */
  add({ email, role, invitedAt }: InvitedPerson): Promise<boolean> {
    return this.#database.transaction(async (run) => {
      await run(lock);
      if ((await run({ sql: find, values: [email] })).length > 0) {
        return false;
      }
      await endPerson(run, email, invitedAt);
      await run({ sql: add, values: [email, role, invitedAt] });
      return true;
    });
  }

  /**
   * Gives a person another role, or removes the person. A person who may do less than before is signed out everywhere,
   * and loses links and passkeys. The last owner remains an owner.
   */
  change({ email, role, by, named, now }: NewRole): Promise<PersonChange> {
    return this.#database.transaction(async (run) => {
      await run(lock);
      const people: Person[] = [...named, ...(await run(list)).map(personIn)];
      const person = people.find((each) => each.email === email);
      if (!person || named.includes(person)) {
        return 'unknown';
      }
      const isOwner = (each: Person) => each.role === 'owner';
      if (by !== undefined && !people.some((each) => each.email === by && isOwner(each))) {
        return 'notOwner';
      }
      const others = people.filter((each) => each !== person);
      if (role !== 'owner' && isOwner(person) && !others.some(isOwner)) {
        return 'lastOwner';
      }
      await run(
        role
          ? { sql: 'UPDATE people SET role = $2 WHERE email = $1', values: [email, role] }
          : { sql: 'DELETE FROM people WHERE email = $1', values: [email] },
      );
      if (!isLess(role, person.role)) {
        return 'done';
      }
      await endPerson(run, email, now);
      return 'ended';
    });
  }

  /**
   * Brings the database in line with ADMIN_EMAILS at a start. The people of ADMIN_EMAILS are removed from the invited
   * ones, so that they lose their access when they leave ADMIN_EMAILS. People in neither list lose sessions, links and
   * passkeys. The log of sign-ins stays.
   */
  async keepOnly(named: readonly Person[], now: number): Promise<void> {
    await this.#database.transaction(async (run) => {
      await run(lock);
      for (const { email } of named) {
        await run({ sql: 'DELETE FROM people WHERE email = $1', values: [email] });
      }
      const known = [...named, ...(await run(list)).map(personIn)].map(({ email }) => email);
      const signedIn = (await run({ sql: withAccess, values: [] })).map((row) =>
        String(row['email']),
      );
      for (const email of signedIn.filter((each) => !known.includes(each))) {
        await endPerson(run, email, now);
      }
    });
  }
}

/** Ends the sessions, links and passkeys of an address. The rows of sessions stay as the log. */
async function endPerson(run: Run, email: string, now: number): Promise<void> {
  for (const statement of endingStatements(email, now)) {
    await run(statement);
  }
}

/** Whether a role may do less than another; null is none. */
const isLess = (role: Role | null, than: Role): boolean =>
  role === null || roles.indexOf(role) > roles.indexOf(than);

function personIn(row: Row): InvitedPerson {
  return {
    email: String(row['email']),
    role: roles.find((each) => each === row['role']) ?? 'edit',
    invitedAt: Number(row['invited_at']),
  };
}
