import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { HOUR } from '../time.ts';
import { personOf } from './listed-people.ts';
import { hashOf, newToken } from './sign-in-links.ts';

/** The time for which a person gets the same link, in milliseconds. */
const SAME_FOR = HOUR;

/**
 * Links to the saved pages, for people who do not sign in. A link belongs to the person who made it. The link ends after
 * a day, when that person signs out everywhere, and when that person is no longer listed.
 */
export function createDraftLinks({
  settings,
  store,
  now,
}: {
  settings: Pick<Settings, 'ADMIN_EMAILS'>;
  store: Pick<Store, 'draftLinks' | 'people'>;
  now: () => number;
}) {
  const latest = new Map<string, { token: string; madeAt: number }>();

  /** Whether a link with this token shows the pages. */
  async function isValid(token: string): Promise<boolean> {
    const email = await store.draftLinks.emailOf(hashOf(token), now());
    return email !== null && (await personOf({ settings, store }, email)) !== undefined;
  }

  return {
    isValid,
    /** The token of a person's link. */
    async tokenFor(email: string): Promise<string> {
      const known = latest.get(email);
      if (known && now() - known.madeAt < SAME_FOR && (await isValid(known.token))) {
        return known.token;
      }
      const made = { token: newToken(), madeAt: now() };
      await store.draftLinks.keep(hashOf(made.token), email, made.madeAt);
      latest.set(email, made);
      return made.token;
    },
  };
}

export type DraftLinks = ReturnType<typeof createDraftLinks>;
