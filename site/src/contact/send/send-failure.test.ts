import { expect, test } from 'vitest';
import { causeOfStatus, failureFrom, failureOfStatus } from './send-failure.ts';

test.each([
  [0, 'unreachable'],
  [400, 'rejected'],
  [403, 'blocked'],
  [404, 'rejected'],
  [408, 'timedOut'],
  [412, 'rejected'],
  [413, 'tooLarge'],
  [426, 'rejected'],
  [429, 'tooMany'],
  [451, 'headless'],
  [500, 'unavailable'],
  [503, 'unavailable'],
  [507, 'unavailable'],
  [200, 'unexpected'],
])('status %i means %s', (status, cause) => {
  expect(causeOfStatus(status)).toBe(cause);
});

test.each([undefined, null, { status: '200' }, 'a text', new TypeError('a fault of the script')])(
  '%o, when thrown, is unexpected',
  (thrown) => {
    expect(failureFrom(thrown).cause).toBe('unexpected');
  },
);

test('a failure that is thrown stays the same', () => {
  const failure = failureOfStatus(503, 'down');
  expect(failureFrom(failure)).toBe(failure);
});

test('an HTML page as the answer is cut to one line', () => {
  const failure = failureOfStatus(502, `<html>\n${'x'.repeat(5000)}`);
  expect(failure.message).toMatch(/^502 <html> x+$/);
  expect(failure.message.length).toBeLessThanOrEqual(200);
});
