import { MINUTE } from '../time.ts';

/** The largest difference between two correct clocks. */
const CLOCKS_DIFFER = 5 * MINUTE;

/**
 * The interval of creation times that are valid now, without its start. A time in the future is from a wrong clock, and
 * would be valid for too long.
 */
export const validBetween = (now: number, validFor: number): readonly [number, number] => [
  now - validFor,
  now + CLOCKS_DIFFER,
];
