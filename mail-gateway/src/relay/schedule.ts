const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits after the first, second, … failed attempt in milliseconds; the last one repeats. */
export const delays: readonly number[] = [
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  1 * hour,
  2 * hour,
  4 * hour,
];

/** Share of a delay by which it is lengthened or shortened, so that retries spread out. */
const JITTER = 0.2;

/** No wait is longer, whatever the clock does; in milliseconds. */
export const LONGEST_DELAY = 4 * hour * (1 + JITTER);

/** A message that has been failing for so long becomes `failed`; mail servers give up then too. */
export const GIVE_UP_AFTER = 5 * 24 * hour;

/**
 * Milliseconds to wait after the attempt with this number (1 is the first).
 * @param random a number from 0 to 1 that chooses the place within ± 20 %.
 */
export function delayAfter(attempt: number, random: number): number {
  const delay = delays[Math.min(Math.max(attempt, 1), delays.length) - 1] ?? 4 * hour;
  return Math.round(delay * (1 + JITTER * (2 * random - 1)));
}

/** A relay that cannot be used at all is left alone for this number of steps at most: ten minutes. */
const OPEN_STEPS = 3;

/** No pause is longer; in milliseconds. */
export const LONGEST_OPEN_TIME = delayAfter(OPEN_STEPS, 1);

/**
 * Milliseconds to leave a relay alone after it could not be used for the so-manieth time in a row.
 * Shorter than messages wait: it is asked once for all of them, and new ones may come at any time.
 * @param random as for delayAfter.
 */
export function openTimeAfter(failures: number, random: number): number {
  return delayAfter(Math.min(failures, OPEN_STEPS), random);
}
