import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasWords } from '../../../words/words.ts';
import { languageTag } from '../setting-schemas.ts';
import type { Settings } from '../settings.ts';
import { gatewayWords, type Words } from './words.ts';

/** The language in which the gateway writes to the owner and to visitors. Times are milliseconds since 1970 (UTC). */
export interface Language {
  /** The language of the words, such as `de-AT`, for the `lang` of a page. */
  readonly tag: string;
  readonly words: Words;
  /** The locale of dates, such as `en-GB`. */
  readonly locale: string;
  /** A time, in the zone of `TZ`. */
  readonly timeText: (time: number, style: Intl.DateTimeFormatOptions) => string;
  /** The short name of that zone at a time, such as `CET`. */
  readonly zoneAt: (time: number) => string;
}

/** The language in the settings, else the language of the served site, else English. */
export function languageOf(
  settings: Pick<Settings, 'GATEWAY_LANGUAGE' | 'SITE_DIR' | 'TZ'>,
): Language {
  const wanted = settings.GATEWAY_LANGUAGE ?? languageOfSite(settings.SITE_DIR);
  const tag = hasWords('gateway', wanted) ? wanted : 'en';
  const words = gatewayWords(tag);
  const locale = new Intl.Locale(tag).region ? tag : words.dates;
  const timeZone = settings.TZ;
  return {
    tag,
    words,
    locale,
    timeText: (time, style) => new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(time),
    zoneAt(time) {
      const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
      return format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    },
  };
}

/** The name of a language, such as `French` for `fr`, in the language of the reader. */
export const languageName = (tag: string, reader = 'en'): string =>
  tag === '' ? '' : (new Intl.DisplayNames(reader, { type: 'language' }).of(tag) ?? tag);

/** The `lang` of the home page of a built site; English where there is none. */
function languageOfSite(folder: string | null): string {
  const html = folder === null ? '' : homePageIn(folder);
  const lang = /<html\b[^>]*?\slang=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(html) ?? [];
  return languageTag.safeParse(lang.slice(1).find(Boolean)).data ?? 'en';
}

function homePageIn(folder: string): string {
  try {
    return readFileSync(path.join(folder, 'index.html'), 'utf8');
  } catch {
    return '';
  }
}
