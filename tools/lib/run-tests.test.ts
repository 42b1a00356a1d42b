import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productRoot } from '../../packages/harness/root.ts';
import { testParts } from './test-parts.ts';
import { readPlaywright, readVitest, unexpectedSkips } from './test-reports.ts';

const passed = { fullName: 'a', status: 'passed' };
const failed = { fullName: 'b', status: 'failed', failureMessages: ['expected 1'] };
const skipped = { fullName: 'c', status: 'skipped' };
const skippedFor = (skipReason: string) => ({ ...skipped, meta: { skipReason } });

/** What Vitest writes about tests. */
function reportOf(tests: readonly { status: string }[]): string {
  const count = (status: string) => tests.filter((each) => each.status === status).length;
  return JSON.stringify({
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    testResults: [{ name: 'x.test.ts', assertionResults: tests }],
  });
}

test('a test that is skipped without a reason, or without an expected one in a CI, counts as failed', () => {
  const count = readVitest(reportOf([passed, failed, skipped, skippedFor('no strace')]));
  expect(count).toMatchObject({ passed: 1, failed: 1 });
  const reasons = (isCi: boolean) =>
    unexpectedSkips(count.skipped, isCi).map(({ reason }) => reason);
  expect(reasons(false)).toEqual([undefined]);
  expect(reasons(true)).toEqual([undefined, 'no strace']);
});

test('a test in a browser that passes only when it is repeated has failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
  expect(readPlaywright(JSON.stringify({ stats, suites: [] }))).toMatchObject({
    passed: 3,
    failed: 2,
  });
});

test('each project of the runners is in one part', () => {
  const namesIn = (file: string) =>
    [...readFileSync(join(productRoot, file), 'utf8').matchAll(/\bname: '([\w-]+)'/g)].map(
      ([, name]) => name,
    );
  const parts = Object.values(testParts);
  const inVitest = parts.flatMap((part) => ('vitest' in part ? part.vitest : []));
  const inPlaywright = parts.flatMap((part): readonly string[] =>
    'playwright' in part ? part.playwright : [],
  );
  expect([...inVitest].sort()).toEqual(namesIn('vitest.config.ts').sort());
  // Those of the engines are named by a list.
  const engines = ['firefox', 'webkit'];
  expect(inPlaywright.filter((name) => !engines.includes(name)).sort()).toEqual(
    namesIn('e2e/playwright.config.ts').sort(),
  );
});
