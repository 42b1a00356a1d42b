import type { Page } from '@playwright/test';
import { placesInFrames } from '../../packages/harness/scrolling.ts';
import { content } from '../../packages/harness/site-pages.ts';
import { violationsOf } from '../support/axe.ts';
import { boxOf } from '../support/box.ts';
import {
  alert,
  expectFilled,
  failureErrors,
  field,
  fieldNames,
  fillings,
  great,
  holdMessage,
  letters,
  message,
  refuse,
  status,
  submitButton,
  write,
} from '../support/contact-form.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';

const { contact } = content;

const squares = (page: Page) => page.locator('main svg:has(> g > use[href="#contact-pattern"])');

test.describe('the squares', () => {
  test.use({ expectedErrors: failureErrors });

  test('stay filled and woven while the message is on its way and after a failure', async ({
    page,
  }) => {
    const { from_name, from_number, from_message } = message;
    const written = { from_name, from_number, from_message };
    const filled = fieldNames.filter((name) => name in written);
    const answer = await holdMessage(page);
    await page.goto('/contact');
    await write(page, written);
    await expectFilled(page, filled);
    // The script has taken over.
    await expect(field(page, 'user_id')).toBeDisabled();
    const woven = () =>
      letters(page).evaluateAll((all) =>
        all.map((one) => `${one.getAttribute('transform')} ${one.innerHTML}`),
      );
    await expect(letters(page)).toHaveCount(12);
    const before = await woven();
    // The least opacity of the first square in any frame from now on.
    const least = await fillings(page)
      .first()
      .evaluateHandle((square) => {
        const seen = { opacity: 1 };
        const look = () => {
          seen.opacity = Math.min(seen.opacity, Number(getComputedStyle(square).opacity));
          requestAnimationFrame(look);
        };
        look();
        return seen;
      });
    await submitButton(page).click();
    await expect(status(page)).toHaveText(contact.form.sending);
    await expect(field(page, 'from_name')).toHaveValue('');
    await expectFilled(page, filled);
    expect(await woven()).toEqual(before);
    answer('refuse');
    await expect(alert(page)).toBeVisible();
    await expectFilled(page, filled);
    expect(await woven()).toEqual(before);
    expect(await least.jsonValue()).toEqual({ opacity: 1 });
  });

  test('fill over 600 ms or at once, are hidden from assistive technology and on paper, and differ in forced colours', async ({
    page,
  }) => {
    await page.goto('/contact');
    const square = fillings(page).first();
    await expect(square).toHaveCSS('transition-duration', '0.6s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(square).toHaveCSS('transition-duration', '0s');
    await expect(squares(page).first()).toBeVisible();
    await expect(squares(page).first()).toHaveAttribute('aria-hidden', 'true');
    await page.emulateMedia({ media: 'print' });
    await expect(squares(page).first()).toBeHidden();
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    const { ground, filled } = await square.evaluate((each) => ({
      ground: getComputedStyle(document.body).backgroundColor,
      filled: getComputedStyle(each.firstElementChild as Element).fill,
    }));
    expect(filled).not.toBe(ground);
  });

  test('stay in their place when an error makes the form longer', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await refuse(page);
    await page.goto('/contact');
    await write(page);
    const top = async () =>
      (await boxOf(squares(page).first())).y + (await page.evaluate(() => scrollY));
    const before = await top();
    await submitButton(page).click();
    await expect(alert(page)).toBeVisible();
    expect(await top()).toBeCloseTo(before, 0);
  });
});

test.describe('Try again', () => {
  test.use({ expectedErrors: failureErrors, viewport: { width: 390, height: 800 } });

  test('moves the view of a phone by no more than the height of the error', async ({ page }) => {
    await refuse(page);
    await page.goto('/contact');
    await write(page);
    await submitButton(page).click();
    await expect(alert(page)).toBeFocused();
    const again = alert(page).getByRole('button', { name: 'Try again' });
    await again.scrollIntoViewIfNeeded();
    const { height } = await boxOf(alert(page));
    const before = await page.evaluate(() => scrollY);
    await again.click();
    await expect(great(page)).toBeVisible();
    // A smooth scroll would begin within these frames.
    for (const place of await placesInFrames(page, 30)) {
      expect(Math.abs(place - before)).toBeLessThanOrEqual(height + 40);
    }
  });
});

test('while a message is on its way the button keeps its colours and shows that it works', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await holdMessage(page);
  await page.goto('/contact');
  await write(page);
  const look = () =>
    submitButton(page).evaluate((button) => {
      const { backgroundColor, color } = getComputedStyle(button);
      return { backgroundColor, color };
    });
  const before = await look();
  await submitButton(page).click();
  await expect(status(page)).toHaveText(contact.form.sending);
  expect(await look()).toEqual(before);
  const moving = () =>
    status(page).evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(await moving()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toBe(0);
  const [button, words] = await Promise.all([boxOf(submitButton(page)), boxOf(status(page))]);
  expect(words.x).toBeGreaterThanOrEqual(button.x);
  expect(words.x + words.width).toBeLessThanOrEqual(button.x + button.width);
});

test('the dialog about a sent message without a name stands above five filled squares', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  await write(page, { ...message, from_name: '' });
  await submitButton(page).click();
  const dialog = great(page);
  await expect(dialog).toHaveAccessibleDescription(contact.success.text);
  await expect(dialog.getByRole('button')).toHaveCount(0);
  const row = dialog.locator('svg:has(> use[href="#contact-pattern"])');
  await expect(row).toHaveCount(5);
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(544);
  const { x, right, bottom } = await boxOf(dialog);
  const [first, last] = [await boxOf(row.first()), await boxOf(row.last())];
  expect(first.x - x).toBeLessThan(4);
  expect(right - last.right).toBeLessThan(4);
  expect(bottom - last.bottom).toBeLessThan(4);
});

test.describe('dark, on a phone,', () => {
  test.use({
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
    expectedErrors: failureErrors,
  });

  // Each state in the light scheme is an example of the gallery.
  test('axe finds nothing wrong with the form in any state', async ({ page }) => {
    const expectSound = async (state: string) =>
      expect(await violationsOf(page), state).toEqual([]);
    const answer = await holdMessage(page);
    await page.goto('/contact');
    await field(page, 'from_email').fill('ngozi at example');
    await field(page, 'from_email').blur();
    await expectSound('with a wrong e-mail address');
    await write(page, { from_email: '', from_message: 'Hello' });
    await submitButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound('with a question');
    await page.keyboard.press('Escape');
    await expect(field(page, 'from_email')).toBeFocused();
    await write(page);
    await expectSound('filled');
    await submitButton(page).click();
    await expect(status(page)).toHaveText(contact.form.sending);
    await expectSound('sending');
    answer('refuse');
    await expect(alert(page)).toBeVisible();
    await expectSound('after a failure');
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(great(page)).toBeVisible();
    await expectSound('after a success');
  });
});
