const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds to wait after the first, second, … failed attempt; the last one repeats. */
export const delays: readonly number[] = [
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  1 * hour,
  2 * hour,
  4 * hour,
];

/** Largest random change of a delay, as a fraction, so that retries spread out. */
const JITTER = 0.2;

/** The longest delay in milliseconds. */
export const LONGEST_DELAY = 4 * hour * (1 + JITTER);

/** Milliseconds of failing after which a message is `failed`; mail servers do the same. */
export const GIVE_UP_AFTER = 5 * 24 * hour;

/**
 * Milliseconds to wait after the attempt with this number (1 is the first).
 * @param random from 0 to 1: chooses within ± 20 %.
 */
export function delayAfter(attempt: number, random: number): number {
  const delay = delays[Math.min(Math.max(attempt, 1), delays.length) - 1] ?? 4 * hour;
  return Math.round(delay * (1 + JITTER * (2 * random - 1)));
}

/** The longest of `delays` for a relay that cannot be used: the third, ten minutes. */
const OPEN_STEPS = 3;

/** Longest time for which a circuit is open, in milliseconds. */
export const LONGEST_OPEN_TIME = delayAfter(OPEN_STEPS, 1);

/**
 * Milliseconds for which a relay's circuit is open after its nth consecutive failure. Shorter than
 * the delays of messages, since one attempt is enough for all of them.
 * @param random as for delayAfter.
 */
export function openTimeAfter(failures: number, random: number): number {
  return delayAfter(Math.min(failures, OPEN_STEPS), random);
}
