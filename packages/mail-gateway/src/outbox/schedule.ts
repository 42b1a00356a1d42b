import { DAY, HOUR, MINUTE, SECOND } from '../time.ts';

/** Milliseconds to wait after the first, second, … failed attempt; the last one repeats. */
export const delays: readonly number[] = [
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  1 * HOUR,
  2 * HOUR,
  4 * HOUR,
];

/** Largest random change of a delay, as a fraction, so that retries spread out. */
const JITTER = 0.2;

export const LONGEST_DELAY = 4 * HOUR * (1 + JITTER);

/** Milliseconds of failing after which a delivery is `failed`; mail servers do the same. */
export const GIVE_UP_AFTER = 5 * DAY;

/**
 * Milliseconds until a claim expires: longer than an attempt may take to write and the clocks of two
 * gateways may differ together.
 */
export const LEASE = 10 * MINUTE;

/** Longer than any extended lease. */
export const LONGEST_LEASE = 4 * LEASE;

/**
 * Milliseconds to wait after the attempt with this number (1 is the first).
 * @param random from 0 to 1: chooses within ± 20 %.
 */
export function delayAfter(attempt: number, random: number): number {
  const delay = delays[Math.min(Math.max(attempt, 1), delays.length) - 1] ?? 4 * HOUR;
  return Math.round(delay * (1 + JITTER * (2 * random - 1)));
}

/** A relay's circuit is open for at most the third of `delays`, ten minutes. */
const OPEN_STEPS = 3;

export const LONGEST_OPEN_TIME = delayAfter(OPEN_STEPS, 1);

/**
 * Milliseconds for which a relay's circuit is open after its nth consecutive failure. Shorter than
 * the delays of mails, since one attempt is enough for all of them.
 * @param random as for delayAfter.
 */
export function openTimeAfter(failures: number, random: number): number {
  return delayAfter(Math.min(failures, OPEN_STEPS), random);
}
