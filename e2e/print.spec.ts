import type { Page } from '@playwright/test';
import { content } from '../harness/site-pages.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

test('a printed legal page shows where its links lead and breaks no heading from its text', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await page.evaluate(() => {
    const section = document.querySelector('main section div');
    section?.insertAdjacentHTML(
      'beforeend',
      '<p><a href="https://example.com/act">The Act</a>, <a href="mailto:a@b.example">a@b.example</a></p>',
    );
  });
  const after = (href: string) =>
    page
      .locator(`main a[href="${href}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('https://example.com/act')).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await after('https://example.com/act')).toBe('" (https://example.com/act)"');
  expect(await after('mailto:a@b.example')).toBe('none');
  for (const heading of await page.locator('main section > h2').all()) {
    await expect(heading).toHaveCSS('break-after', 'avoid');
  }
});

/** How many sheets of A4 a page takes. */
async function sheetsOf(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const document = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return document.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

for (const [address, most] of [
  ['/', 7],
  ['/contact', 2],
  ['/terms-and-conditions', 3],
  ['/privacy-policy', 3],
] as const) {
  test(`${address} takes ${most} sheets of A4 at most`, async ({ page }) => {
    const sheets = await sheetsOf(page, address);
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(most);
  });
}

test('dark words never lie on a dark ground, where backgrounds of a dark page are printed', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  for (const card of await page.locator('#services [data-reveal]:is(li)').all()) {
    await expect(card).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  const logo = page.getByRole('img', { name: 'Kadara' }).first();
  await expect(logo).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)');
});

test('the mark keeps its ground on paper, and pale lines on it', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  const mark = page.getByRole('banner').locator('a > span');
  await expect(mark).toHaveCSS('print-color-adjust', 'exact');
  const inkOf = (element: Element) => getComputedStyle(element).color;
  expect(await mark.evaluate(inkOf)).not.toBe(await page.locator('body').evaluate(inkOf));
});

test('every member of the team is on paper', async ({ page }) => {
  await page.goto('/');
  const team = page.locator('section', { has: page.locator('#team-title') });
  await team.scrollIntoViewIfNeeded();
  await expect(team.getByRole('button').first()).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  for (const { name, quote } of content.team.members) {
    for (const text of [name, quote]) {
      const shown = team.getByText(text, { exact: true });
      expect(
        await shown.evaluate((element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ),
        text,
      ).toBe(true);
    }
  }
});
