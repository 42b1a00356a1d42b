import type { Page } from '@playwright/test';
import { content } from '../packages/harness/site-pages.ts';
import { field, submitButton, write } from './support/contact-form.ts';
import { disturbances } from './support/disturbances.ts';
import { holdScripts, sendDisturbed } from './support/disturbed-form.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

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
  await sendDisturbed(page, gateway, 'all disturbances', Object.values(disturbances));
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
