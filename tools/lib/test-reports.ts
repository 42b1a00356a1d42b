import { relative } from 'node:path';
import { missingEngine } from '../../harness/engines.ts';
import { root } from '../../harness/root.ts';

/** A test that was not run. */
export interface Skipped {
  /** File and title. */
  test: string;
  /** Why, as the test says it; undefined where it does not. */
  reason: string | undefined;
}

/** The results of one run. */
export interface Count {
  passed: number;
  failed: number;
  skipped: Skipped[];
}

/** Reasons for which a test may be skipped with CI=true. Any other skip means that the CI machine lacks something. */
export const expectedSkips: readonly string[] = [
  // No Chromium for this kind of machine comes with npm.
  'Pictures are compared in the browser that npm brings.',
  // Neither macOS nor Windows has them, and no CI needs them to judge a page.
  'Only nginx and Caddy show how they serve the site: install them.',
  // macOS, Windows and machines without root do not have these engines as packages of the system.
  ...Object.values(missingEngine),
];

/** Of a run's skipped tests those that count as failed: without a reason, and in a CI without an expected one. */
export const unexpectedSkips = (skipped: readonly Skipped[], isCi: boolean): Skipped[] =>
  skipped.filter(({ reason }) => !reason || (isCi && !expectedSkips.includes(reason)));

/** The last line of a run. */
export const summaryOf = (passed: number, failed: number, skipped: number): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; meta?: { skipReason?: string } }[];
  }[];
  numPassedTests: number;
  numFailedTests: number;
}

/** Reads what Vitest's JSON reporter wrote. */
export function readVitest(report: string): Count {
  const { testResults, numPassedTests, numFailedTests }: VitestReport = JSON.parse(report);
  const skipped = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName, meta }) => ({
        test: `${relative(root, name)}: ${fullName}`,
        reason: meta?.skipReason,
      })),
  );
  return { passed: numPassedTests, failed: numFailedTests, skipped };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

/** Reads what Playwright's JSON reporter wrote. */
export function readPlaywright(report: string): Count {
  const { stats, suites } = JSON.parse(report);
  const skippedIn = ({ suites = [], specs = [] }: PlaywrightSuite): Skipped[] => [
    ...suites.flatMap(skippedIn),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map(({ annotations }) => ({
          test: `e2e/${file}: ${title}`,
          reason: annotations.find(({ type }) => type === 'skip')?.description,
        })),
    ),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: skippedIn({ suites }),
  };
}
