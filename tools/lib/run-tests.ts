import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, testedSite } from '../../packages/harness/build-site.ts';
import { codeFile, projectRoot } from '../../packages/harness/root.ts';
import { runProgram } from '../../packages/harness/run-program.ts';
import { type Count, readPlaywright, readVitest, totalOf } from './test-reports.ts';

/** The folder of the runners' reports. */
export const results = join(projectRoot, 'test-results');

/** Runs a test runner and reads its report. A run without a report has failed. */
export async function runTests(
  name: 'vitest' | 'playwright',
  args: string[],
  { env = {}, report = `${name}.json` }: { env?: Record<string, string>; report?: string } = {},
): Promise<Count> {
  rmSync(join(results, report), { force: true });
  const code = await runProgram(name, args, { env });
  return countOf(name, code, report, name === 'vitest' ? readVitest : readPlaywright);
}

/** The results of a program that ended with this code. */
function countOf(name: string, code: number, report: string, read: (text: string) => Count): Count {
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

/** Builds a site for tests from a content folder, beside the served site. Returns whether it is built. */
export const buildTestedSite = async (content: string): Promise<boolean> =>
  (await buildSite({ content, folder: testedSite(content) })) === 0;

/**
 * Runs Playwright projects on the site of a content folder.
 *
 * @param options.config the settings of Playwright that have the projects, below the product's folder and without the
 *   ending
 * @param options.build the build of the site for tests, if it has already begun
 */
export async function testSite(
  content: string,
  projects: readonly string[],
  {
    config = 'e2e/playwright.config',
    build = buildTestedSite(content),
  }: {
    config?: 'e2e/playwright.config' | 'e2e/audit.config';
    build?: Promise<boolean>;
  } = {},
): Promise<Count> {
  if (!(await build)) {
    const failure = { test: `The build of ${content}`, error: 'It says above what is wrong.' };
    return { passed: 0, failed: 1, failures: [failure], skipped: [] };
  }
  const count = await runTests(
    'playwright',
    ['test', '--config', codeFile(config), ...projects.map((project) => `--project=${project}`)],
    {
      env: { CONTENT_DIR: content, SITE_DIR: testedSite(content) },
    },
  );
  return { ...count, passed: count.passed + 1 };
}

const auditReport = 'audit.json';

/** Runs `npm run audit` in a process of its own, because it alone has the settings of .env. */
export async function auditSite(): Promise<Count> {
  rmSync(join(results, auditReport), { force: true });
  const code = await runProgram('node', ['tools/run.mjs', 'audit']);
  return countOf('npm run audit', code, auditReport, JSON.parse);
}

/**
 * Writes the results of an audit for {@link auditSite}.
 *
 * @returns the results together
 */
export function noteAudit(counts: readonly Count[]): Count {
  const total = totalOf(counts);
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, auditReport), JSON.stringify(total));
  return total;
}
