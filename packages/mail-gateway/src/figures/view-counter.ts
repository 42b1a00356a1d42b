import { OTHER } from './arrival.ts';
import type { PageView } from './page-view.ts';

/** The subjects of figures: each counts views, `source` and `campaign` the first views of visits. */
export const subjects = ['page', 'language', 'device', 'source', 'campaign', 'to-form'] as const;
export type Subject = (typeof subjects)[number];

/** How often a name was counted on a day (`2026-11-20`). */
export interface Count {
  readonly day: string;
  readonly subject: Subject;
  readonly name: string;
  readonly count: number;
}

/** A view of a page of this site. */
export interface CountedView extends Pick<PageView, 'device' | 'arrival'> {
  readonly day: string;
  /** The path of the page, which exists. */
  readonly page: string;
  /** The language of the page; empty for the first language of the site. */
  readonly language: string;
  /** The page of this site from which a link led to a page with a form. */
  readonly toFormFrom?: string | undefined;
}

/** Most names on a day of the subjects that visitors can make up. */
const MOST_NAMES: Readonly<Partial<Record<Subject, number>>> = { source: 200, campaign: 100 };

/** Most counts in memory: enough for a view of each of 10,000 pages, in less than 2 MB. */
export const MOST_COUNTS = 15_000;

/** Counts views in memory until they are stored. Names beyond its bounds are counted together, as `OTHER`. */
export class ViewCounter {
  /** The counts by day and subject, and by name. */
  readonly #counts = new Map<string, Map<string, number>>();
  #size = 0;
  #day = '';
  #names = new Map<Subject, Set<string>>();

  count({ day, page, language, device, arrival, toFormFrom }: CountedView): void {
    this.#add(day, 'page', page);
    this.#add(day, 'language', language);
    this.#add(day, 'device', device);
    if (arrival) {
      this.#add(day, 'source', this.#known(day, 'source', arrival.source));
    }
    if (arrival && arrival.campaign !== '') {
      this.#add(day, 'campaign', this.#known(day, 'campaign', arrival.campaign));
    }
    if (toFormFrom !== undefined) {
      this.#add(day, 'to-form', toFormFrom);
    }
  }

  /** Removes the counts and returns them, in one order for all processes. */
  take(): Count[] {
    const taken = [...this.#counts].sort(byKey).flatMap(([key, names]) => {
      const [day = '', subject = ''] = key.split(' ');
      return [...names]
        .sort(byKey)
        .map(([name, count]): Count => ({ day, subject: subject as Subject, name, count }));
    });
    this.#counts.clear();
    this.#size = 0;
    return taken;
  }

  /** Adds counts that could not be stored. */
  giveBack(counts: readonly Count[]): void {
    for (const { day, subject, name, count } of counts) {
      this.#add(day, subject, name, count);
    }
  }

  #add(day: string, subject: Subject, name: string, count = 1): void {
    const key = `${day} ${subject}`;
    const names = this.#counts.get(key) ?? new Map<string, number>();
    this.#counts.set(key, names);
    const known = names.has(name) || this.#size < MOST_COUNTS ? name : OTHER;
    this.#size += names.has(known) ? 0 : 1;
    names.set(known, (names.get(known) ?? 0) + count);
  }

  /** The name, or `OTHER` when the day has as many names as are told apart. */
  #known(day: string, subject: Subject, name: string): string {
    if (day !== this.#day) {
      this.#day = day;
      this.#names = new Map();
    }
    const names = this.#names.get(subject) ?? new Set();
    this.#names.set(subject, names);
    if (names.size < (MOST_NAMES[subject] ?? 0)) {
      names.add(name);
    }
    return names.has(name) ? name : OTHER;
  }
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;
