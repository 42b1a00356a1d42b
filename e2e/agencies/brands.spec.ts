import { scrollThrough, scrollToPlace } from '../../packages/harness/scrolling.ts';
import { themeCss } from '../../site/src/theme/theme-css.ts';
import { severalTest as test } from '../support/agencies/agencies.ts';
import { violationsOf } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';

// The theme of a test replaces the page's own.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Two that are light, two that are dark, and two between. The units try forty on each pair of roles. */
const brands = ['#FFCC00', '#FFFFFF', '#1F3A93', '#000000', '#E50914', '#1DB954'];

/** The theme of a brand's colour, after the page's own, which is in the same layer. */
const themeOf = (brand: string) => ({
  content: themeCss({ brand }, '/').replaceAll(':root', ':root:root'),
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('a small site can be read in six brands', async ({ page }) => {
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
