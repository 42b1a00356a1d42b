import { content, notFoundErrors, publicPages } from '../harness/site-pages.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

const headings: Record<string, string> = {
  '/': content.hero.mainHeading.replaceAll('\n', ' '),
  '/contact': 'Contact Us',
  '/terms-and-conditions': 'Terms and Conditions',
  '/privacy-policy': 'Privacy Policy',
};

test('every page has its heading, and the agency in its title', async ({ page }) => {
  for (const address of publicPages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[address] ?? '');
    await expect(page).toHaveTitle(new RegExp(content.site.brand));
  }
});

test('an address with a slash behind it leads to the page and keeps the query', async ({
  request,
  baseURL,
}) => {
  for (const address of publicPages.filter((each) => each !== '/')) {
    const answer = await request.get(`${address}/?from=letter`, { maxRedirects: 0 });
    expect([301, 308]).toContain(answer.status());
    expect(new URL(answer.headers()['location'] ?? '', baseURL).href).toBe(
      `${baseURL}${address}?from=letter`,
    );
  }
});

test.describe('at an address that does not exist', () => {
  test.use({ expectedErrors: notFoundErrors });

  for (const address of ['/no-such-page', '/contact/no-such-page', '/_astro/no-such-file.js']) {
    test(`${address} is answered with 404 and a page of the site`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.locator('h1')).toHaveText(content.notFound.heading);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

test('programs find who may read the pages, what they are, and whom to tell of a fault', async ({
  request,
}) => {
  for (const [path, text] of [
    ['/robots.txt', 'User-agent: *\nAllow: /\n'],
    ['/llms.txt', `# ${content.site.brand}\n`],
    ['/.well-known/security.txt', `Contact: mailto:${content.site.contactEmail}\n`],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toContain(text);
  }
});
