import { isDay } from '../time.ts';
import type { OtherFields } from './message.ts';

/** The answers of a message for people: days in words of the reader's language, everything else unchanged. */
export function shownAnswers(otherFields: OtherFields, locale: string): OtherFields {
  const inWords = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return otherFields.map(([name, text]) => [
    name,
    isDay(text) ? inWords.format(Date.parse(text)) : text,
  ]);
}
