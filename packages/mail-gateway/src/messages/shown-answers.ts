import type { OtherFields } from './message.ts';

/** A day as a field for a date sends it, such as `2026-11-03`. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The answers of a message for people: days in words of the reader's language, everything else unchanged. */
export function shownAnswers(otherFields: OtherFields, locale: string): OtherFields {
  const inWords = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return otherFields.map(([name, text]) => {
    const isDay = DAY.test(text) && !Number.isNaN(Date.parse(text));
    return [name, isDay ? inWords.format(Date.parse(text)) : text];
  });
}
