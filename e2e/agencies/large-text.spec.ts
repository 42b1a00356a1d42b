import { full, newIssues, fullTest as test } from '../support/agencies/agencies.ts';
import { defineNameOf } from '../support/audit/in-page.ts';
import { largeTextIssues } from '../support/audit/large-text.ts';
import { expect } from '../support/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The audit has the home page.
for (const page of full.pages.filter((each) => each !== '' && !full.repeated.includes(each))) {
  test(`text of twice the size has room on ${page}`, async ({ page: tab }) => {
    await tab.addInitScript(defineNameOf);
    await tab.goto(page);
    expect(newIssues(full.base + page, await largeTextIssues(tab))).toEqual([]);
  });
}
