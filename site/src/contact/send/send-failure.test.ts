import { EmailJSResponseStatus } from '@emailjs/browser';
import { expect, test } from 'vitest';
import { causeOfStatus, failureFrom, SendFailure } from './send-failure.ts';

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

test("the client's status object, which is no Error, becomes a failure with its status and text", () => {
  const failure = failureFrom(new EmailJSResponseStatus(400, 'The user_id parameter is required'));
  expect(failure).toBeInstanceOf(Error);
  expect(failure.cause).toBe('rejected');
  expect(failure.message).toBe('400 The user_id parameter is required');
});

test('a bare string, as thrown for a missing setting, names the setting in the console text', () => {
  const failure = failureFrom('The service ID is required. Visit https://dashboard.emailjs.com');
  expect(failure.cause).toBe('rejected');
  expect(failure.message).toContain('service ID');
});

test.each([
  [new EmailJSResponseStatus(), 'unreachable'],
  [new TypeError('Failed to fetch'), 'unreachable'],
  [undefined, 'unexpected'],
  [null, 'unexpected'],
  [{ status: '200' }, 'unexpected'],
  [new Error('what?'), 'unexpected'],
])('%o, when thrown, means %s', (thrown, cause) => {
  expect(failureFrom(thrown).cause).toBe(cause);
});

test('a SendFailure is returned unchanged', () => {
  const failure = new SendFailure('timedOut', 'no answer');
  expect(failureFrom(failure)).toBe(failure);
});

test('an HTML page as the answer is cut to one line', () => {
  const failure = failureFrom(new EmailJSResponseStatus(502, `<html>\n${'x'.repeat(5000)}`));
  expect(failure.message).toMatch(/^502 <html> x+$/);
  expect(failure.message.length).toBeLessThanOrEqual(200);
});
