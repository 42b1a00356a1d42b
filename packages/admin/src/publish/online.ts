import { timeText } from '../pages/time-text.ts';
import { type AdminRequest, type Answer, json, notFound } from '../request/route.ts';
import { type Language, wordsIn } from '../words/words.ts';

/** Whether a publication is online, in words for the owner. */
export type Online = { isOnline: boolean; text: string };

/** The time limit for reading a site's version, in milliseconds. */
const LONGEST_ANSWER_MS = 5000;

/** Reads the version of the site at an address; undefined if the site gives none. */
async function versionAt(siteUrl: string, language: Language, zone: string | undefined) {
  // A cache on the way must not answer for the site.
  const address = new URL(`version.json?${Date.now()}`, siteUrl);
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) });
    const { version, published } = await answer.json();
    // An invalid time is an error, like a missing answer.
    const time = timeText(new Date(published), style, language, zone);
    return { version, time };
  } catch {
    return undefined;
  }
}

/**
 * Asks the live site whether it is built from the published content.
 *
 * @param version the version of the published content
 * @param zone the time zone of the device
 */
export async function onlineState(
  siteUrl: string,
  version: string,
  language: Language,
  zone?: string,
): Promise<Online> {
  const words = wordsIn(language).publish.online;
  const live = await versionAt(siteUrl, language, zone);
  if (!live) return { isOnline: false, text: words.noAnswer({ url: siteUrl }) };
  const { time } = live;
  return live.version === version
    ? { isOnline: true, text: words.since({ time }) }
    : { isOnline: false, text: words.notYet({ time }) };
}

/** Answers the script of the page, which asks again until the publication is online. */
export async function askOnline(request: AdminRequest): Promise<Answer> {
  const { siteUrl } = request.context;
  const { searchParams } = request.url;
  const [version, zone] = [searchParams.get('version'), searchParams.get('zone')];
  if (!siteUrl || !version) return notFound(request);
  return json(await onlineState(siteUrl, version, request.language, zone ?? undefined));
}
