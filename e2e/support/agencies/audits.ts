import { auditPages, isItsTurn } from '../audit/audit-pages.ts';
import { ownBudgets as budgets } from '../audit/budgets.ts';
import type { AuditedPage } from '../audit/page-audit.ts';
import { siteIssues } from '../audit/site-audit.ts';
import { expect } from '../fixtures.ts';
import type { testOf } from './agencies.ts';

/**
 * Defines the tests that audit pages of an agency. Each page is audited in one view, and the views take turns.
 *
 * @param everywhere the addresses of pages that are audited in every view
 * @param repeated the addresses of pages with the layout and the language of others, of which only links and titles are
 *   checked
 */
export function auditAgency(
  test: ReturnType<typeof testOf>,
  pages: readonly Omit<AuditedPage, 'budgets'>[],
  { everywhere, repeated }: { everywhere: readonly string[]; repeated: readonly string[] },
): void {
  auditPages(
    test,
    pages
      .filter(({ address }) => !repeated.includes(address))
      .map((page) => ({ ...page, budgets })),
    (view, address, place) => everywhere.includes(address) || isItsTurn(view, place),
  );

  test('every address on any page leads somewhere, and no two pages have one title', async ({
    request,
    gateway,
  }) => {
    const addresses = pages.map(({ address }) => address);
    expect(await siteIssues(request, gateway.url, addresses)).toEqual([]);
  });
}
