import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delayAfter, delays, LONGEST_DELAY } from './schedule.ts';

const seconds = (attempt: number) => delayAfter(attempt, 0.5) / 1000;

describe('the schedule', () => {
  it('waits 30 s, 2 min, 10 min, 30 min, 1 h, 2 h, and then 4 h each time', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 40].map(seconds)).toEqual([
      30, 120, 600, 1800, 3600, 7200, 14_400, 14_400, 14_400,
    ]);
  });

  it('spreads each wait by a fifth, and none is longer than the longest', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const delay = delayAfter(attempt, random);
        const middle = delayAfter(attempt, 0.5);
        expect(Math.abs(delay - middle)).toBeLessThanOrEqual(middle * 0.2 + 1);
        expect(delay).toBeLessThanOrEqual(LONGEST_DELAY);
      }),
    );
    expect(delayAfter(1, 0)).toBe(24_000);
    expect(delayAfter(1, 1)).toBe(36_000);
    expect(LONGEST_DELAY).toBe((delays.at(-1) ?? 0) * 1.2);
  });
});
