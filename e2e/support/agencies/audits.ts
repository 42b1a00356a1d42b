import { ownBudgets as budgets } from '../audit/budgets.ts';
import { type AuditedPage, views } from '../audit/page-audit.ts';
import { siteIssues } from '../audit/site-audit.ts';
import { expect } from '../fixtures.ts';
import { newIssues, type testOf } from './agencies.ts';

const viewNames = Object.keys(views);

/**
 * Defines the tests that audit pages of an agency. Each page is audited in one view, and the views take turns.
 *
 * @param everywhere the addresses of pages that are audited in every view
 * @param repeated the addresses of pages with the layout and the language of others, of which only links and titles are
 *   checked
 */
export function auditPages(
  test: ReturnType<typeof testOf>,
  pages: readonly Omit<AuditedPage, 'budgets'>[],
  { everywhere, repeated }: { everywhere: readonly string[]; repeated: readonly string[] },
): void {
  // The audits list errors in the console themselves.
  test.use({ expectedErrors: [/./] });
  const audited = pages.filter(({ address }) => !repeated.includes(address));

  for (const [name, { options, audit }] of Object.entries(views)) {
    test.describe(name, () => {
      test.use(options);

      for (const [place, page] of audited.entries()) {
        const isItsTurn = name === viewNames[place % viewNames.length];
        if (!isItsTurn && !everywhere.includes(page.address)) continue;
        test(`nothing is wrong with ${page.address}`, async ({ page: tab }) => {
          const issues = await audit(tab, { ...page, budgets });
          expect(newIssues(page.address, issues)).toEqual([]);
        });
      }
    });
  }

  test('every address on any page leads somewhere, and no two pages have one title', async ({
    request,
    gateway,
  }) => {
    const addresses = pages.map(({ address }) => address);
    expect(await siteIssues(request, gateway.url, addresses)).toEqual([]);
  });
}
