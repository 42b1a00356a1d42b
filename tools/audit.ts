// npm run audit: your site alone, without the tests of the product: its content first, then every page in Chromium, as
// it is built with the settings of .env. Nothing is built into site/dist. Ends with `N passed, N failed`.
import { contentFolder } from '../content-store/src/folder.ts';
import { checkContent, runChecks } from './check.ts';
import { noteAudit, testSite } from './lib/run-tests.ts';
import { type Count, summaryOf } from './lib/test-reports.ts';

const counts: Count[] = [await runChecks([checkContent])];
if (counts[0]?.failed === 0) counts.push(await testSite(contentFolder(), ['audit']));
const { passed, failed } = noteAudit(counts);
console.log(`\n${summaryOf(passed, failed, 0)}`);
process.exitCode = failed > 0 ? 1 : 0;
