import { expect, test } from 'vitest';
import { type FailedTry, pauseAfter } from './retry-plan.ts';

const gateway: FailedTry = {
  cause: 'unavailable',
  tries: 1,
  waited: false,
  asked: true,
  retryAfterMs: undefined,
  safeToRepeat: true,
};
const middle = 0.5;

test('the pauses differ by up to a fifth, so that visitors do not retry at the same time', () => {
  expect(pauseAfter(gateway, 0)).toBeCloseTo(800);
  expect(pauseAfter(gateway, 1)).toBeCloseTo(1200);
});

test('a gateway that names its waiting time is given that time, up to ten seconds', () => {
  const tooMany: FailedTry = { ...gateway, cause: 'tooMany' };
  expect(pauseAfter({ ...tooMany, retryAfterMs: 4000 }, middle)).toBe(4000);
  expect(pauseAfter({ ...tooMany, retryAfterMs: 0 }, middle)).toBe(1100);
  expect(pauseAfter({ ...tooMany, retryAfterMs: 60_000 }, middle)).toBeUndefined();
});

test("the client's own refusals are not repeated", () => {
  expect(pauseAfter({ ...gateway, cause: 'tooMany', asked: false }, middle)).toBeUndefined();
});
