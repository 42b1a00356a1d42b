import { expect, test } from 'vitest';
import { messageWith } from './message.ts';

test('a message takes its values, and numbers as its language writes and counts them', () => {
  const text = '{who}: {count, plural, one {# Versuch} other {# Versuche}}';
  const attempts = messageWith(['who', 'count'], text, 'de');
  expect(attempts({ who: '{Ada} <b>', count: 1 })).toBe('{Ada} <b>: 1 Versuch');
  expect(attempts({ who: 'Ada', count: 1200 })).toBe('Ada: 1.200 Versuche');
});

test.each([
  ['without an argument', 'none', ['who']],
  ['with an argument of another name', '{whom}', ['who']],
  ['with one more in a branch', '{n, plural, one {{who}} other {}}', ['n']],
  ['without a plural for the other numbers', '{n, plural, one {1}}', ['n']],
])('a message %s is an error', (_what, text, names) => {
  expect(() => messageWith(names, text, 'en')).toThrow();
});
