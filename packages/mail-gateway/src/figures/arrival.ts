import { isIP } from 'node:net';
import { cleanText } from '../messages/message.ts';

/** The name under which rare and long names are counted together. No host and no cleaned text is equal to it. */
export const OTHER = '*';

/** Most characters of a name. A longer text is no name. */
const LONGEST = 60;

/** The place from which a visit came. */
export interface Arrival {
  /** `utm_source`, else the host of the referrer, else empty. */
  readonly source: string;
  /** `utm_campaign`, or empty. */
  readonly campaign: string;
}

/**
 * The source and the campaign of a visit.
 *
 * @param referrer a page of another site
 * @param url the address that was opened, with its query
 */
export function arrivalOf(referrer: URL | null, url: string): Arrival {
  const query = new URLSearchParams(/\?(.*)$/s.exec(url)?.[1]);
  const named = (name: string) => nameIn(query.get(name) ?? '');
  return {
    source: named('utm_source') || hostOf(referrer),
    campaign: named('utm_campaign'),
  };
}

/** The name in a query. A text with `@` is not stored, because it may be the mail address of a person. */
function nameIn(text: string): string {
  const name = cleanText(text)
    // In a spreadsheet, such a sign turns around the cells behind it as well.
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[*\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return name.length > LONGEST || name.includes('@') ? OTHER : name;
}

/** The host of a referrer without `www.` and its port; empty when the referrer is no page or app. */
function hostOf(referrer: URL | null): string {
  if (referrer === null || !/^(?:https?|android-app):$/.test(referrer.protocol)) {
    return '';
  }
  const host = referrer.hostname.toLowerCase().replace(/^www\./, '');
  const isAddress = isIP(host.replaceAll(/[[\]]/g, '')) !== 0;
  return isAddress || host.length > LONGEST ? OTHER : host;
}
