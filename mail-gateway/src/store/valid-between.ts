import { MINUTE } from '../time.ts';

/** Two clocks may differ by this much. */
const CLOCKS_DIFFER = 5 * MINUTE;

/**
 * The times between which something was made that is valid now, the first excluded. What lies in the future
 * was made while a clock was wrong, and would be valid for longer than it may.
 */
export const validBetween = (now: number, validFor: number): readonly [number, number] => [
  now - validFor,
  now + CLOCKS_DIFFER,
];
