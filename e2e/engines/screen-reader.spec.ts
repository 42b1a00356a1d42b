import { expect, test } from './engine-test.ts';

test('what rises into view stays where it is in the accessibility tree, as does whoever reads there', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/');
  // Firefox makes the tree when it is first asked for it, piece by piece.
  let before: string[] = [];
  await expect
    .poll(async () => {
      const last = before.length;
      before = await page.accessibleRoles();
      return before.length > 100 && before.length === last;
    })
    .toBe(true);
  await page.run(() => document.querySelector('#process')?.scrollIntoView({ behavior: 'instant' }));
  const moving = () =>
    page.run(
      () =>
        [...document.querySelectorAll('#process [data-reveal]')].filter(
          (each) => each.getAnimations().length > 0,
        ).length,
    );
  // The reveal lasts 0.6 s.
  await expect.poll(moving, { intervals: [50] }).toBeGreaterThan(0);
  await expect.poll(moving).toBe(0);
  await expect.poll(() => page.accessibleRoles()).toEqual(before);
});
