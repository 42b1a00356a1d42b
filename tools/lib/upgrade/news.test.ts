import { expect, test } from 'vitest';
import { newsSince } from './news.ts';

const changelog = `# Changelog

How to get it.

## [Unreleased]

- Soon.

## [1.10.0] - 2027-02-01

- Ten.

## [1.9.0] - 2027-01-01

- Nine.
`;

test('the news are those of all versions after a version, without a coming version', () => {
  expect(newsSince(changelog, '1.9.0')).toBe('## [1.10.0] - 2027-02-01\n\n- Ten.');
  expect(newsSince(changelog, '1.8.3')).toMatch(/Ten[\s\S]*Nine/);
  expect(newsSince(changelog, '1.10.0')).toBe('');
});
