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

for (const { javaScriptEnabled, most } of [
  {
    javaScriptEnabled: true,
    most: { '/': 6, '/contact': 1, '/terms-and-conditions': 2, '/privacy-policy': 2 },
  },
  { javaScriptEnabled: false, most: { '/': 6 } },
]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('pages fill as few sheets of A4 as their words and pictures need', async ({ page }) => {
      for (const [address, count] of Object.entries(most)) {
        await page.goto(address);
        const document = await page.pdf({ format: 'A4', preferCSSPageSize: true });
        const sheets = document.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
        expect(sheets.length, address).toBeGreaterThan(0);
        expect(sheets.length, address).toBeLessThanOrEqual(count);
      }
    });
  });
}

test('on paper all clients are in one row, and their logos dark, even of a dark page', async ({
  page,
}) => {
  // As wide as A4 within its margins.
  await page.setViewportSize({ width: 665, height: 1009 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  const logos = page.getByRole('region', { name: content.hero.trustedByText }).getByRole('img');
  await expect(logos).toHaveCount(content.logos.length);
  const middles = await logos.evaluateAll((all) =>
    all.map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return Math.round(top + height / 2);
    }),
  );
  expect(new Set(middles).size).toBe(1);
  for (const logo of await logos.all()) await expect(logo).toHaveCSS('filter', 'brightness(0)');
});

test('the mark keeps its ground on paper, and pale lines on it', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  const mark = page.getByRole('banner').locator('a > span');
  await expect(mark).toHaveCSS('print-color-adjust', 'exact');
  const inkOf = (element: Element) => getComputedStyle(element).color;
  expect(await mark.evaluate(inkOf)).not.toBe(await page.locator('body').evaluate(inkOf));
});

test('a printed form has no button, which nobody could press', async ({ page }) => {
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(page.locator('form').getByRole('button')).toHaveCount(0);
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

test('on paper the home page says how to reach the agency in place of its buttons', async ({
  page,
}) => {
  await page.goto('/');
  const { contactEmail, contactPhone } = content.site;
  for (const text of [contactEmail, contactPhone]) {
    await expect(page.locator('main').getByText(text, { exact: true })).toBeHidden();
  }
  await page.emulateMedia({ media: 'print' });
  for (const text of [contactEmail, contactPhone]) {
    await expect(page.locator('main').getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.locator('main').getByRole('link')).toHaveCount(0);
});
