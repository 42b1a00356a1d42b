import type { Page } from '@playwright/test';
import { field, fieldNames, great, message, write } from './contact-form.ts';
import { expect, type Gateway } from './fixtures.ts';

/** Holds back the scripts of an island. @returns a function that lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The focused element, and the selection in it. */
const selection = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLInputElement)) return activeElement?.tagName;
    const { name, selectionStart, selectionEnd } = activeElement;
    return [name, selectionStart, selectionEnd];
  });

/**
 * Writes a message before, while and after the script of the form comes, and expects that nothing of it is lost, and that
 * the gateway stores it.
 *
 * @param name the name of the changes, for the text of the message: the gateway stores a repeated message once
 * @param programs changes of the form's markup before its script comes; see disturbances.ts
 */
export async function sendDisturbed(
  page: Page,
  gateway: Pick<Gateway, 'inbox'>,
  name: string,
  programs: readonly ((form: Element) => void)[],
): Promise<void> {
  await page.goto('/contact');
  const release = await holdScripts(page);
  await field(page, 'from_name').click();
  await page.keyboard.type('Ada lace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Shift+Tab');
  await field(page, 'from_name').evaluate((input: HTMLInputElement) =>
    input.setSelectionRange(4, 8),
  );
  for (const change of programs) await page.getByRole('form').evaluate(change);
  expect(await selection(page)).toEqual(['from_name', 4, 8]);
  release();
  await expect(field(page, 'user_id')).toBeDisabled();
  expect(await selection(page)).toEqual(['from_name', 4, 8]);
  await page.keyboard.type('Lovelace');
  const { from_subject, from_number } = message;
  const others = { from_subject, from_number, from_message: `It has ${name}.` };
  await write(page, others);
  const sent = { from_name: 'Ada Lovelace', from_email: 'ada@example.com', ...others };
  for (const each of fieldNames) await expect(field(page, each)).toHaveValue(sent[each]);
  const texts = await page.getByRole('form').textContent();
  const before = gateway.inbox().length;
  await page.locator('form [type="submit"]').click();
  await expect(great(page)).toBeVisible();
  expect(gateway.inbox().slice(before)).toEqual([expect.objectContaining(sent)]);
  expect(await page.getByRole('form').textContent()).toBe(texts);
  for (const each of fieldNames) await expect(field(page, each)).toHaveValue('');
  await page.unrouteAll();
}
