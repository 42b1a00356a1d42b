// npm test: everything that decides whether a change lands. Ends with `N passed, N failed`.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './build-site.ts';
import { runChecks } from './check.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });

interface Count {
  passed: number;
  failed: number;
}

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
    count = { passed: 0, failed: 1 };
  }
  // A runner may fail outside its tests, for example while it closes.
  if (code !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

function readVitest(report: string): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
}

function readPlaywright(report: string): Count {
  const { stats } = JSON.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const counts: Count[] = [await runChecks()];
counts.push(
  await runTests(
    'vitest',
    'vitest',
    ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
    readVitest,
  ),
);
const built = (await buildSite()) === 0;
counts.push({ passed: Number(built), failed: Number(!built) });
if (built) counts.push(await runTests('playwright', 'playwright', ['test'], readPlaywright));

const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
