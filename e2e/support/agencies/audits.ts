import { ownBudgets as budgets } from '../audit/budgets.ts';
import { type AuditedPage, views } from '../audit/page-audit.ts';
import { siteIssues } from '../audit/site-audit.ts';
import { expect } from '../fixtures.ts';
import { newIssues, type testOf } from './agencies.ts';

const [first = '', ...others] = Object.keys(views);

/**
 * Defines the tests that audit pages of an agency: the first two in each view, others in the first view and, by turns,
 * in one more.
 *
 * @param alike the addresses of pages like an earlier one: the first view of these is enough
 * @param repeated the addresses of pages with the layout and the language of others: their links and titles are enough
 */
export function auditPages(
  test: ReturnType<typeof testOf>,
  pages: readonly Omit<AuditedPage, 'budgets'>[],
  { alike = [], repeated = [] }: { alike?: readonly string[]; repeated?: readonly string[] },
): void {
  // Each test lists everything that is wrong; errors in the console are in its list.
  test.use({ expectedErrors: [/./] });

  for (const [name, { options, audit }] of Object.entries(views)) {
    const isSeen = (address: string, place: number) =>
      name === first ||
      (!alike.includes(address) && (place < 2 || name === others[place % others.length]));
    const opened = pages.filter(
      ({ address }, place) => !repeated.includes(address) && isSeen(address, place),
    );

    test.describe(name, () => {
      test.use(options);

      for (const page of opened) {
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
