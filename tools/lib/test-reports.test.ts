import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  expectedSkips,
  readPlaywright,
  readVitest,
  summaryOf,
  unexpectedSkips,
} from './test-reports.ts';

const [expected = ''] = expectedSkips;

test('skipped tests of Vitest are read with their reasons, and those marked skip or todo without one', () => {
  const assertion = (fullName: string, status: string, meta = {}) => ({ fullName, status, meta });
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: join(import.meta.dirname, 'x.test.ts'),
        assertionResults: [
          assertion('a', 'passed'),
          assertion('b', 'failed'),
          assertion('c', 'skipped', { skipReason: 'no strace' }),
          assertion('d', 'skipped'),
          assertion('e', 'todo'),
        ],
      },
    ],
  };
  const { passed, failed, skipped } = readVitest(JSON.stringify(report));
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(skipped).toEqual([
    { test: 'tools/lib/x.test.ts: c', reason: 'no strace' },
    { test: 'tools/lib/x.test.ts: d', reason: undefined },
    { test: 'tools/lib/x.test.ts: e', reason: undefined },
  ]);
});

test('skipped tests of Playwright are read with their reasons, in suites of suites', () => {
  const spec = (title: string, status: string, annotations: object[] = []) => ({
    title,
    file: 'x.spec.ts',
    tests: [{ status, annotations }],
  });
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [spec('a', 'skipped', [{ type: 'skip', description: expected }])],
        suites: [{ specs: [spec('b', 'expected'), spec('c', 'skipped', [{ type: 'fixme' }])] }],
      },
    ],
  };
  const { passed, failed, skipped } = readPlaywright(JSON.stringify(report));
  expect({ passed, failed }).toEqual({ passed: 3, failed: 2 });
  expect(skipped).toEqual([
    { test: 'e2e/x.spec.ts: c', reason: undefined },
    { test: 'e2e/x.spec.ts: a', reason: expected },
  ]);
});

test('a skip needs a reason, and in a CI an expected one', () => {
  const skipped = [undefined, 'no strace', expected].map((reason) => ({ test: 'x', reason }));
  expect(unexpectedSkips(skipped, false)).toEqual(skipped.slice(0, 1));
  expect(unexpectedSkips(skipped, true)).toEqual(skipped.slice(0, 2));
});

test('the last line names skipped tests only where there are some', () => {
  expect(summaryOf(5, 0, 0)).toBe('5 passed, 0 failed');
  expect(summaryOf(5, 1, 2)).toBe('5 passed, 1 failed, 2 skipped');
});
