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
const provider: FailedTry = { ...gateway, safeToRepeat: false };
const middle = 0.5;

test.each(['unavailable', 'unreachable', 'timedOut'] as const)(
  'a gateway that is %s is tried again after one second, then after three, then no more',
  (cause) => {
    expect(pauseAfter({ ...gateway, cause, tries: 1 }, middle)).toBe(1000);
    expect(pauseAfter({ ...gateway, cause, tries: 2 }, middle)).toBe(3000);
    expect(pauseAfter({ ...gateway, cause, tries: 3 }, middle)).toBeUndefined();
  },
);

test('the pauses differ by up to a fifth, so that visitors do not retry at the same time', () => {
  expect(pauseAfter(gateway, 0)).toBeCloseTo(800);
  expect(pauseAfter(gateway, 1)).toBeCloseTo(1200);
});

test.each(['blocked', 'rejected', 'tooLarge', 'unexpected', 'headless'] as const)(
  'a gateway answer of the kind %s is final',
  (cause) => {
    expect(pauseAfter({ ...gateway, cause }, middle)).toBeUndefined();
  },
);

test.each(['unavailable', 'unreachable', 'timedOut'] as const)(
  'the provider is never asked twice when it is %s, as it may have the message already',
  (cause) => {
    expect(pauseAfter({ ...provider, cause }, middle)).toBeUndefined();
  },
);

test('after "too many" from the provider there is one more try, more than a second later', () => {
  const tooMany: FailedTry = { ...provider, cause: 'tooMany' };
  expect(pauseAfter(tooMany, middle)).toBeGreaterThanOrEqual(1100);
  expect(pauseAfter({ ...tooMany, tries: 2, waited: true }, middle)).toBeUndefined();
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
