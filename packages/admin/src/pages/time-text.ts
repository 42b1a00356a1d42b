import type { Language } from '../words/words.ts';

/** The format of a time, for `Intl.DateTimeFormat`. */
export type TimeStyle = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

/**
 * A time in words.
 *
 * @param zone the time zone of the device; without it, the text has the server's time and names the server's zone
 */
export function timeText(
  at: Date | number,
  style: TimeStyle,
  language: Language,
  zone?: string,
): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options);
  if (zone) return format({ ...style, timeZone: zone }).format(at);
  const parts = format({ timeZoneName: 'short' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${format(style).format(at)} ${name}`;
}
