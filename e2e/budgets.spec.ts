import { Traffic } from './support/audit/traffic.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

test('the carousel’s script comes when it is near, the form’s when it is used', async ({
  page,
}) => {
  const traffic = new Traffic(page);
  const scripts = async () => {
    await traffic.settled();
    return (await traffic.files()).map(({ path }) => path).join('\n');
  };
  await page.goto('/contact');
  expect(await scripts()).not.toMatch(/Form/);
  await page.getByRole('form', { name: 'Contact' }).getByRole('textbox').first().focus();
  await expect.poll(scripts).toMatch(/ContactForm/);
  await page.goto('/');
  expect(await scripts()).not.toMatch(/TeamCarousel/);
  await page.getByRole('region', { name: 'Meet The Team' }).scrollIntoViewIfNeeded();
  await expect.poll(scripts).toMatch(/TeamCarousel/);
});

test('a word with letters that the two fonts lack brings the letters, and only then', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(asked.length).toBe(2);
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Ọlá lọ́wọ́ Łódź';
  });
  await expect.poll(() => asked.length).toBe(4);
  await page
    .getByText('About us', { exact: true })
    .first()
    .evaluate((text) => {
      text.textContent = 'Łódź';
    });
  await expect.poll(() => asked.length).toBe(5);
});
