import { REPEAT_WINDOW } from '../store/store.ts';

/** Fingerprints remembered at most; beyond it the oldest are forgotten. A megabyte or two. */
const MOST = 10_000;

/** Which messages were accepted lately, by this process. */
export interface Recent {
  add(fingerprint: string, now: number): void;
  has(fingerprint: string, now: number): boolean;
}

/**
 * Remembers accepted messages for as long as the database takes the same one for a repeat. It only
 * helps to judge a repeat: that it is kept once is the database's doing.
 */
export function createRecent(): Recent {
  const accepted = new Map<string, number>();

  return {
    add(fingerprint, now) {
      accepted.delete(fingerprint);
      accepted.set(fingerprint, now);
      const [oldest] = accepted.keys();
      if (accepted.size > MOST && oldest !== undefined) {
        accepted.delete(oldest);
      }
    },
    has(fingerprint, now) {
      const at = accepted.get(fingerprint);
      return at !== undefined && Math.abs(now - at) < REPEAT_WINDOW;
    },
  };
}
