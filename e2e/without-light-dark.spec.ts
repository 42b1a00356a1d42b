import sharp from 'sharp';
import { content } from '../harness/site-pages.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

// A browser of before May 2024, as far as colours go: what its style sheets say is changed on the way.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });
test.beforeEach(async ({ page }) => {
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType()))
      return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('light-dark(', 'unknown(');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
});

test('logos with a drawing for the dark page are dark on the light page', async ({ page }) => {
  const logos = page.locator('[aria-labelledby="trusted-by"] ul:not([inert]) img');
  await expect(logos).toHaveCount(content.logos.length);
  for (const logo of await logos.all()) {
    const isDark = await logo.evaluate((image: HTMLImageElement) => {
      const source = image.parentElement?.querySelector<HTMLSourceElement>('[media*="dark"]');
      return image.currentSrc.endsWith(source?.srcset ?? '-');
    });
    expect(isDark).toBe(true);
    const { channels } = await sharp(await logo.screenshot())
      .greyscale()
      .stats();
    expect(channels[0]?.max).toBeGreaterThan(230);
    expect(channels[0]?.min).toBeLessThan(90);
  }
});

test('a logo of one colour is reversed where it would be lost on the light page, and nowhere else', async ({
  page,
}) => {
  const filters = await page.evaluate(() => {
    const image = document.querySelector('[aria-labelledby="trusted-by"] ul:not([inert]) img');
    document.querySelectorAll('source[media*="dark"]').forEach((source) => {
      source.remove();
    });
    return ['light', 'dark'].map((scheme) => {
      image?.closest('li > span')?.setAttribute('data-hidden-in', scheme);
      return image && getComputedStyle(image).filter;
    });
  });
  expect(filters).toEqual(['invert(1) hue-rotate(180deg)', 'none']);
});
