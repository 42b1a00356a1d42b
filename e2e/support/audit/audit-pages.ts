import { expect, type siteTest } from '../fixtures.ts';
import { type AuditedPage, views } from './page-audit.ts';

const viewNames = Object.keys(views);

/** Whether a page, by its place in a list, is audited in this view where each page has one view, by turns. */
export const isItsTurn = (view: string, place: number): boolean =>
  view === viewNames[place % viewNames.length];

/**
 * Defines the tests that audit pages. Each test lists everything that is wrong with a page in a view; errors in the
 * console are in its list.
 *
 * @param isAudited whether a page, by its place in the list, is audited in a view
 */
export function auditPages(
  test: typeof siteTest,
  pages: readonly AuditedPage[],
  isAudited: (view: string, address: string, place: number) => boolean,
): void {
  test.use({ expectedErrors: [/./] });
  for (const [view, { options, audit }] of Object.entries(views)) {
    test.describe(view, () => {
      test.use(options);

      for (const [place, page] of pages.entries()) {
        const { address } = page;
        if (!isAudited(view, address, place)) continue;
        test(`nothing is wrong with ${address}`, async ({ page: tab }) => {
          const issues = await audit(tab, page);
          expect(issues.map((issue) => `${address} ${view}: ${issue}`)).toEqual([]);
        });
      }
    });
  }
}
