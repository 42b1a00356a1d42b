import sharp from 'sharp';
import { exampleBrands } from '../../content-model/test/example-brands.ts';
import { scrollThrough, scrollToPlace } from '../../harness/scrolling.ts';
import { themeCss } from '../../site/src/theme/theme-css.ts';
import { several, testOf } from '../support/agencies/agencies.ts';
import { violationsOf } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';

// Its pictures are drawn from the theme.
const test = testOf(several);

// The theme of a test replaces the page's own.
test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1280, height: 900 },
});

/** Twelve brands: each hue, light and dark, and none. The units try all of them on each pair of roles. */
const brands = exampleBrands.filter((_, index) => index % 3 === 0).slice(0, 12);

/** The theme of a brand's colour, after the page's own, which is in the same layer. */
const themeOf = (brand: string) => ({
  content: themeCss({ brand }, '/').replaceAll(':root', ':root:root'),
});

/** The size of a page on the contact sheet, in pixels; a longer page is cut. */
const TILE = { width: 400, height: 1700 };
const COLUMNS = 6;

/** Puts pages side by side. */
async function contactSheet(pages: readonly Buffer[]): Promise<Buffer> {
  const tiles = pages.map((page) =>
    sharp(page)
      .resize({ width: TILE.width })
      .extend({ bottom: TILE.height, background: '#808080' })
      .extract({ left: 0, top: 0, ...TILE })
      .png()
      .toBuffer(),
  );
  const placed = (await Promise.all(tiles)).map((input, index) => ({
    input,
    left: (index % COLUMNS) * (TILE.width + 20),
    top: Math.floor(index / COLUMNS) * (TILE.height + 20),
  }));
  const width = COLUMNS * (TILE.width + 20) - 20;
  const height = Math.ceil(pages.length / COLUMNS) * (TILE.height + 20) - 20;
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(placed)
    .png()
    .toBuffer();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('a blank start can be read in twelve brands, which a contact sheet shows', async ({
      page,
    }, testInfo) => {
      await page.goto('');
      await scrollThrough(page);
      await scrollToPlace(page, 0);
      const pages: Buffer[] = [];
      const faults: string[] = [];
      for (const brand of brands) {
        const style = await page.addStyleTag(themeOf(brand));
        const found = await violationsOf(page, { only: ['color-contrast', 'link-in-text-block'] });
        faults.push(...found.map((fault) => `${brand}: ${fault}`));
        pages.push(await page.screenshot({ fullPage: true, scale: 'css' }));
        await style.evaluate((each) => (each as Element).remove());
      }
      const path = testInfo.outputPath(`brands-${colorScheme}.png`);
      await sharp(await contactSheet(pages)).toFile(path);
      await testInfo.attach(`twelve brands, ${colorScheme}`, { path, contentType: 'image/png' });
      expect(faults).toEqual([]);
    });
  });
}
