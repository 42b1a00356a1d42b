import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productRoot } from '../../packages/harness/root.ts';
import { auditMinutes, SECONDS_A_PAGE } from './audit-time.ts';

test('an audit of ten pages is announced as a minute, and one of a hundred as six', () => {
  expect([10, 100].map(auditMinutes)).toEqual([1, 6]);
});

test.each(['README.md', 'docs/adopting.md'])('%s names its seconds for a page once', (file) => {
  const text = readFileSync(join(productRoot, file), 'utf8');
  const named = [...text.matchAll(/(\w+) seconds a page/g)].map(([, seconds]) => seconds);
  expect(named).toEqual([`${SECONDS_A_PAGE}`]);
});
