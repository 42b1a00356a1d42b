import { scrollThrough, scrollToPlace } from '../../harness/scrolling.ts';
import { starts, testOf } from '../support/agencies/agencies.ts';
import { violationsOf } from '../support/axe.ts';
import { brands, themeOf } from '../support/brand-theme.ts';
import { expect } from '../support/fixtures.ts';

const [start] = starts;
if (!start) throw new Error('There is no blank start.');
const test = testOf(start);

// The theme of a test replaces the page's own.
test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1280, height: 900 },
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('a blank start can be read in twelve brands', async ({ page }) => {
      await page.goto('');
      await scrollThrough(page);
      await scrollToPlace(page, 0);
      const faults: string[] = [];
      for (const brand of brands) {
        const style = await page.addStyleTag(themeOf(brand));
        const found = await violationsOf(page, { only: ['color-contrast', 'link-in-text-block'] });
        faults.push(...found.map((fault) => `${brand}: ${fault}`));
        await style.evaluate((each) => (each as Element).remove());
      }
      expect(faults).toEqual([]);
    });
  });
}
