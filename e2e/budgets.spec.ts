import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { publicPages, siteFolder } from '../harness/site-pages.ts';
import { Traffic } from './support/audit/traffic.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

/** What a server may send before the phone answers, in bytes: ten segments of 1,460 (RFC 6928), less 200 for headers. */
const FIRST_ROUND_TRIP = 14_400;

test('a page’s HTML, with the styles of its first view, has 12 KB at most, that of the home page what comes in the first round trip', () => {
  const heavy = publicPages
    .map((address) => {
      const file = `${address === '/' ? 'index' : address}.html.br`;
      return { address, bytes: readFileSync(join(siteFolder, file)).length };
    })
    .filter(({ address, bytes }) => bytes > (address === '/' ? FIRST_ROUND_TRIP : 12 * 1024));
  expect(heavy).toEqual([]);
});

test('the carousel’s script comes when it is near, the form’s when it is used, of which 850 bytes are there before', async ({
  page,
}) => {
  const traffic = new Traffic(page);
  const scripts = async () => {
    await traffic.settled();
    return (await traffic.files()).map(({ path }) => path).join('\n');
  };
  await page.goto('/contact');
  expect(await scripts()).not.toMatch(/Form/);
  const [path = ''] = /\S+scripts\.\S+/.exec(await scripts()) ?? [];
  const script = await (await page.request.get(path)).text();
  const directive = script.split(';\n').find((part) => part.includes('island:ready'));
  expect(directive?.length).toBeLessThan(850);
  await page.getByRole('form', { name: 'Contact' }).getByRole('textbox').first().focus();
  await expect.poll(scripts).toMatch(/ContactForm/);
  await page.goto('/');
  expect(await scripts()).not.toMatch(/TeamCarousel/);
  await page.getByRole('region', { name: 'Meet The Team' }).scrollIntoViewIfNeeded();
  await expect.poll(scripts).toMatch(/TeamCarousel/);
});

test('the form’s own script has 12 KB at most, compressed, and the carousel’s 2 KB', () => {
  const budgets = { ContactForm: 12 * 1024, TeamCarousel: 2 * 1024 };
  const scripts = globSync('_astro/{ContactForm,TeamCarousel}.*.js.br', { cwd: siteFolder });
  expect(scripts).toHaveLength(2);
  const heavy = scripts.filter((file) => {
    const name = file.includes('ContactForm') ? 'ContactForm' : 'TeamCarousel';
    return readFileSync(join(siteFolder, file)).length > budgets[name];
  });
  expect(heavy).toEqual([]);
});

/** The names of the font files that a page asks for from now on. */
function fontRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  return asked;
}

test('a typed letter that no page shows brings the file that has it, and only then', async ({
  page,
}) => {
  const asked = fontRequests(page);
  await page.goto('/contact');
  const field = page.getByRole('form', { name: 'Contact' }).getByRole('textbox').first();
  await field.fill('Lukas');
  await page.evaluate(() => document.fonts.ready);
  expect(asked).toHaveLength(2);
  await field.fill('Łukasz');
  await expect.poll(() => asked.length).toBe(3);
  await field.fill('Łukasz from Łódź');
  await expect.poll(() => asked.length).toBe(4);
});

test('a heading in other letters brings those of its typeface', async ({ page }) => {
  const asked = fontRequests(page);
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(asked).toHaveLength(2);
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Łž';
  });
  await expect.poll(() => asked.length).toBe(3);
});
