import { content, everyPage, publicPages } from '../packages/harness/site-pages.ts';
import { settings } from '../site/settings.ts';
import { budgets } from './support/audit/budgets.ts';
import { views } from './support/audit/page-audit.ts';
import { siteIssues } from './support/audit/site-audit.ts';
import { expect, siteTest, useGateway } from './support/fixtures.ts';

/** The gateway serves the site at the path for which it was built. */
const test = siteTest.extend({
  sharedGateway: [
    ({}, use) => useGateway({ BASE_PATH: settings.basePath }, use),
    { scope: 'worker' },
  ],
});

// Whatever content the site is built from: these tests name no word and no number of the sample.
// Each lists everything that is wrong; errors in the console are in its list.
test.use({ expectedErrors: [/./] });

const { language: first, languages = [] } = content.site;
const languageOf = (page: string) =>
  languages.find((each) => `${page}/`.startsWith(`/${each.toLowerCase()}/`)) ?? first;
const addressOf = (page: string) => settings.basePath + page.slice(1);
const mailHost = URL.parse(settings.mail.origin)?.origin;

for (const [name, { options, audit }] of Object.entries(views)) {
  test.describe(name, () => {
    test.use(options);

    for (const path of everyPage) {
      const address = addressOf(path);
      test(`nothing is wrong with ${address}`, async ({ page }) => {
        const isPublic = publicPages.some((each) => each === path);
        const status = path === '/no-such-page' ? 404 : 200;
        const language = languageOf(path);
        const audited = { address, isPublic, status, language, mailHost, budgets };
        const issues = await audit(page, audited);
        expect(issues.map((issue) => `${address} ${name}: ${issue}`)).toEqual([]);
      });
    }
  });
}

test('every address on any page leads somewhere, and no two pages have one title', async ({
  request,
  gateway,
}) => {
  expect(await siteIssues(request, gateway.url, everyPage.map(addressOf))).toEqual([]);
});
