import { scrollThrough } from '../../packages/harness/scrolling.ts';
import { least, leastTest as test } from '../support/agencies/agencies.ts';
import { expect } from '../support/fixtures.ts';

/** The texts of the page in which a line ends within a word, without a hyphen. */
function wordsBrokenWithoutHyphen(): string[] {
  const isLetter = (character: string | undefined) => /\p{L}/u.test(character ?? '');
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, 4);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    if (node.parentElement?.closest('svg, script, style, [aria-hidden="true"]')) continue;
    const lineOf = (index: number) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      // The first letter of a line after a soft hyphen has a box beside the hyphen as well.
      return [...range.getClientRects()].at(-1)?.top ?? 0;
    };
    for (let index = 1; index < text.length; index += 1) {
      const isWithin = isLetter(text[index - 1]) && isLetter(text[index]);
      if (isWithin && lineOf(index) - lineOf(index - 1) > 5) {
        broken.push(`${text.slice(0, index)}/${text.slice(index)}`);
      }
    }
  }
  return broken;
}

test('no word breaks without a hyphen in windows of three widths', async ({ page }) => {
  for (const address of least.pages) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.evaluate(wordsBrokenWithoutHyphen);
      expect(broken, `${address} at ${width}`).toEqual([]);
    }
  }
});

test('a heading that is too long for its line is divided between its words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('datenschutz');
  const lines = await page.locator('h1').evaluate((heading) => {
    const text = heading.firstChild as Text;
    const range = document.createRange();
    const tops = [...text.data].map((_, index) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return [...range.getClientRects()].at(-1)?.top ?? 0;
    });
    const second = tops.findIndex((top) => top > (tops[0] ?? 0) + 5);
    return second < 0 ? [text.data] : [text.data.slice(0, second), text.data.slice(second)];
  });
  expect(lines.map((line) => line.replaceAll('\u00AD', ''))).toEqual(['Datenschutz', 'erklärung']);
});

test('the home page has one of each that was written, and nothing in place of the rest', async ({
  page,
  content,
}) => {
  await page.goto('');
  const { sections } = content.pages.home;
  expect(
    await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id)),
  ).toEqual(['', ...sections.slice(1)]);
  await expect(page.locator('main > section:first-child [data-direction]')).toHaveCount(0);
  await expect(page.locator('[data-device-frame]')).toHaveCount(0);
  await expect(page.locator('#projects > ul > li')).toHaveCount(1);
  await expect(page.locator('#process').getByRole('heading', { level: 3 })).toHaveText(
    content.process.features.map(({ title }) => title),
  );
  await expect(page.locator('#process ol, [data-progress-line]')).toHaveCount(0);
  await expect(page.locator('#testimonials').getByRole('blockquote')).toHaveText(
    content.testimonials.reviews.map(({ review }) => review),
  );
  await expect(page.locator('#testimonials').getByRole('checkbox')).toHaveCount(0);
  await expect(page.locator('#team').getByRole('button')).toHaveCount(0);
});

test('a site without a telephone number and an address of its own names neither', async ({
  page,
}) => {
  for (const address of ['', 'kontakt']) {
    await page.goto(address);
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"], meta[property="og:url"]')).toHaveCount(0);
  }
});

test('a legal page without a date shows none', async ({ page }) => {
  await page.goto('impressum');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  await expect(page.locator('main time')).toHaveCount(0);
});

test('without a device, a drawing fills the place of each picture, and initials that of a portrait', async ({
  page,
}) => {
  await page.goto('');
  await scrollThrough(page);
  await expect(page.locator('[data-device-frame]')).toHaveCount(0);
  for (const place of ['#services li', '#projects li']) {
    const drawing = page.locator(`${place} [aria-hidden="true"]:has(svg)`).first();
    const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    expect(Math.min(width, height), place).toBeGreaterThan(120);
    await expect(page.locator(place).locator('img')).toHaveCount(0);
  }
  await expect(page.locator('#team [aria-hidden="true"]')).toHaveText('KS');
  await expect(page.locator('#testimonials figure [aria-hidden="true"]')).toHaveText('MO');
});

test('a placeholder has the brand’s colour as background in both schemes', async ({ page }) => {
  await page.goto('');
  const placeholder = page.locator('main img[src*="picture-placeholder"]').first();
  const grounds: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [ground, brand] = await placeholder.evaluate((image) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--color-brand)';
      const colours = [getComputedStyle(image).backgroundColor, getComputedStyle(probe).color];
      probe.remove();
      return colours;
    });
    expect(ground).toBe(brand);
    grounds.push(ground ?? '');
  }
  expect(new Set(grounds).size).toBe(2);
  const drawing = await page.request.get((await placeholder.getAttribute('src')) ?? '');
  expect(await drawing.text()).not.toContain('background');
});
