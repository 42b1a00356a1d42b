import type { MailSettings } from './mail-settings.ts';
import { failureOfStatus, SendFailure } from './send-failure.ts';

/** The key in the browser's storage. */
const LAST_DELIVERY = 'contact-last-sent';

/** The time of the last delivery from this page, for a browser that denies storage. */
let lastDeliveryOfPage = 0;

/** When this browser last delivered a message, in milliseconds; 0 for never. */
function lastDelivery(): number {
  try {
    return Number(localStorage.getItem(LAST_DELIVERY));
  } catch {
    return lastDeliveryOfPage;
  }
}

/** Starts the time of the rate limit. A message that failed does not count, or nobody could try again. */
export function noteDelivery({ rateLimitMs }: MailSettings): void {
  if (rateLimitMs === 0) return;
  try {
    localStorage.setItem(LAST_DELIVERY, String(Date.now()));
  } catch {
    lastDeliveryOfPage = Date.now();
  }
}

/** A time in the future, from a clock that was set back since, does not limit anybody. */
function isWithinRateLimit({ rateLimitMs }: MailSettings): boolean {
  const elapsed = Date.now() - lastDelivery();
  return elapsed >= 0 && elapsed < rateLimitMs;
}

/** Whether a program runs this browser. */
const isHeadless = () => navigator.webdriver || !navigator.languages?.length;

function hostOf(domain: string): string {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** The normal form of an address: NFKC, in lower case, the domain in ASCII. */
function normalAddress(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@');
  return `${local}@${hostOf(domain)}`;
}

function isBlocked(email: string, { blockList }: MailSettings): boolean {
  return blockList.some((blocked) => normalAddress(blocked) === normalAddress(email));
}

/** The ids that every call needs, in the order in which the provider's client looks for them. */
const requiredIds = [
  ['publicKey', 'public key'],
  ['serviceId', 'service ID'],
  ['templateId', 'template ID'],
] as const;

function requireIds(mail: MailSettings): void {
  for (const [id, name] of requiredIds) {
    if (!mail[id]) throw new SendFailure('rejected', `The ${name} is required`);
  }
}

/**
 * Refuses a message before any request is made, with the statuses, the texts and the order of the provider's client.
 *
 * @throws {SendFailure}
 */
export function refuseInBrowser(email: string, mail: MailSettings): void {
  if (mail.blockHeadless && isHeadless())
    throw failureOfStatus(451, 'Unavailable For Headless Browser');
  requireIds(mail);
  if (isBlocked(email, mail)) throw failureOfStatus(403, 'Forbidden');
  if (isWithinRateLimit(mail)) throw failureOfStatus(429, 'Too Many Requests');
}
