import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Deletes messages that were sent or held for longer than the settings keep them; 0 days is for
 * ever. What waits or has failed is never deleted. Resolves to how many of each.
 */
export async function deleteExpired(
  store: Pick<Store, 'deleteExpired'>,
  settings: Pick<Settings, 'KEEP_SENT_DAYS' | 'KEEP_SPAM_DAYS'>,
  now: number,
): Promise<{ sent: number; spam: number }> {
  const expired = (state: 'sent' | 'spam', days: number) =>
    days === 0 ? 0 : store.deleteExpired(state, now - days * DAY, now);
  return {
    sent: await expired('sent', settings.KEEP_SENT_DAYS),
    spam: await expired('spam', settings.KEEP_SPAM_DAYS),
  };
}
