// npm run audit, and npm test in a project: tests your site without the tests of the product. First the content, then the
// tests in own/, then every page in Chromium, built with the settings of .env, and not into site/dist. The last line is
// `N passed, N failed`.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { visitedPages } from '../packages/content-model/src/read-site.ts';
import { contentFolder, readFolder } from '../packages/content-store/src/folder.ts';
import { codeFile, projectRoot } from '../packages/harness/root.ts';
import { projectChecks, runChecks } from './check.ts';
import { auditMinutes } from './lib/audit-time.ts';
import { withoutWords } from './lib/command-line.ts';
import { noteAudit, results, runTests, testSite } from './lib/run-tests.ts';
import { type Count, summaryOf } from './lib/test-reports.ts';

withoutWords(`npm test, in a project      the check, your own tests, and every page in a browser
npm run audit, in the product's repository, is the same for the site in content/`);

/** The pages that no link leads to: two answers to a message, and the page for an unknown address. */
const HIDDEN_PAGES = 3;

const testOwnCode = (): Promise<Count> =>
  runTests(
    'vitest',
    [
      'run',
      '--config',
      codeFile('packages/harness/own-tests.config'),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, 'own.json')}`,
    ],
    { report: 'own.json' },
  );

const counts: Count[] = [await runChecks(projectChecks)];
if (globSync('own/**/*.test.{ts,tsx}', { cwd: projectRoot }).length > 0) {
  counts.push(await testOwnCode());
}
if (counts[0]?.failed === 0) {
  const pages = visitedPages(readFolder(contentFolder())).length + HIDDEN_PAGES;
  const minutes = auditMinutes(pages);
  console.log(
    `\nThe audit builds the site and opens its ${pages} pages: about ${minutes} min on two cores.`,
  );
  counts.push(await testSite(contentFolder(), ['audit'], { config: 'e2e/audit.config' }));
} else {
  console.log('\nNo page was opened: correct what is marked ✗ first.');
}
const { passed, failed } = noteAudit(counts);
console.log(`\n${summaryOf(passed, failed, 0)}`);
process.exitCode = failed > 0 ? 1 : 0;
