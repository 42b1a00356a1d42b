import { content } from '../../packages/harness/site-pages.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';

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
  const headings = await page.locator('main section > h2').all();
  expect(headings.length).toBeGreaterThan(0);
  for (const heading of headings) await expect(heading).toHaveCSS('break-after', 'avoid');
});

test('the pages fill no more sheets of A4 than they need', async ({ page }) => {
  for (const [address, most] of [
    ['/', 9],
    ['/contact', 1],
    ['/privacy-policy', 2],
  ] as const) {
    await page.goto(address);
    const document = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const sheets = document.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    expect(sheets.length, address).toBeGreaterThan(0);
    expect(sheets.length, address).toBeLessThanOrEqual(most);
  }
});

test('logos are dark on paper, even of a dark page', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  const logos = page
    .getByRole('region', { name: content.hero.section.trustedByText })
    .getByRole('img');
  await expect(logos).toHaveCount(content.hero.logos.length);
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

test('the printed home page has every text and picture of the screen, and no link', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.locator('main');
  const seen = () =>
    main.evaluate((element) => {
      // Copies in strips, the progress line, and the pattern behind the last words.
      const decoration = '[inert], ol ~ [aria-hidden], #get-in-touch > img';
      return [...element.querySelectorAll('h1, h2, h3, p:not(:has(a)), img')]
        .filter((each) => !each.closest(decoration))
        .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((each) => each.getAttribute('src') ?? each.textContent);
    });
  const onScreen = await seen();
  expect(onScreen.length).toBeGreaterThan(60);
  await page.emulateMedia({ media: 'print' });
  const onPaper = await seen();
  expect(onScreen.filter((each) => !onPaper.includes(each))).toEqual([]);
  await expect(main.getByRole('link')).toHaveCount(0);
});
