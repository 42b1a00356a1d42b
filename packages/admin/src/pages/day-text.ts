import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { isLanguageCode } from '../../../content-model/src/schemas/fields.ts';
import { siteFields, textIn } from '../../../content-model/src/site-facts.ts';
import { today } from '../../../content-model/src/today.ts';
import type { Language } from '../words/words.ts';

/** The language for days: the site's language with its region, such as `en-NG`, if the admin speaks it, else the admin's. */
export function regionOf({ files }: Pick<ContentFiles, 'files'>, language: Language): string {
  const tag = textIn(siteFields(files), 'language');
  const isSame = tag.toLowerCase().split('-')[0] === language;
  return isSame && isLanguageCode(tag) ? tag : language;
}

const inWords = (day: string, region: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(region, { ...style, timeZone: 'UTC' }).format(new Date(day));

/** A day as people write it. @param day as `YYYY-MM-DD` */
export const dateText = (day: string, region: string): string =>
  inWords(day, region, { dateStyle: 'long' });

/** A day with its weekday; its year is left out if it is the present one. @param day as `YYYY-MM-DD` */
export function dayText(day: string, region: string): string {
  const isThisYear = day.slice(0, 4) === today().slice(0, 4);
  const style = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return inWords(day, region, isThisYear ? style : { ...style, year: 'numeric' });
}
