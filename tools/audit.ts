// npm run audit: your site alone, without the tests of the product: its content first, then every page of the built site
// in Chromium. Ends with `N passed, N failed`.
import { rmSync } from 'node:fs';
import { contentFolder } from '../content-store/src/folder.ts';
import { SITE_DIR } from '../harness/build-site.ts';
import { checkContent, runChecks } from './check.ts';
import { results, testSite } from './lib/run-tests.ts';
import { summaryOf } from './lib/test-reports.ts';

rmSync(results, { recursive: true, force: true });
const content = await runChecks([checkContent]);
const site =
  content.failed > 0
    ? { passed: 0, failed: 0 }
    : await testSite(contentFolder(), SITE_DIR, ['audit']);
const failed = content.failed + site.failed;
console.log(`\n${summaryOf(content.passed + site.passed, failed, 0)}`);
process.exitCode = failed > 0 ? 1 : 0;
