import { violationsOf } from '../support/axe.ts';
import { brands, themeOf } from '../support/brand-theme.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';

// The theme of a test replaces the page's own.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('the home page can be read in the colours of twelve brands', async ({ page }) => {
      await page.goto('/');
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
