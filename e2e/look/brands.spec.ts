import { exampleBrands } from '../../content-model/src/theme/example-brands.ts';
import { themeCss } from '../../site/src/theme/theme-css.ts';
import { violationsOf } from '../support/axe.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';

// The theme of a test replaces the page's own.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Each hue, light and dark, and none. The units try all brands on all pairs of roles; here it is the pairs of the page. */
const brands = exampleBrands.filter((_, index) => index % 3 === 0);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('the home page can be read in the colours of any brand', async ({ page }) => {
      await page.goto('/');
      const faults: string[] = [];
      for (const brand of brands) {
        // After the page's own, which is in the same layer.
        const content = themeCss({ brand }, '/').replaceAll(':root', ':root:root');
        const style = await page.addStyleTag({ content });
        const found = await violationsOf(page, { only: ['color-contrast', 'link-in-text-block'] });
        faults.push(...found.map((fault) => `${brand}: ${fault}`));
        await style.evaluate((each) => (each as Element).remove());
      }
      expect(faults).toEqual([]);
    });
  });
}
