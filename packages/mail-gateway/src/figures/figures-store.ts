import { type Database, type Row, type Statement, statementsOn } from '../store/database.ts';
import { dayBefore } from '../time.ts';
import { OTHER } from './arrival.ts';
import { type Count, type Subject, subjects } from './view-counter.ts';

/** The fewest views of a day for which a source or a campaign is named. */
const FEWEST = 5;

/** Days in 25 months, after which figures are deleted: two whole years can be compared. */
const KEPT_DAYS = 761;

/** Counts in one transaction, so that messages do not wait for a minute of many views. */
const AT_ONCE = 200;

/** Adds a count to the stored count of the same name. */
export const addToCount =
  'ON CONFLICT (subject, day, page, name) DO UPDATE SET count = figures.count + excluded.count';

const add = `
  INSERT INTO figures (subject, day, page, name, count) VALUES ($1, $2, $3, $4, $5) ${addToCount}`;

/** The condition of counts that are too small to be named. */
const isSmall = `
  subject IN ('source', 'campaign', 'page-source', 'page-campaign') AND count < ${FEWEST}`;

const shown = `CASE WHEN ${isSmall} THEN '${OTHER}' ELSE name END`;

const namesOf = `
  SELECT ${shown} AS shown, SUM(count) AS count FROM figures
  WHERE subject = $1 AND day >= $2 AND day <= $3
  GROUP BY shown ORDER BY count DESC, shown`;

const namesOfPages = `
  SELECT page, ${shown} AS shown, SUM(count) AS count FROM figures
  WHERE subject = $1 AND day >= $2 AND day <= $3
  GROUP BY page, shown ORDER BY count DESC, shown`;

const daysOf = `
  SELECT day, SUM(count) AS count FROM figures
  WHERE subject = $1 AND day >= $2 AND day <= $3
  GROUP BY day ORDER BY day`;

const everyCount = `
  SELECT subject, day, page, ${shown} AS shown, SUM(count) AS count FROM figures
  WHERE day >= $1 AND day <= $2
  GROUP BY subject, day, page, shown ORDER BY day, subject, page, count DESC, shown`;

const firstDay = "SELECT MIN(day) AS day FROM figures WHERE subject = 'page'";

/** Ended days only: a day that goes on may still reach the limit. */
const removeSmall = `
  DELETE FROM figures WHERE ${isSmall} AND day < $1 AND name <> '${OTHER}'
  RETURNING subject, day, page, count`;

const deleteOld = `
  DELETE FROM figures
  WHERE subject IN (${subjects.map((subject) => `'${subject}'`).join(', ')}) AND day < $1`;

/** A name and how often it was counted. */
export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** The figures in a database that has their table. Days are inclusive, and written as `2026-11-20`. */
export class FiguresStore {
  readonly #database: Pick<Database, 'read' | 'write' | 'transaction'>;
  readonly #run: ReturnType<typeof statementsOn>;

  constructor(database: Pick<Database, 'read' | 'write' | 'transaction'>) {
    this.#database = database;
    this.#run = statementsOn(database);
  }

  /** Adds counts to the stored ones, which several gateways share. Resolves to the counts that could not be stored. */
  async add(counts: readonly Count[]): Promise<readonly Count[]> {
    for (let done = 0; done < counts.length; done += AT_ONCE) {
      const statements = counts.slice(done, done + AT_ONCE).map(addition);
      try {
        await this.#database.write(...statements);
      } catch {
        return counts.slice(done);
      }
    }
    return [];
  }

  /** The names of a subject by their counts, the largest first; `OTHER` has the rare ones. */
  async names(subject: Subject, from: string, to: string): Promise<NamedCount[]> {
    const rows = await this.#run.read(namesOf, [subject, from, to]);
    return rows.map(namedCount);
  }

  /** The names of a subject of pages for each page, as `names` has them. */
  async namesByPage(
    subject: Subject,
    from: string,
    to: string,
  ): Promise<Map<string, NamedCount[]>> {
    const rows = await this.#run.read(namesOfPages, [subject, from, to]);
    const byPage = Map.groupBy(rows, (row) => String(row['page']));
    return new Map([...byPage].map(([page, own]) => [page, own.map(namedCount)]));
  }

  /** The counts of a subject by day; a day without any is left out. */
  async days(subject: Subject, from: string, to: string): Promise<Map<string, number>> {
    const rows = await this.#run.read(daysOf, [subject, from, to]);
    return new Map(rows.map((row) => [String(row['day']), Number(row['count'])]));
  }

  /** Every count, by day. */
  async all(from: string, to: string): Promise<Count[]> {
    const rows = await this.#run.read(everyCount, [from, to]);
    return rows.map((row) => ({
      day: String(row['day']),
      subject: String(row['subject']) as Subject,
      page: String(row['page']),
      ...namedCount(row),
    }));
  }

  /** The first day of which a view is stored; null without any. */
  async firstDay(): Promise<string | null> {
    const [row] = await this.#run.read(firstDay);
    return row?.['day'] == null ? null : String(row['day']);
  }

  /** Joins the small counts of the days before this one, and deletes what is older than 25 months. */
  async forget(today: string): Promise<void> {
    await this.#database.transaction(async (run) => {
      const removed = await run({ sql: removeSmall, values: [today] });
      for (const { subject, day, page, count } of removed) {
        const values = [subject ?? '', day ?? '', page ?? '', OTHER, count ?? 0];
        await run({ sql: add, values });
      }
    });
    await this.#run.write(deleteOld, [dayBefore(today, KEPT_DAYS)]);
  }
}

const namedCount = (row: Row): NamedCount => ({
  name: String(row['shown']),
  count: Number(row['count']),
});

const addition = ({ subject, day, page, name, count }: Count): Statement => ({
  sql: add,
  values: [subject, day, page, name, count],
});
