import type { Locator } from '@playwright/test';
import { becomeArabicAgency } from './support/agencies/arabic.ts';
import { remainsOfSample } from './support/agencies/remains-of-sample.ts';
import { expect, Gateway, siteTest } from './support/fixtures.ts';
import { AUDIT_TIMEOUT, expectAuditToPass } from './support/run-audit.ts';
import { scrollThrough } from './support/scrolling.ts';
import { VariantSite } from './support/variant-site.ts';

const test = siteTest.extend<object, { arabic: { site: VariantSite; gateway: Gateway } }>({
  arabic: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => {
      const site = new VariantSite();
      becomeArabicAgency(site.contentFolder);
      await site.build();
      const gateway = new Gateway({ SITE_DIR: site.siteDir });
      await gateway.start();
      await use({ site, gateway });
      await gateway.remove();
      site.delete();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  gateway: async ({ arabic }, use) => use(arabic.gateway),
});

// One worker builds the site, once.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

/** Left and right edge of an element. */
const across = async (element: Locator) => {
  const { x, width } = (await element.boundingBox()) ?? { x: 0, width: 0 };
  return { left: x, right: x + width };
};

test('an agency that writes Arabic and has thirty of everything passes the audit', async ({
  arabic,
}, info) => {
  test.setTimeout(AUDIT_TIMEOUT);
  expect(remainsOfSample(arabic.site.siteDir)).toEqual([]);
  await expectAuditToPass(arabic.site, info);
});

test('the bar begins at the right with the name and ends at the left with the button', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const links = page.locator('header nav a');
  const name = await across(page.locator('header a').first());
  expect(name.right).toBeGreaterThan(1300);
  expect((await across(links.last())).left).toBeLessThan(140);
});

test('no letters are spaced, because those of Arabic are joined', async ({ page }) => {
  for (const path of [
    '/',
    '/kontakt',
    '/privacy-policy',
    '/projects/coldline',
    '/projects/خريطة-حية',
  ]) {
    await page.goto(path);
    const spaced = await page.locator('body :not(script, style)').evaluateAll((all) =>
      all
        .filter((each) =>
          [...each.childNodes].some(
            ({ nodeType, nodeValue }) =>
              nodeType === Node.TEXT_NODE && /\p{Script=Arabic}/u.test(nodeValue ?? ''),
          ),
        )
        .filter((each) => !['normal', '0px'].includes(getComputedStyle(each).letterSpacing))
        .map((each) => `${each.localName} "${each.textContent?.slice(0, 30)}"`),
    );
    expect(spaced, path).toEqual([]);
  }
});

test('the lines of a heading have room for letters that reach far up and down', async ({
  page,
}) => {
  for (const path of ['/', '/kontakt', '/privacy-policy', '/projects/coldline']) {
    await page.goto(path);
    const ratios = await page.locator('h1').evaluateAll((all) =>
      all.map((each) => {
        const { lineHeight, fontSize } = getComputedStyle(each);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      }),
    );
    for (const ratio of ratios) expect(ratio).toBeGreaterThan(1.15);
  }
});

test('numbers of steps and of sections are at the right of their words', async ({ page }) => {
  await page.goto('/privacy-policy');
  const entry = page.locator('nav[aria-labelledby="contents-title"] li').first();
  const gap = (await across(entry)).right - (await across(entry.locator('a'))).right;
  expect(gap).toBeGreaterThan(20);
  const contents = await across(page.locator('nav[aria-labelledby="contents-title"]'));
  expect(contents.left).toBeGreaterThan((await across(page.locator('article h2').last())).right);

  await page.goto('/');
  const step = page.locator('#process ol > li').first();
  expect((await across(step.locator('h3'))).right).toBeLessThan((await across(step)).right - 40);
});

test('strips move to the right, without a gap', async ({ page }) => {
  await page.goto('/');
  const list = page.locator('[data-direction="left"] > ul').first();
  const moved = await list.evaluate(async (element) => {
    const [animation] = element.getAnimations();
    animation?.pause();
    const at = (part: number) => {
      const { duration } = animation?.effect?.getComputedTiming() ?? {};
      if (animation) animation.currentTime = part * Number(duration);
      return element.getBoundingClientRect().left;
    };
    return { way: at(0.5) - at(0), half: element.getBoundingClientRect().width / 2 };
  });
  expect(moved.way).toBeCloseTo(moved.half, 0);
});

test('the arrows of the team point to where the member comes from', async ({ page }) => {
  await page.goto('/');
  await scrollThrough(page);
  const next = page.locator('#team').getByRole('button', { name: 'العضو التالي' });
  const previous = page.locator('#team').getByRole('button', { name: 'العضو السابق' });
  await expect(next).toBeEnabled();
  expect((await across(next)).right).toBeLessThan((await across(previous)).left);
  for (const button of [next, previous]) {
    await expect(button.locator('svg')).toHaveCSS('scale', '-1 1');
  }
});

test('a telephone number reads from its country code on', async ({ page }) => {
  await page.goto('/kontakt');
  const edges = await page
    .locator('a[href^="tel:"]')
    .first()
    .evaluate((link) => {
      const range = document.createRange();
      const text = link.firstChild as Text;
      const leftOf = (at: number) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      return { plus: leftOf(0), last: leftOf(text.length - 1) };
    });
  expect(edges.plus).toBeLessThan(edges.last);
});

test('the form is at the left of the words, and fields start at the right', async ({ page }) => {
  await page.goto('/kontakt');
  const form = await across(page.locator('form'));
  expect(form.right).toBeLessThan((await across(page.locator('h1'))).left);
  await expect(page.locator('textarea')).toHaveCSS('direction', 'rtl');
});

test('the drawing of a message is at the left, and the name in the footer begins at the right', async ({
  page,
}) => {
  await page.goto('/message-sent');
  expect((await across(page.locator('main svg').first())).right).toBeLessThan(
    (await across(page.locator('h1'))).left,
  );
  // It is blown upright on its way into view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const name = await across(page.locator('footer svg text'));
  expect(name.right).toBeGreaterThan(1300);
  expect(name.right).toBeLessThanOrEqual(1440);
});
