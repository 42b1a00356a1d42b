import { seededRandom } from '../adire/seeded-random.ts';

/** The figures and dates on a drawn screen. */
export interface ScreenData {
  /** Of cards: a number, a share and a score. */
  figures: string[];
  today: string;
  months: string[];
  /** Two lines of a chart by month, from 0 to 1. */
  lines: [number[], number[]];
  /** What a ring shows, from 0 to 1, and the same in words. */
  share: { part: number; text: string };
  days: string[];
  /** Where bars of a plan begin and end, in days from the first. */
  plan: { start: number; length: number }[];
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A day that is past, so that its weekday is no mistake. */
const TODAY = Date.UTC(2026, 9, 15);
const DAY = 86_400_000;

/**
 * What a drawn screen shows beside the texts of the agency, written as in a language.
 *
 * @param seed the name of the agency: each has other figures
 * @param rows how many rows the plan has
 */
export function screenData(seed: string, language: string, rows = 4): ScreenData {
  const random = seededRandom(`${seed} screen`);
  const whole = (low: number, high: number) => Math.round(random.between(low, high));
  const rising = (from: number, to: number) =>
    upTo(6).map((index) => from + ((to - from) * index) / 5 + random.wobble((to - from) / 5));
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const part = whole(62, 88) / 100;
  const monthsIn = (month: 'short' | 'narrow') =>
    upTo(6).map((index) => dates({ month }).format(Date.UTC(2026, 4 + index)));
  const daysIn = (weekday: 'short' | 'narrow') =>
    upTo(7).map((index) => dates({ weekday, day: 'numeric' }).format(TODAY + (index - 3) * DAY));
  const months = monthsIn('short');
  const days = daysIn('short');
  return {
    figures: [
      number.format(whole(180, 980)),
      percent.format(whole(82, 99) / 100),
      number.format(whole(31, 49) / 10),
    ],
    today: dates({ weekday: 'long', day: 'numeric', month: 'long' }).format(TODAY),
    // Arabic and Vietnamese know no short names of months, Vietnamese none of days: whole ones run into each other.
    months: months.some((month) => /[\p{L}\d ]{6}/u.test(month)) ? monthsIn('narrow') : months,
    lines: [rising(0.35, 0.88), rising(0.18, 0.5)],
    share: { part, text: percent.format(part) },
    days: days.some((day) => day.length > 12) ? daysIn('narrow') : days,
    plan: upTo(rows).map((row) => ({
      start: Math.min(4, Math.round((row * 4) / rows + random.between(0, 1))),
      length: whole(2, 3),
    })),
  };
}
