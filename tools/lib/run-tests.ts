import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../harness/build-site.ts';
import { root } from '../../harness/root.ts';
import { runProgram } from '../../harness/run-program.ts';
import { type Count, readPlaywright, readVitest } from './test-reports.ts';

/** Where runners leave what they found. */
export const results = join(root, 'test-results');

/** Runs a test runner and reads its own report: a run that leaves none has failed. */
export async function runTests(
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
    count = { passed: 0, failed: 1, failures: [], skipped: [] };
  }
  // A runner may fail outside its tests, for example while it closes.
  if (code !== 0 && count.failed === 0) count.failed = 1;
  if (count.failed > 0 && count.failures.length === 0) {
    count.failures.push({ test: name, error: `It ended with ${code}, outside its tests.` });
  }
  return count;
}

/** Builds a site from a content folder and runs Playwright projects on it. */
export async function testSite(
  content: string,
  folder: string,
  projects: string[],
): Promise<Count> {
  const built = (await buildSite({ content, folder })) === 0;
  if (!built) {
    const failure = { test: `The build of ${content}`, error: 'It says above what is wrong.' };
    return { passed: 0, failed: 1, failures: [failure], skipped: [] };
  }
  const count = await runTests(
    'playwright',
    ['test', ...projects.map((project) => `--project=${project}`)],
    { env: { CONTENT_DIR: content, SITE_DIR: folder } },
  );
  return { ...count, passed: count.passed + 1 };
}
