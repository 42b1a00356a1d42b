// npm test: what decides whether a change lands. Without arguments the first tier: the checks, the units and the
// pages; `--all` is every part, as CI runs it; `npm test -- --help` lists the parts. The product's tests run on the
// sample agency, and the audit on the site that is built from content/, where there is one. Nothing is built
// into site/dist. Prints last what failed with the start of each error, then `N passed, N failed`, and `, N skipped` where tests were skipped.
import { rmSync } from 'node:fs';
import { contentFolder, SAMPLE_FOLDER } from '../packages/content-store/src/folder.ts';
import { installEngines } from '../packages/harness/engines.ts';
import { runChecks } from './check.ts';
import { commandLine } from './lib/command-line.ts';
import { auditSite, results, runTests, testSite } from './lib/run-tests.ts';
import { chosenParts, type TestPart, testOptions, testParts, usage } from './lib/test-parts.ts';
import {
  type Count,
  listOfFailures,
  summaryOf,
  totalOf,
  unexpectedSkips,
} from './lib/test-reports.ts';

const words = Object.keys(testParts).length;
const chosen = commandLine({ usage, options: testOptions, words }, chosenParts);

rmSync(results, { recursive: true, force: true });

/** Runs projects of vitest.config.ts; an empty list succeeds. */
async function testUnits(projects: readonly string[], report: string): Promise<Count> {
  if (projects.length === 0) return { passed: 0, failed: 0, failures: [], skipped: [] };
  return runTests(
    'vitest',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=test-results/${report}`,
    ],
    { report },
  );
}

const parts: readonly TestPart[] = chosen.map((name) => testParts[name]);
const units = parts.flatMap(({ vitest = [] }) => vitest);
const projects = parts.flatMap(({ playwright = [] }) => playwright);
const counts: Count[] = [];
// Tests of processes mostly wait, and units often: meanwhile the checks compute.
const waiting: readonly string[] = units.filter((project) => project === 'mail-gateway-process');
const processes = testUnits(waiting, 'vitest-processes.json');
const checks = chosen.includes('units') ? [runChecks()] : [];
counts.push(
  await testUnits(
    units.filter((project) => !waiting.includes(project)),
    'vitest.json',
  ),
  await processes,
  ...(await Promise.all(checks)),
);
if (chosen.includes('engines')) installEngines();
if (projects.length > 0 && contentFolder() === SAMPLE_FOLDER) {
  counts.push(await testSite(SAMPLE_FOLDER, projects));
} else if (projects.length > 0) {
  console.log('\nThe tests of the product, on the sample agency:');
  const product = projects.filter((project) => project !== 'audit');
  if (product.length > 0) counts.push(await testSite(SAMPLE_FOLDER, product));
  if (projects.includes('audit')) {
    console.log(`\nThe audit of your site, on ${contentFolder()}:`);
    counts.push(await auditSite());
  }
}

const { passed, failed: failedTests, failures, skipped } = totalOf(counts);
const unexpected = unexpectedSkips(skipped, process.env['CI'] === 'true');
if (skipped.length > 0) console.log('\nSkipped:');
for (const each of skipped) {
  const mark = unexpected.includes(each) ? '✗' : '-';
  console.log(`${mark} ${each.test}\n    ${each.reason ?? 'No reason is given.'}`);
}
if (unexpected.length > 0) {
  console.log('A test marked ✗ counts as failed: see "Skipped tests" in .github/CONTRIBUTING.md.');
}
if (failures.length > 0) console.log(`\nFailed:\n${listOfFailures(failures)}`);
const failed = failedTests + unexpected.length;
console.log(`\n${summaryOf(passed, failed, skipped.length - unexpected.length)}`);
process.exitCode = failed > 0 ? 1 : 0;
