import { content } from '../support/site-pages.ts';
import { expect, test } from './engine-test.ts';
import { keys, type WebDriverPage } from './web-driver.ts';

/** A message of each test's own: the gateway keeps the same fields within a day once. */
const messageWith = (from_message: string) => ({
  from_name: 'Adé Ọlá',
  from_email: 'ade@example.com',
  from_message,
});

/** Types a message once the form's script is there. */
async function write(page: WebDriverPage, message: Record<string, string>): Promise<void> {
  await page.goto('/contact');
  for (const [name, text] of Object.entries(message)) await page.fill(`[name="${name}"]`, text);
  await expect
    .poll(() => page.run(() => document.querySelector('[name="user_id"]:disabled') !== null))
    .toBe(true);
}

/** The title of the open dialog; null where there is none. */
const dialogTitle = (page: WebDriverPage) =>
  page.run(() => document.querySelector('dialog[open] h2')?.textContent ?? null);

const filledSquares = (page: WebDriverPage) =>
  page.run(
    () =>
      [...document.querySelectorAll('main svg > g:last-child:has(path + use)')].filter(
        (square) => getComputedStyle(square).opacity === '1',
      ).length,
  );

test('a message is typed, sent with Enter and stored, with a filled square for each field', async ({
  open,
  gateway,
}) => {
  const message = messageWith('Hello 👋');
  const before = gateway.inbox().length;
  const page = await open({ still: true });
  await write(page, message);
  await expect.poll(() => filledSquares(page)).toBeGreaterThanOrEqual(3);
  await page.reload();
  await expect
    .poll(() => page.run(() => document.querySelector('textarea')?.value))
    .toBe(message.from_message);
  await page.run(() => document.querySelector<HTMLElement>('[name="from_name"]')?.focus());
  await page.press(keys.Enter);
  await expect
    .poll(() => dialogTitle(page), { timeout: 15_000 })
    .toBe(content.contact.success.title);
  expect(gateway.inbox().slice(before)).toMatchObject([message]);
  expect(await page.run(() => document.activeElement?.tagName)).toBe('DIALOG');
  // The way back does not lead to an open dialog.
  await page.press(keys.Tab);
  await page.press(keys.Enter);
  await expect.poll(() => page.run(() => location.pathname)).toBe('/');
  await page.back();
  await expect.poll(() => page.run(() => location.pathname)).toBe('/contact');
  await expect.poll(() => dialogTitle(page)).toBe(null);
  expect(await page.run(() => document.querySelector('textarea')?.value)).toBe('');
  expect(await page.consoleErrors()).toEqual([]);
});

test('a message that fails is put back, and Try again sends it', async ({ open, gateway }) => {
  const message = messageWith('Hello again 👋');
  const before = gateway.inbox().length;
  const page = await open({ still: true });
  await write(page, message);
  await gateway.stop();
  await page.click('form [type="submit"]');
  await expect
    .poll(() => page.run(() => document.querySelector('[role="alert"] h2')?.textContent), {
      timeout: 30_000,
    })
    .toBe(content.contact.failure.title);
  expect(await page.run(() => document.querySelector('textarea')?.value)).toBe(
    message.from_message,
  );
  // The title of the error is in view, below the bar, although only the end of the error was.
  const isBelowBar = () =>
    page.run(() => {
      const top = document.querySelector('[role="alert"] h2')?.getBoundingClientRect().top ?? 0;
      return top >= (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    });
  await expect.poll(isBelowBar).toBe(true);
  await gateway.start();
  await page.click('[role="alert"] button');
  await expect
    .poll(() => dialogTitle(page), { timeout: 15_000 })
    .toBe(content.contact.success.title);
  expect(gateway.inbox().slice(before)).toMatchObject([message]);
});
