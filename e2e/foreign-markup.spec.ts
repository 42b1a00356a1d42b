import type { Page } from '@playwright/test';
import { content } from '../packages/harness/site-pages.ts';
import { field, fieldNames, great, message, submitButton, write } from './support/contact-form.ts';
import { disturbances } from './support/disturbances.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

/** Holds back the scripts of an island. @returns a function that lets them come */
async function holdScripts(page: Page): Promise<() => void> {
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

/** Listens for the ends of compositions. @returns a function that reads the texts they left */
async function composed(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const ended: string[] = [];
    addEventListener('compositionend', ({ data }) => ended.push(data));
    return ended;
  });
  return () => texts.jsonValue();
}

test('a form keeps what is typed before, while and after its script comes, whatever programs did to it, and sends it', async ({
  page,
  gateway,
}) => {
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
  for (const disturb of Object.values(disturbances)) await page.getByRole('form').evaluate(disturb);
  expect(await selection(page)).toEqual(['from_name', 4, 8]);
  release();
  await expect(field(page, 'user_id')).toBeDisabled();
  expect(await selection(page)).toEqual(['from_name', 4, 8]);
  await page.keyboard.type('Lovelace');
  const typed = { from_name: 'Ada Lovelace', from_email: 'ada@example.com' };
  const { from_subject, from_number } = message;
  const sent = { ...typed, from_subject, from_number, from_message: 'It has disturbances.' };
  await write(page, { from_subject, from_number, from_message: sent.from_message });
  for (const each of fieldNames) await expect(field(page, each)).toHaveValue(sent[each]);
  const texts = await page.getByRole('form').textContent();
  await page.locator('form [type="submit"]').click();
  await expect(great(page)).toBeVisible();
  expect(gateway.inbox().at(-1)).toMatchObject(sent);
  expect(await page.getByRole('form').textContent()).toBe(texts);
  for (const each of fieldNames) await expect(field(page, each)).toHaveValue('');
});

test('no key is lost while the script comes to a form that a program has changed', async ({
  page,
}) => {
  const disturb = disturbances['a node beside each field'];
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${disturb})(document.querySelector('form')))`,
  );
  await page.goto('/contact');
  const text = 'The quick brown fox jumps over the lazy dog. '.repeat(4);
  await field(page, 'from_message').focus();
  await page.keyboard.type(text);
  await expect(field(page, 'user_id')).toBeDisabled();
  await expect(field(page, 'from_message')).toHaveValue(text);
  await expect(field(page, 'from_message')).toBeFocused();
});

test('a word that is being composed goes on while the script comes', async ({ page }) => {
  await page.goto('/contact');
  const ended = await composed(page);
  const release = await holdScripts(page);
  await field(page, 'from_name').focus();
  const client = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('さく');
  await page.getByRole('form').evaluate(disturbances['a node beside each field'] ?? (() => {}));
  release();
  await expect(field(page, 'user_id')).toBeDisabled();
  await compose('さくら');
  await client.send('Input.insertText', { text: '桜' });
  await expect.poll(ended).toEqual(['桜']);
  await expect(field(page, 'from_name')).toHaveValue('桜');
});

test('the words that the form adds may be translated and go again', async ({ page }) => {
  const translate = disturbances['translated texts'] ?? (() => {});
  await page.goto('/contact');
  await write(page, { from_message: 'Hello' });
  await expect(field(page, 'user_id')).toBeDisabled();
  for (let times = 0; times < 2; times += 1) {
    await submitButton(page).click();
    await page.getByRole('dialog').evaluate(translate);
    await expect(page.getByRole('dialog')).toContainText(
      `»${content.contact.question.unanswerable.title}«`,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expect(field(page, 'from_message')).toHaveValue('Hello');
});

test('a team that programs have changed before its script comes is turned over, with the focus where it was', async ({
  page,
}) => {
  await page.goto('/');
  const release = await holdScripts(page);
  const team = page.getByRole('region', { name: 'Meet The Team' });
  const next = team.getByRole('button', { name: 'Next team member' });
  const heading = team.getByRole('heading', { level: 3 });
  await team.scrollIntoViewIfNeeded();
  for (const disturb of Object.values(disturbances)) {
    await team.locator('[aria-roledescription="carousel"]').evaluate(disturb);
  }
  const texts = () => team.locator('p').allTextContents();
  const before = await texts();
  release();
  await expect(next).toBeEnabled();
  await next.focus();
  for (const place of [1, 2]) {
    await page.keyboard.press('Enter');
    await expect(heading).toHaveCount(1);
    await expect(heading).toContainText(content.team.members[place]?.name ?? '');
  }
  await expect(next).toBeFocused();
  await expect(team.locator('[data-current]')).toHaveCount(1);
  expect(await texts()).toEqual(before);
});
