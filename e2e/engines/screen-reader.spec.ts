import assert from 'node:assert/strict';
import { expect, test } from './engine-test.ts';
import { FirefoxPage } from './firefox.ts';

test('the accessibility tree stays the same while a section rises into view', async ({ open }) => {
  const page = await open();
  assert(page instanceof FirefoxPage);
  await page.goto('/');
  // Firefox builds the tree in steps once it is asked for.
  let before: string[] = [];
  await expect
    .poll(async () => {
      const last = before.length;
      before = await page.accessibleRoles();
      return before.length > 100 && before.length === last;
    })
    .toBe(true);
  const heading = () =>
    page.run(() =>
      document.querySelector('#process [data-reveal]:has(> h2)')?.getAttribute('data-reveal'),
    );
  await expect.poll(heading).toBe('below');
  await page.run(() => document.querySelector('#process')?.scrollIntoView({ behavior: 'instant' }));
  // The attribute is empty once the heading has risen.
  await expect.poll(heading).toBe('');
  await expect.poll(() => page.accessibleRoles()).toEqual(before);
});
