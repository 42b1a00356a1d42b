import { OTHER } from '../../../mail-gateway/src/figures/arrival.ts';
import type { NamedCount } from '../../../mail-gateway/src/figures/figures-store.ts';
import type { Subject } from '../../../mail-gateway/src/figures/view-counter.ts';
import type { Store } from '../../../mail-gateway/src/store/store.ts';
import { dayBefore, dayIn } from '../../../mail-gateway/src/time.ts';
import { plainAddress } from '../../../words/address.ts';

/** Days, both inclusive, written as `2026-11-20`. */
export type Period = { from: string; to: string };

/** A day, or the first day of a week, with its views. A visit is the first of its views. */
export type Bar = { from: string; visits: number; views: number };

/** The counts of each page by its path. */
type CountsOfPages = ReadonlyMap<string, readonly NamedCount[]>;

/** The figures of a period. */
export type Figures = {
  /** The first day that was counted; null if there is none. */
  firstDay: string | null;
  bars: readonly Bar[];
  visits: number;
  /** The visits of the period before, of the same length; undefined if counting began later. */
  visitsBefore: number | undefined;
  views: number;
  enquiries: number;
  pages: readonly NamedCount[];
  sources: readonly NamedCount[];
  campaigns: readonly NamedCount[];
  languages: readonly NamedCount[];
  devices: readonly NamedCount[];
  /** The sources of the visits that began on a page, by its path. */
  sourcesOf: CountsOfPages;
  campaignsOf: CountsOfPages;
  /** The pages from which people went to a page with a form. */
  toForm: readonly NamedCount[];
  /** The enquiries by the page of their form. */
  byPage: readonly NamedCount[];
};

/** The day of a time in the time zone of this process, which is `TZ`. */
const dayOf = dayIn(undefined);

/** The last days, today included. */
export function lastDays(days: number, now: number): Period {
  const to = dayOf(now);
  return { from: dayBefore(to, days - 1), to };
}

const periodBefore = ({ from }: Period, days: number): Period => ({
  from: dayBefore(from, days),
  to: dayBefore(from, 1),
});

/** The counts, with the sum of all rare names at the end. */
const othersLast = (counts: readonly NamedCount[]): NamedCount[] => [
  ...counts.filter(({ name }) => name !== OTHER),
  ...counts.filter(({ name }) => name === OTHER),
];

export const sumOf = (counts: Iterable<number>): number =>
  [...counts].reduce((sum, count) => sum + count, 0);

/** The beginning of a day in the time zone of this process. */
const startOf = (day: string): number => Date.parse(`${day}T00:00`);

/** The enquiries of a period by the path of their page; empty where it is unknown. */
async function enquiriesByPage(messages: Store, { from, to }: Period): Promise<NamedCount[]> {
  const byAddress = await messages.countByPage(startOf(from), startOf(dayBefore(to, -1)));
  const counts = new Map<string, number>();
  for (const { name, count } of byAddress) {
    const path = plainAddress(URL.parse(name)?.pathname ?? '');
    counts.set(path, (counts.get(path) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

const visitsIn = async ({ figures }: Store, { from, to }: Period): Promise<number> =>
  sumOf((await figures.days('source', from, to)).values());

/** The visits and enquiries of the last seven days, for one line. */
export async function lastWeek(messages: Store, now: number) {
  const week = lastDays(7, now);
  const [visits, before, enquiries] = await Promise.all([
    visitsIn(messages, week),
    visitsIn(messages, periodBefore(week, 7)),
    enquiriesByPage(messages, week),
  ]);
  return { visits, before, enquiries: sumOf(enquiries.map(({ count }) => count)) };
}

/** The counts of each subject in a period, by name. */
async function subjectsOf({ figures }: Store, { from, to }: Period) {
  const names = async (subject: Subject) => othersLast(await figures.names(subject, from, to));
  const ofPages = async (subject: Subject) => {
    const byPage = await figures.namesByPage(subject, from, to);
    return new Map([...byPage].map(([page, counts]) => [page, othersLast(counts)]));
  };
  const [sourcesOf, campaignsOf] = await Promise.all([
    ofPages('page-source'),
    ofPages('page-campaign'),
  ]);
  const [pages, sources, campaigns, languages, devices, toForm] = await Promise.all([
    names('page'),
    names('source'),
    names('campaign'),
    names('language'),
    names('device'),
    names('to-form'),
  ]);
  return { pages, sources, campaigns, languages, devices, toForm, sourcesOf, campaignsOf };
}

/** All figures of the last days. */
export async function figuresOf(messages: Store, days: number, now: number): Promise<Figures> {
  const period = lastDays(days, now);
  const { from, to } = period;
  const { figures } = messages;
  const before = periodBefore(period, days);
  const [firstDay, visits, views, visitsBefore, byPage, subjects] = await Promise.all([
    figures.firstDay(),
    figures.days('source', from, to),
    figures.days('page', from, to),
    visitsIn(messages, before),
    enquiriesByPage(messages, period),
    subjectsOf(messages, period),
  ]);
  return {
    ...subjects,
    firstDay,
    bars: barsOf(period, days, visits, views),
    visits: sumOf(visits.values()),
    visitsBefore: firstDay !== null && firstDay <= before.from ? visitsBefore : undefined,
    views: sumOf(views.values()),
    enquiries: sumOf(byPage.map(({ count }) => count)),
    byPage,
  };
}

/** Days in a bar: a year is drawn by weeks. */
export const daysInBar = (days: number): number => (days > 60 ? 7 : 1);

/** The bars of a drawing. The last bar ends today; the first bar may have more days than the others. */
function barsOf(
  { to }: Period,
  days: number,
  visits: ReadonlyMap<string, number>,
  views: ReadonlyMap<string, number>,
): Bar[] {
  const width = daysInBar(days);
  const last = Math.floor(days / width) - 1;
  const ago = Array.from({ length: days }, (_, at) => days - 1 - at);
  const groups = Map.groupBy(ago, (each) => Math.min(Math.floor(each / width), last));
  return [...groups.values()].map((group) => {
    const own = group.map((each) => dayBefore(to, each));
    const countIn = (counts: ReadonlyMap<string, number>) =>
      sumOf(own.map((day) => counts.get(day) ?? 0));
    return { from: own[0] ?? to, visits: countIn(visits), views: countIn(views) };
  });
}
