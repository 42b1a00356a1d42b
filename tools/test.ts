// npm test: everything that decides whether a change lands. Ends with `N passed, N failed`, and
// `, N skipped` where tests were skipped.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './check.ts';
import { buildSite } from './lib/build-site.ts';
import { root } from './lib/root.ts';
import { runProgram } from './lib/run-program.ts';
import {
  type Count,
  readPlaywright,
  readVitest,
  summaryOf,
  unexpectedSkips,
} from './lib/test-reports.ts';

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });

/** Runs a test runner and reads its own report: a run that leaves none has failed. */
async function runTests(
  name: string,
  program: string,
  args: string[],
  read: (report: string) => Count,
) {
  const code = await runProgram(program, args);
  let count: Count;
  try {
    count = read(readFileSync(join(results, `${name}.json`), 'utf8'));
  } catch {
    count = { passed: 0, failed: 1, skipped: [] };
  }
  // A runner may fail outside its tests, for example while it closes.
  if (code !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

const counts: Count[] = [{ ...(await runChecks()), skipped: [] }];
counts.push(
  await runTests(
    'vitest',
    'vitest',
    ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
    readVitest,
  ),
);
const built = (await buildSite()) === 0;
counts.push({ passed: Number(built), failed: Number(!built), skipped: [] });
if (built) counts.push(await runTests('playwright', 'playwright', ['test'], readPlaywright));

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
