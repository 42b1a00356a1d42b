import { expect, siteTest as test } from './support/fixtures.ts';

test('where the visitor’s own colours replace all others, cards and buttons keep an edge, drawings their ground, lines and icons their ink', async ({
  page,
}) => {
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await test.step(colorScheme, async () => {
      const canvas = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      for (const card of [
        page.locator('#services > div > ul > li'),
        page.getByRole('region', { name: 'What Our Clients Say' }).getByRole('figure'),
      ]) {
        expect(await card.count()).toBeGreaterThan(0);
        for (const each of await card.all()) {
          await expect(each).toHaveCSS('outline-style', 'solid');
        }
      }
      const grounds = await page
        .locator('#services > div > ul > li > :first-child')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
      expect(grounds.length).toBeGreaterThan(3);
      for (const ground of grounds) expect([canvas, 'rgba(0, 0, 0, 0)']).not.toContain(ground);
      const parts = await page.locator('[data-progress-line]').evaluateAll((lines) => {
        const parts = lines.flatMap((line) => [line, line.closest('[aria-hidden]') ?? line]);
        return parts.map((each) => getComputedStyle(each).backgroundColor);
      });
      expect(new Set(parts).size).toBe(2);
      for (const part of parts) expect([canvas, 'rgba(0, 0, 0, 0)']).not.toContain(part);
      const icon = page.locator('label:has([data-pause]) svg').first();
      expect(await icon.evaluate((each) => getComputedStyle(each).stroke)).not.toBe(canvas);
      for (const name of ['Get a Quote', 'Start Project', 'Start Your Project']) {
        const button = page.getByRole('main').getByRole('link', { name, exact: true }).first();
        await expect(button, name).toHaveCSS('border-top-width', '2px');
        await expect(button, name).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
      }
    });
  }
});

test('a visitor who asks for more contrast gets no muted text', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const probe = document.createElement('i');
      document.body.append(probe);
      const found = ['text', 'text-muted', 'line', 'line-strong'].map((name) => {
        probe.style.color = `var(--color-${name})`;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      return found;
    });
  await page.goto('/');
  expect(new Set(await colours()).size).toBe(4);
  await page.emulateMedia({ contrast: 'more' });
  const [text, muted, line, strong] = await colours();
  expect([muted, line]).toEqual([text, strong]);
});
