import { expect, siteTest as test } from './support/fixtures.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`where the visitor's own colours replace all others, ${colorScheme},`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } });

    test('cards keep an edge, drawings their ground and the line its filling', async ({ page }) => {
      await page.goto('/');
      const canvas = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      for (const card of [
        page.locator('#services > ul > li'),
        page.getByRole('region', { name: 'What Our Clients Say' }).getByRole('figure'),
      ]) {
        expect(await card.count()).toBeGreaterThan(0);
        for (const each of await card.all()) {
          await expect(each).toHaveCSS('outline-style', 'solid');
        }
      }
      const grounds = await page
        .locator('#services > ul > li > :first-child, [data-progress-line]')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
      expect(grounds.length).toBeGreaterThan(4);
      for (const ground of grounds) expect([canvas, 'rgba(0, 0, 0, 0)']).not.toContain(ground);
    });
  });
}
