// npm test: the tests that decide whether a change lands. Without arguments it runs the first tier: the checks, the units
// and the pages. `--all` runs every part, as CI does; `npm test -- --help` lists the parts. The product's tests run on the
// sample agency, and the audit on the site of content/, if that folder exists. Nothing is built into site/dist. At the end
// stand the failures with the start of each error, then `N passed, N failed`, with `, N skipped` if tests were skipped.
import { rmSync } from 'node:fs';
import { contentFolder, SAMPLE_FOLDER } from '../packages/content-store/src/folder.ts';
import { installEngines } from '../packages/harness/engines.ts';
import { runChecks } from './check.ts';
import { commandLine } from './lib/command-line.ts';
import { auditSite, buildTestedSite, results, runTests, testSite } from './lib/run-tests.ts';
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
async function testUnits(projects: readonly string[], report: string): Promise<Count[]> {
  if (projects.length === 0) return [];
  const chosenProjects = projects.map((project) => `--project=${project}`);
  const reports = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${report}`,
  ];
  return [await runTests('vitest', ['run', ...chosenProjects, ...reports], { report })];
}

/**
 * Runs projects of e2e/playwright.config.ts on the sample, and the audit on the site's own content.
 *
 * @param build the build of the sample; undefined without projects
 */
async function testPages(
  projects: readonly string[],
  build: Promise<boolean> | undefined,
): Promise<Count[]> {
  if (build === undefined) return [];
  if (contentFolder() === SAMPLE_FOLDER)
    return [await testSite(SAMPLE_FOLDER, projects, { build })];
  console.log('\nThe tests of the product, on the sample agency:');
  const product = projects.filter((project) => project !== 'audit');
  const counts = product.length > 0 ? [await testSite(SAMPLE_FOLDER, product, { build })] : [];
  if (!projects.includes('audit')) return counts;
  console.log(`\nThe audit of your site, on ${contentFolder()}:`);
  return [...counts, await auditSite()];
}

const parts: readonly TestPart[] = chosen.map((name) => testParts[name]);
if (chosen.includes('engines')) installEngines();
const units = parts.flatMap(({ vitest = [] }) => vitest);
const pages = parts.flatMap(({ playwright = [] }) => playwright);
const isOfProcesses = (project: string) => project === 'mail-gateway-process';

async function check(): Promise<Count[]> {
  return chosen.includes('units') ? [await runChecks()] : [];
}

const checks = check();
// The build writes the same generated modules as the check of the site, so it waits for the checks.
const build = pages.length > 0 ? checks.then(() => buildTestedSite(SAMPLE_FOLDER)) : undefined;
// Tests of processes mostly wait: meanwhile the units, the checks and the build compute. Browsers compute all the time.
const withoutBrowsers = Promise.all([
  testUnits(units.filter(isOfProcesses), 'vitest-processes.json'),
  testUnits(
    units.filter((project) => !isOfProcesses(project)),
    'vitest.json',
  ),
  checks,
]);
const [counts] = await Promise.all([withoutBrowsers, build]);
counts.push(await testPages(pages, build));

const { passed, failed: failedTests, failures, skipped } = totalOf(counts.flat());
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
