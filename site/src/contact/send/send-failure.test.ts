import { EmailJSResponseStatus } from '@emailjs/browser';
import { expect, test } from 'vitest';
import { causeOfStatus, failureFrom } from './send-failure.ts';

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

test.each([
  [new EmailJSResponseStatus(), 'unreachable'],
  [undefined, 'unexpected'],
  [null, 'unexpected'],
  [{ status: '200' }, 'unexpected'],
  [new Error('what?'), 'unexpected'],
])('%o, when thrown, means %s', (thrown, cause) => {
  expect(failureFrom(thrown).cause).toBe(cause);
});

test('an HTML page as the answer is cut to one line', () => {
  const failure = failureFrom(new EmailJSResponseStatus(502, `<html>\n${'x'.repeat(5000)}`));
  expect(failure.message).toMatch(/^502 <html> x+$/);
  expect(failure.message.length).toBeLessThanOrEqual(200);
});
