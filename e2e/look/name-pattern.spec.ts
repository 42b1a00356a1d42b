import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { content } from '../../packages/harness/site-pages.ts';
import { field, great, letters, submitButton, write } from '../support/contact-form.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';

const { success } = content.contact;
const longName = 'Oluwaseun Adebayo-Williams';

const name = (page: Page) => field(page, 'from_name');

/** The contact page once its script weaves. */
async function open(page: Page, width = 1440) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/contact');
  await name(page).focus();
  await expect(field(page, 'user_id')).toBeDisabled();
}

/** The boxes of the letters' grounds, when nothing moves any more. */
const boxes = (page: Page) =>
  letters(page).evaluateAll(async (all) => {
    const moving = all.flatMap((one) => one.getAnimations({ subtree: true }));
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
    return all.map((one) => {
      const { x, y, width, height } =
        one.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      return {
        x: Math.round(x),
        y: Math.round(y),
        right: Math.round(x + width),
        bottom: Math.round(y + height),
      };
    });
  });

/** Sends a message with this name and waits for the dialog. */
async function send(page: Page, from: string) {
  const from_email = 'ada@example.com';
  await write(page, { from_name: from, from_email, from_message: 'Hello' });
  await submitButton(page).click();
  await expect(great(page)).toBeVisible();
}

test('from right to left the first letter is at the right', async ({ page }) => {
  await open(page, 390);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await name(page).fill('مريم');
  await expect(letters(page)).toHaveCount(4);
  const [first, second] = await boxes(page);
  expect(first?.right).toBe(390);
  expect(second?.right).toBe(first?.x);
});

test('squares fill in 280 ms, and not at all where less motion is wanted', async ({ page }) => {
  await open(page);
  await name(page).fill('Ada');
  const ground = letters(page).first().locator('> path').first();
  await expect(ground).toHaveCSS('animation-duration', '0.28s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await name(page).fill(longName);
  await expect(letters(page)).toHaveCount(24);
  await expect(ground).toHaveCSS('animation-name', 'none');
});

test('the dialog names the visitor and saves the pattern as a drawing that stands for itself', async ({
  page,
}) => {
  await open(page);
  await send(page, ` ${longName} `);
  const words = success.pattern.replace('{name}', longName);
  await expect(great(page)).toContainText(words);
  await expect(great(page)).toHaveAccessibleDescription(success.text);
  const saved = page.waitForEvent('download');
  await great(page).getByRole('button', { name: success.save }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('pattern.svg');
  const drawing = await readFile(await download.path(), 'utf8');
  expect(drawing).toContain(`<title>${words}</title>`);
  expect(drawing).not.toMatch(/href|class|style|var\(|oklch|currentColor|<script/);
  expect(drawing.match(/<g transform="translate/g)).toHaveLength(32);
  // Another program sees a picture of its own size, whose corner has the colour of the ground.
  const { data, info } = await sharp(Buffer.from(drawing))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(1600);
  const at = (4 * info.width + 4) * info.channels;
  const [, ground] = /<path[^>]*? fill="(#\w{6})"/.exec(drawing) ?? [];
  expect(`#${data.toString('hex', at, at + 3)}`).toBe(ground);
});

test('in a low window the dialog opens at its title', async ({ page }) => {
  await open(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await send(page, longName);
  await expect(great(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
});

test('a name with signs of markup is shown and saved as it is', async ({ page }) => {
  await open(page);
  await send(page, "A<b>&$& 'x'");
  await expect(great(page)).toContainText("A<b>&$& 'x'");
  const saved = page.waitForEvent('download');
  await great(page).getByRole('button', { name: success.save }).click();
  const drawing = await readFile(await (await saved).path(), 'utf8');
  expect(drawing).toContain("A&lt;b&gt;&amp;$&amp; 'x'");
});
