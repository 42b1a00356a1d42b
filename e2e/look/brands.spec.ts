import { exampleBrands } from '../../content-model/src/theme/example-brands.ts';
import { themeCss } from '../../site/src/theme/theme-css.ts';
import { violationsOf } from '../support/axe.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';

// The theme of a test replaces the page's own.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const styleOf = (brand: string) => ({
  // After the page's own, which is in the same layer.
  content: themeCss({ brand }, '/').replaceAll(':root', ':root:root'),
});

/** Brands for the contact sheet: each hue, light and dark, and none. */
const sheet = exampleBrands.filter((_, index) => index % 3 === 0).slice(0, 12);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('the home page can be read in the colours of forty brands', async ({ page }, testInfo) => {
      await page.goto('/');
      const faults: string[] = [];
      for (const brand of exampleBrands) {
        const style = await page.addStyleTag(styleOf(brand));
        const found = await violationsOf(page, { only: ['color-contrast', 'link-in-text-block'] });
        faults.push(...found.map((fault) => `${brand}: ${fault}`));
        if (sheet.includes(brand)) {
          const body = await page.screenshot({ fullPage: true, scale: 'css' });
          await testInfo.attach(`${brand} ${colorScheme}`, { body, contentType: 'image/png' });
        }
        await style.evaluate((each) => (each as Element).remove());
      }
      expect(faults).toEqual([]);
    });
  });
}
