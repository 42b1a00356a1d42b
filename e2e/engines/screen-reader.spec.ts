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
  await page.run(() => document.querySelector('#process')?.scrollIntoView({ behavior: 'instant' }));
  const isAtRest = () =>
    page.run(() => {
      const rising = [...document.querySelectorAll('#process [data-reveal="now"]')];
      return rising.length > 0 && rising.every((each) => each.getAnimations().length === 0);
    });
  await expect.poll(isAtRest).toBe(true);
  await expect.poll(() => page.accessibleRoles()).toEqual(before);
});
