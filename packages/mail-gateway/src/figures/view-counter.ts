import { OTHER } from './arrival.ts';
import type { PageView } from './page-view.ts';

/** The subjects of figures. Sources and campaigns count the first views of visits, all others count every view. */
export const subjects = [
  'page',
  'language',
  'device',
  'source',
  'campaign',
  'to-form',
  'page-source',
  'page-campaign',
] as const;
export type Subject = (typeof subjects)[number];

/** How often a name was counted on a day (`2026-11-20`). */
export interface Count {
  readonly day: string;
  readonly subject: Subject;
  /** The page on which visits began, for the sources and campaigns of a page; else empty. */
  readonly page: string;
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

/** The most names of a day, for the subjects whose names visitors can make up; on all pages together. */
const MOST_NAMES = { source: 200, campaign: 100, 'page-source': 2000, 'page-campaign': 1000 };

/** Most counts in memory: enough for a view of each of 10,000 pages, in less than 2 MB. */
export const MOST_COUNTS = 15_000;

/** Counts views in memory until they are stored. Names beyond its bounds are counted together, as `OTHER`. */
export class ViewCounter {
  /** The counts by day and subject, and by name. */
  readonly #counts = new Map<string, Map<string, number>>();
  #size = 0;
  #day = '';
  #known = new Map<Subject, Set<string>>();

  count({ day, page, language, device, arrival, toFormFrom }: CountedView): void {
    this.#add(day, 'page', page);
    this.#add(day, 'language', language);
    this.#add(day, 'device', device);
    if (arrival) {
      this.#countArrival(day, 'source', arrival.source, page);
    }
    if (arrival && arrival.campaign !== '') {
      this.#countArrival(day, 'campaign', arrival.campaign, page);
    }
    if (toFormFrom !== undefined) {
      this.#add(day, 'to-form', toFormFrom);
    }
  }

  /** Removes the counts and returns them, in one order for all processes. */
  take(): Count[] {
    const taken = [...this.#counts].sort(byKey).flatMap(([key, names]) => {
      const [day = '', subject = ''] = key.split(' ');
      return [...names].sort(byKey).map(([key, count]): Count => {
        const [name = '', page = ''] = key.split('\n').reverse();
        return { day, subject: subject as Subject, page, name, count };
      });
    });
    this.#counts.clear();
    this.#size = 0;
    return taken;
  }

  /** Adds counts that could not be stored. */
  giveBack(counts: readonly Count[]): void {
    for (const { day, subject, page, name, count } of counts) {
      this.#add(day, subject, page === '' ? name : keyOf(page, name), count);
    }
  }

  /** Counts a name for the site, and for the page as long as the day has room for it. */
  #countArrival(day: string, subject: 'source' | 'campaign', name: string, page: string): void {
    const known = this.#isKnown(day, subject, name) ? name : OTHER;
    this.#add(day, subject, known);
    const key = keyOf(page, known);
    if (this.#isKnown(day, `page-${subject}`, key)) {
      this.#add(day, `page-${subject}`, key);
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

  /** Whether a name is counted under itself on this day. A new name is, while the day has room for names. */
  #isKnown(day: string, subject: keyof typeof MOST_NAMES, name: string): boolean {
    if (day !== this.#day) {
      this.#day = day;
      this.#known = new Map();
    }
    const names = this.#known.get(subject) ?? new Set();
    this.#known.set(subject, names);
    if (names.size < MOST_NAMES[subject]) {
      names.add(name);
    }
    return names.has(name);
  }
}

/** A name of a page: no cleaned name has a line break. */
const keyOf = (page: string, name: string): string => `${page}\n${name}`;

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;
