import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  expectedSkips,
  listOfFailures,
  readPlaywright,
  readVitest,
  summaryOf,
  unexpectedSkips,
} from './test-reports.ts';

const [expected = ''] = expectedSkips;

test('Vitest’s failed tests are read with their errors, and skipped ones with their reasons where they have one', () => {
  const assertion = (fullName: string, status: string, meta = {}) => ({ fullName, status, meta });
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: join(import.meta.dirname, 'x.test.ts'),
        assertionResults: [
          assertion('a', 'passed'),
          { ...assertion('b', 'failed'), failureMessages: ['expected 1'] },
          assertion('c', 'skipped', { skipReason: 'no strace' }),
          assertion('d', 'skipped'),
          assertion('e', 'todo'),
        ],
      },
      {
        name: join(import.meta.dirname, 'y.test.ts'),
        status: 'failed',
        message: 'cannot be read',
        assertionResults: [],
      },
    ],
  };
  const { passed, failed, failures, skipped } = readVitest(JSON.stringify(report));
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(failures).toEqual([
    { test: 'tools/lib/x.test.ts: b', error: 'expected 1' },
    { test: 'tools/lib/y.test.ts', error: 'cannot be read' },
  ]);
  expect(skipped).toEqual([
    { test: 'tools/lib/x.test.ts: c', reason: 'no strace' },
    { test: 'tools/lib/x.test.ts: d', reason: undefined },
    { test: 'tools/lib/x.test.ts: e', reason: undefined },
  ]);
});

test('Playwright’s failed tests are read with their errors and skipped ones with their reasons, in suites of suites', () => {
  const spec = (title: string, status: string, annotations: object[] = [], error = {}) => ({
    title,
    file: 'x.spec.ts',
    tests: [{ projectName: 'product', status, annotations, results: [{ error }] }],
  });
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [spec('a', 'skipped', [{ type: 'skip', description: expected }])],
        suites: [
          {
            specs: [
              spec('b', 'expected'),
              spec('d', 'unexpected', [], { message: 'no button' }),
              spec('c', 'skipped', [{ type: 'fixme' }]),
            ],
          },
        ],
      },
    ],
  };
  const { passed, failed, failures, skipped } = readPlaywright(JSON.stringify(report));
  expect({ passed, failed }).toEqual({ passed: 3, failed: 2 });
  expect(failures).toEqual([{ test: '[product] e2e/x.spec.ts: d', error: 'no button' }]);
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

test('the list of failed tests shows the start of each error, without colours', () => {
  const error = ['\u001b[31mno button\u001b[39m', ...Array(20).fill('at x')].join('\n');
  const lines = listOfFailures([{ test: 'x.spec.ts: a', error }]).split('\n');
  expect(lines.slice(0, 2)).toEqual(['✗ x.spec.ts: a', '    no button']);
  expect(lines).toHaveLength(13);
});

test('the last line names skipped tests only where there are some', () => {
  expect(summaryOf(5, 0, 0)).toBe('5 passed, 0 failed');
  expect(summaryOf(5, 1, 2)).toBe('5 passed, 1 failed, 2 skipped');
});
