import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../harness/root.ts';
import {
  full,
  fullTest,
  least,
  leastTest,
  newIssues,
  starts,
  testOf,
} from '../support/agencies/agencies.ts';
import { remainsOfSample, wordsOfSample } from '../support/agencies/remains-of-sample.ts';
import { ownBudgets as budgets } from '../support/audit/budgets.ts';
import { views } from '../support/audit/page-audit.ts';
import { siteIssues } from '../support/audit/site-audit.ts';
import { expect } from '../support/fixtures.ts';
import { foldersIn } from '../support/variant-site.ts';

for (const [{ folder, base, language, pages, alike }, test] of [
  [full, fullTest],
  [least, leastTest],
  ...starts.map((start) => [start, testOf(start)] as const),
] as const) {
  const hidden = ['message-sent', 'message-not-sent', 'no-such-page'];
  const addresses = [...pages, ...hidden].map((page) => `${base}${page}`);
  const [first = '', ...others] = Object.keys(views);
  /**
   * The home and the contact page are opened in each view, others in the first and, by turns, in one more, and those
   * like an earlier one in the first alone.
   */
  const isOpened = (name: string, address: string, place: number) =>
    name === first ||
    (!alike.some((page) => address === `${base}${page}`) &&
      (place < 2 || name === others[place % others.length]));

  test.describe(`on the site of an agency in ${language}`, () => {
    // Each lists everything that is wrong; errors in the console are in its list.
    test.use({ expectedErrors: [/./] });

    for (const [name, { options, audit }] of Object.entries(views)) {
      const { reducedMotion, ...given } = options;

      test.describe(name, () => {
        test.use({
          ...given,
          contextOptions: { reducedMotion: reducedMotion ?? 'no-preference' },
        });

        for (const address of addresses.filter((each, place) => isOpened(name, each, place))) {
          test(`nothing is wrong with ${address}`, async ({ page }) => {
            const isPublic = pages.includes(address.slice(base.length));
            const status = address.endsWith('/no-such-page') ? 404 : 200;
            const audited = { address, isPublic, status, language, budgets };
            expect(newIssues(address, await audit(page, audited))).toEqual([]);
          });
        }
      });
    }

    test('every address on any page leads somewhere, and no two pages have one title', async ({
      request,
      gateway,
    }) => {
      expect(await siteIssues(request, gateway.url, addresses)).toEqual([]);
    });

    test('no word and no colour of the sample remains', () => {
      const { siteDir, contentFolder } = foldersIn(folder);
      expect(remainsOfSample(siteDir)).toEqual([]);
      expect(wordsOfSample(siteDir, contentFolder, language)).toEqual([]);
    });
  });
}

leastTest('the audit that npm test runs on content/ passes', async () => {
  const { contentFolder, siteDir } = foldersIn(least.folder);
  const playwright = join(root, 'node_modules', '.bin', 'playwright');
  const args = [
    'test',
    '--project=audit',
    '--reporter=line',
    '--workers=1',
    '--grep=without script|every address',
  ];
  const output = `--output=${leastTest.info().outputPath('audit')}`;
  const env = { ...process.env, CONTENT_DIR: contentFolder, SITE_DIR: siteDir };
  const { stdout } = await promisify(execFile)(playwright, [...args, output], { cwd: root, env });
  expect(stdout).toContain(`${least.pages.length + 4} passed`);
});
