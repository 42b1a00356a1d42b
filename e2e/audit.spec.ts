import { contentFolder, SAMPLE_FOLDER } from '../packages/content-store/src/folder.ts';
import { content, everyPage, publicPages } from '../packages/harness/site-pages.ts';
import { settings } from '../site/settings.ts';
import { auditPages, isItsTurn } from './support/audit/audit-pages.ts';
import { budgets } from './support/audit/budgets.ts';
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

const { language: first, languages = [] } = content.site;
const languageOf = (page: string) =>
  languages.find((each) => `${page}/`.startsWith(`/${each.toLowerCase()}/`)) ?? first;
const addressOf = (page: string) => settings.basePath + page.slice(1);
const mailHost = URL.parse(settings.mail.origin)?.origin;

const pages = everyPage.map((path) => ({
  address: addressOf(path),
  isPublic: publicPages.some((each) => each === path),
  status: path === '/no-such-page' ? 404 : 200,
  language: languageOf(path),
  mailHost,
  budgets,
}));

const isSample = contentFolder() === SAMPLE_FOLDER;
const [home] = pages;
// The sample's home page has most of what its other pages are made of. Other content may be wrong on any page.
auditPages(
  test,
  pages,
  (view, address, place) => !isSample || address === home?.address || isItsTurn(view, place),
);

test('every address on any page leads somewhere, and no two pages have one title', async ({
  request,
  gateway,
}) => {
  expect(await siteIssues(request, gateway.url, everyPage.map(addressOf))).toEqual([]);
});
