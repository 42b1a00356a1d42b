import { isRelayed, type Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { DAY } from '../time.ts';

type Retention = Pick<
  Settings,
  'KEEP_SENT_DAYS' | 'KEEP_SPAM_DAYS' | 'DIGEST_AT' | 'SMTP_URL' | 'EMAILJS_SERVICE_ID'
>;

/**
 * Deletes messages that have been sent or withheld for longer than the settings allow; 0 days is for ever. With a daily
 * digest, a withheld message stays until a digest has named it. The text of deleted messages leaves the files of the
 * database only with `vacuum`.
 * @returns the numbers of deleted messages
 */
export async function deleteExpired(
  store: Pick<Store, 'deleteExpired'>,
  settings: Retention,
  now: number,
): Promise<{ sent: number; spam: number }> {
  const expired = (state: 'sent' | 'spam', days: number, namedOnly = false) =>
    days === 0 ? 0 : store.deleteExpired(state, now - days * DAY, { namedOnly });
  const digestOn = settings.DIGEST_AT !== null && isRelayed(settings);
  return {
    sent: await expired('sent', settings.KEEP_SENT_DAYS),
    spam: await expired('spam', settings.KEEP_SPAM_DAYS, digestOn),
  };
}
