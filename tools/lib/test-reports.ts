import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { missingEngine } from '../../packages/harness/engines.ts';
import { projectRoot } from '../../packages/harness/root.ts';

/** A test that was not run. */
export interface Skipped {
  /** File and title. */
  test: string;
  /** The test's reason; undefined without one. */
  reason: string | undefined;
}

/** A test that failed. */
export interface Failed {
  /** File and title. */
  test: string;
  /** The runner's error message, without colours. */
  error: string;
}

/** The results of one run. */
export interface Count {
  passed: number;
  /** May be more than `failures`: a runner can fail outside its tests. */
  failed: number;
  failures: Failed[];
  skipped: Skipped[];
}

/** The results of several runs together. */
export const totalOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
  skipped: counts.flatMap(({ skipped }) => skipped),
});

/** Reasons for which a test may be skipped with CI=true. Any other skip means that the CI machine lacks something. */
export const expectedSkips: readonly string[] = [
  // No Chromium for this kind of machine comes with npm.
  'Pictures are compared in the browser that npm brings.',
  // Neither macOS nor Windows has them, and no CI needs them to judge a page.
  'Only nginx and Caddy show how they serve the site: install them.',
  // macOS, Windows and machines without root do not have these engines as packages of the system.
  ...Object.values(missingEngine),
];

/** The skipped tests that count as failed: tests without a reason, and in a CI tests without an expected reason. */
export const unexpectedSkips = (skipped: readonly Skipped[], isCi: boolean): Skipped[] =>
  skipped.filter(({ reason }) => !reason || (isCi && !expectedSkips.includes(reason)));

/** How many lines of an error the list of failed tests shows. */
const errorLines = 12;

/** The failed tests with the start of their errors, for the end of the log, which a CI shows. */
export const listOfFailures = (failures: readonly Failed[]): string =>
  failures
    .map(({ test, error }) => {
      const lines = stripVTControlCharacters(error).split('\n').slice(0, errorLines);
      return [`✗ ${test}`, ...lines.map((line) => `    ${line}`)].join('\n');
    })
    .join('\n');

/** The last line of a run. */
export const summaryOf = (passed: number, failed: number, skipped: number): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Reads what Vitest's JSON reporter wrote. */
export function readVitest(report: string): Count {
  const { testResults, numPassedTests, numFailedTests }: JsonTestResults = JSON.parse(report);
  const skipped = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName, meta }) => ({
        test: `${relative(projectRoot, name)}: ${fullName}`,
        reason: meta?.skipReason,
      })),
  );
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(projectRoot, name);
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ test: file, error: message }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file}: ${fullName}`,
      error: failureMessages?.join('\n') ?? '',
    }));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures, skipped };
}

type Suite = Partial<Pick<JSONReportSuite, 'suites' | 'specs'>>;

/** Each test of a suite and of the suites in it. */
const testsOf = ({ suites = [], specs = [] }: Suite): (JSONReportTest & { test: string })[] => [
  ...suites.flatMap(testsOf),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map((each) => ({ ...each, test: `e2e/${file}: ${title}` })),
  ),
];

/** Reads what Playwright's JSON reporter wrote. */
export function readPlaywright(report: string): Count {
  const { stats, suites }: JSONReport = JSON.parse(report);
  const tests = testsOf({ suites });
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ test, projectName, results }) => ({
        test: `[${projectName}] ${test}`,
        error: results.find(({ error }) => error)?.error?.message ?? '',
      })),
    skipped: tests
      .filter(({ status }) => status === 'skipped')
      .map(({ test, annotations }) => ({
        test,
        reason: annotations.find(({ type }) => type === 'skip')?.description,
      })),
  };
}
