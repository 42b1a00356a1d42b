import { z } from 'zod';

// Spans of time in milliseconds.
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * The time that is `days` working days before `now`. A working day has 24 hours, and is not at the weekend.
 *
 * @param locale the language whose weekend counts
 */
export function workingDaysBefore(
  now: number,
  days: number,
  { locale, timeZone }: { locale: string; timeZone: string | undefined },
): number {
  const { weekend } = new Intl.Locale(locale).getWeekInfo();
  const format = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone });
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  let time = now;
  for (let left = days; left > 0; ) {
    time -= DAY;
    const dayOfWeek = names.indexOf(format.format(time)) + 1;
    left -= weekend.includes(dayOfWeek) ? 0 : 1;
  }
  return time;
}

/** Runs work regularly until the returned function is called. */
export function repeat(work: () => void, every: number): () => void {
  const timer = setInterval(work, every);
  return () => clearInterval(timer);
}

/** Returns a function that gives the day of a time in a time zone, such as `2026-11-20`. */
export function dayIn(timeZone: string | undefined): (time: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  let minute: number | undefined;
  let day = '';
  return (time) => {
    // Formatting is the slowest step in counting a view. A day changes only at the start of a minute.
    if (minute !== Math.floor(time / MINUTE)) {
      minute = Math.floor(time / MINUTE);
      day = format.format(time);
    }
    return day;
  };
}

const calendarDay = z.iso.date();

/** Whether a text is a day of the calendar, such as `2026-11-03`. JavaScript reads 30 February as 2 March. */
export const isDay = (text: string): boolean => calendarDay.safeParse(text).success;

/** The day that is `days` days before `day`; both are written as `2026-11-03`. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);
