import { becomeGermanPhotoAgency } from './support/agencies/german.ts';
import { expect, Gateway, siteTest } from './support/fixtures.ts';
import { AUDIT_TIMEOUT, expectAuditToPass } from './support/run-audit.ts';
import { VariantSite } from './support/variant-site.ts';

const start = ['--from', 'blank', '--language', 'de', '--name', 'Kontor Süd'];

const test = siteTest.extend<object, { german: { site: VariantSite; gateway: Gateway } }>({
  german: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => {
      const site = new VariantSite(start);
      await becomeGermanPhotoAgency(site.contentFolder);
      await site.build();
      const gateway = new Gateway({ SITE_DIR: site.siteDir });
      await gateway.start();
      await use({ site, gateway });
      await gateway.remove();
      site.delete();
    },
    // Every photo is made in several sizes.
    { scope: 'worker', timeout: 300_000 },
  ],
  gateway: async ({ german }, use) => use(german.gateway),
});

// One worker builds the site, once.
test.describe.configure({ mode: 'default' });

test('an agency that writes German and has photos only, one of everything, passes the audit', async ({
  german,
}, info) => {
  test.setTimeout(AUDIT_TIMEOUT);
  await expectAuditToPass(german.site, info);
});

/** The texts of the main part in which a line ends within a word, without a hyphen. */
function wordsBrokenWithoutHyphen(): string[] {
  const isLetter = (character: string | undefined) => /\p{L}/u.test(character ?? '');
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
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

for (const width of [320, 390, 1440]) {
  test(`at ${width} pixels no word breaks without a hyphen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/',
      '/kontakt',
      '/datenschutz',
      '/agb',
      '/impressum',
      '/projects/example',
    ]) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(wordsBrokenWithoutHyphen), path).toEqual([]);
    }
  });
}

test('a heading that is too long for its line is divided between its words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/datenschutz');
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
