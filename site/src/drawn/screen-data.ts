import { seededRandom } from '../adire/seeded-random.ts';

/** The dates and shapes on a drawn screen. */
export interface ScreenData {
  today: string;
  /** The days of a week; the fourth is today. */
  days: string[];
  /** A small chart for each card, each of heights from 0 to 1. */
  charts: number[][];
  /** Where bars of a plan begin and end, in days from the first. */
  plan: { start: number; length: number }[];
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A day that is past, so that its weekday is no mistake. */
const TODAY = Date.UTC(2026, 9, 15);
const DAY = 86_400_000;
const POINTS = 8;

/**
 * What a drawn screen shows beside the texts of the agency, written as in a language. The date is its only number: a
 * figure would be a claim that the agency has not made.
 *
 * @param seed the name of the agency: each has other charts
 */
export function screenData(
  seed: string,
  language: string,
  { cards = 0, rows = 0 } = {},
): ScreenData {
  const random = seededRandom(`${seed} screen`);
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const weekday = dates({ weekday: 'short' });
  return {
    today: dates({ weekday: 'long', day: 'numeric', month: 'long' }).format(TODAY),
    days: upTo(7).map((day) => weekday.format(TODAY + (day - 3) * DAY)),
    charts: upTo(cards).map(() => {
      const [from, to] = [random.between(0.15, 0.4), random.between(0.7, 0.85)];
      return upTo(POINTS).map(
        (point) => from + ((to - from) * point) / (POINTS - 1) + random.wobble(0.1),
      );
    }),
    plan: upTo(rows).map((row) => ({
      start: Math.round((row * 4) / Math.max(1, rows - 1)),
      length: Math.round(random.between(2, 3)),
    })),
  };
}
