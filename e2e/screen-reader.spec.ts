import { content } from '../harness/site-pages.ts';
import { expect, siteTest as test } from './support/fixtures.ts';
import { readingOrder } from './support/screen-reader.ts';

for (const [name, address] of [
  ['home', '/'],
  ['contact', '/contact'],
] as const) {
  test(`a screen reader reads the ${name} page as e2e/baselines/screen-reader/${name}.txt says`, async ({
    page,
  }) => {
    await page.goto(address);
    // Hydrate the team, as a visitor who reads that far has done.
    const next = page.getByRole('button', { name: 'Next team member' });
    if (address === '/') {
      await next.scrollIntoViewIfNeeded();
      await expect(next).toBeEnabled();
    }
    const text = await readingOrder(page);
    expect(text).toMatchSnapshot(`${name}.txt`);
  });
}

test('no list, item or picture is empty, and what is out of view is read as well', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const lines = (await readingOrder(page)).split('\n');
  const depth = (line = '') => line.search(/\S/);
  const empty = lines.filter(
    (line, index) =>
      /^\s*(item|list|image|link|button|region|figure|quote)(: \d+ items)?$/.test(line) &&
      depth(lines[index + 1]) <= depth(line),
  );
  expect(empty).toEqual([]);
  for (const { alt } of content.logos)
    expect(lines.map((line) => line.trim())).toContain(`image: ${alt}`);
});
