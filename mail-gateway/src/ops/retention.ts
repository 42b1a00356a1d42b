import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface Retention extends Pick<Settings, 'KEEP_SENT_DAYS' | 'KEEP_SPAM_DAYS'> {
  /** True when the owner gets a digest: what none has named yet is kept. */
  readonly digestOn: boolean;
}

/**
 * Deletes messages that were sent or withheld for longer than the settings keep them; 0 days is
 * for ever. What waits or has failed is never deleted. Resolves to how many of each; their text
 * is gone from the database's files only after `forgetDeleted`.
 */
export async function deleteExpired(
  store: Pick<Store, 'deleteExpired'>,
  { KEEP_SENT_DAYS, KEEP_SPAM_DAYS, digestOn }: Retention,
  now: number,
): Promise<{ sent: number; spam: number }> {
  const expired = (state: 'sent' | 'spam', days: number, namedOnly = false) =>
    days === 0 ? 0 : store.deleteExpired(state, now - days * DAY, now, { namedOnly });
  return {
    sent: await expired('sent', KEEP_SENT_DAYS),
    spam: await expired('spam', KEEP_SPAM_DAYS, digestOn),
  };
}
