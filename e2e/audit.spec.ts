import { content, everyPage, publicPages } from '../harness/site-pages.ts';
import { budgets } from './support/audit/budgets.ts';
import { views } from './support/audit/page-audit.ts';
import { siteIssues } from './support/audit/site-audit.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

// Whatever content the site is built from: these tests name no word and no number of the sample.
// Each lists everything that is wrong; errors in the console are in its list.
test.use({ expectedErrors: [/./] });

const { language: first, languages = [] } = content.site;
const languageOf = (address: string) =>
  languages.find((each) => `${address}/`.startsWith(`/${each}/`)) ?? first;

for (const [name, { options, audit }] of Object.entries(views)) {
  test.describe(name, () => {
    test.use(options);

    for (const address of everyPage) {
      test(`nothing is wrong with ${address}`, async ({ page }) => {
        const isPublic = publicPages.some((each) => each === address);
        const status = address === '/no-such-page' ? 404 : 200;
        const language = languageOf(address);
        const issues = await audit(page, { address, isPublic, status, language, budgets });
        expect(issues.map((issue) => `${address} ${name}: ${issue}`)).toEqual([]);
      });
    }
  });
}

test('every address on any page leads somewhere, and no two pages have one title', async ({
  request,
  baseURL,
}) => {
  expect(await siteIssues(request, baseURL ?? '', everyPage)).toEqual([]);
});
