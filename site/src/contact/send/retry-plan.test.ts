import { expect, test } from 'vitest';
import { type FailedTry, pauseAfter } from './retry-plan.ts';

const gateway: FailedTry = {
  failure: { cause: 'unavailable', retryAfterMs: undefined },
  tries: 1,
  waited: false,
  safeToRepeat: true,
};
const middle = 0.5;

test('the pauses differ by up to a fifth, so that visitors do not retry at the same time', () => {
  expect(pauseAfter(gateway, 0)).toBeCloseTo(800);
  expect(pauseAfter(gateway, 1)).toBeCloseTo(1200);
});

test('a gateway that names its waiting time is given that time, up to ten seconds', () => {
  const pauseFor = (retryAfterMs: number) =>
    pauseAfter({ ...gateway, failure: { cause: 'tooMany', retryAfterMs } }, middle);
  expect(pauseFor(4000)).toBe(4000);
  expect(pauseFor(0)).toBe(1100);
  expect(pauseFor(60_000)).toBeUndefined();
});
