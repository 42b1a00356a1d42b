import { expect, test } from 'vitest';
import { missingEngine } from '../../harness/engines.ts';
import { unexpectedSkips } from './test-reports.ts';

test('a machine without Firefox or WebKit leaves their tests out, also as a CI', () => {
  const skipped = Object.values(missingEngine).map((reason) => ({ test: 'x', reason }));
  expect(skipped).toHaveLength(2);
  expect(unexpectedSkips(skipped, true)).toEqual([]);
});
