// Spans of time in milliseconds.
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * The time a number of working days ago: days of 24 hours, without those of the weekend.
 *
 * @param locale a language that tells which days are the weekend.
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
    left -= weekend.includes(names.indexOf(format.format(time)) + 1) ? 0 : 1;
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
    // A format costs more than all else that counts a view, and days begin with a minute.
    if (minute !== Math.floor(time / MINUTE)) {
      minute = Math.floor(time / MINUTE);
      day = format.format(time);
    }
    return day;
  };
}

/** The day a number of days before another one. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);
