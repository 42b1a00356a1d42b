// npm test: what decides whether a change lands. Without arguments the first tier: the checks, the units and the
// pages; `--all` is every part, as CI runs it; `npm test -- --help` lists the parts. The product's tests run on the
// sample agency, and the audit on the site that is built from content/, where there is one. Ends with
// `N passed, N failed`, and `, N skipped` where tests were skipped.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, SAMPLE_FOLDER } from '../content-store/src/folder.ts';
import { buildSite, SITE_DIR } from '../harness/build-site.ts';
import { installEngines } from '../harness/engines.ts';
import { root } from '../harness/root.ts';
import { runProgram } from '../harness/run-program.ts';
import { runChecks } from './check.ts';
import { chosenParts, type TestPart, testParts, usage } from './lib/test-parts.ts';
import {
  type Count,
  readPlaywright,
  readVitest,
  summaryOf,
  unexpectedSkips,
} from './lib/test-reports.ts';

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
const chosen = chosenParts(args);
if (typeof chosen === 'string') {
  console.error(`${chosen}\n\n${usage}`);
  process.exit(2);
}

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });

/** Runs a test runner and reads its own report: a run that leaves none has failed. */
async function runTests(
  name: 'vitest' | 'playwright',
  args: string[],
  { env = {}, report = `${name}.json` }: { env?: Record<string, string>; report?: string } = {},
): Promise<Count> {
  const code = await runProgram(name, args, { env });
  const read = name === 'vitest' ? readVitest : readPlaywright;
  let count: Count;
  try {
    count = read(readFileSync(join(results, report), 'utf8'));
  } catch {
    count = { passed: 0, failed: 1, skipped: [] };
  }
  // A runner may fail outside its tests, for example while it closes.
  if (code !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/** Runs projects of vitest.config.ts; none is no failure. */
async function testUnits(projects: readonly string[], report: string): Promise<Count> {
  if (projects.length === 0) return { passed: 0, failed: 0, skipped: [] };
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

/** Builds a site from a content folder and runs Playwright projects on it. */
async function testSite(content: string, folder: string, projects: string[]): Promise<Count> {
  const built = (await buildSite({ content, folder })) === 0;
  const count: Count = { passed: Number(built), failed: Number(!built), skipped: [] };
  if (!built) return count;
  const { passed, failed, skipped } = await runTests(
    'playwright',
    ['test', ...projects.map((project) => `--project=${project}`)],
    { env: { CONTENT_DIR: content, SITE_DIR: folder } },
  );
  return { passed: count.passed + passed, failed: count.failed + failed, skipped };
}

const parts: readonly TestPart[] = chosen.map((name) => testParts[name]);
const units = parts.flatMap(({ vitest = [] }) => vitest);
const projects = parts.flatMap(({ playwright = [] }) => playwright);
const counts: Count[] = [];
// Tests of processes mostly wait: meanwhile the checks and the units compute.
const waiting: readonly string[] = units.filter((project) => project === 'mail-gateway-process');
const processes = testUnits(waiting, 'vitest-processes.json');
if (chosen.includes('units')) counts.push({ ...(await runChecks()), skipped: [] });
counts.push(
  await testUnits(
    units.filter((project) => !waiting.includes(project)),
    'vitest.json',
  ),
  await processes,
);
if (chosen.includes('engines')) installEngines();
if (projects.length > 0 && contentFolder() === SAMPLE_FOLDER) {
  counts.push(await testSite(SAMPLE_FOLDER, SITE_DIR, projects));
} else if (projects.length > 0) {
  console.log('\nThe tests of the product, on the sample agency:');
  const product = projects.filter((project) => project !== 'audit');
  counts.push(await testSite(SAMPLE_FOLDER, join(root, 'site/.cache/sample'), product));
  if (projects.includes('audit')) {
    console.log(`\nThe audit of your site, on ${contentFolder()}:`);
    counts.push(await testSite(contentFolder(), SITE_DIR, ['audit']));
  }
}

const skipped = counts.flatMap((count) => count.skipped);
const unexpected = unexpectedSkips(skipped, process.env['CI'] === 'true');
if (skipped.length > 0) console.log('\nSkipped:');
for (const each of skipped) {
  const mark = unexpected.includes(each) ? '✗' : '-';
  console.log(`${mark} ${each.test}\n    ${each.reason ?? 'No reason is given.'}`);
}
if (unexpected.length > 0) {
  console.log('A test marked ✗ counts as failed: see "Skipped tests" in CONTRIBUTING.md.');
}
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
const failed = sum('failed') + unexpected.length;
console.log(`\n${summaryOf(sum('passed'), failed, skipped.length - unexpected.length)}`);
process.exitCode = failed > 0 ? 1 : 0;
