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
