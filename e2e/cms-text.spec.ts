import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { issuesOf, readFolder } from '../content-model/src/folder.ts';
import { violationsOf } from './support/axe.ts';
import { read, test } from './support/editor.ts';

const TERMS = 'legal/terms-and-conditions.md';

test('a legal page is written as it will look, and only what changed changes in the file', async ({
  page,
  editor,
}) => {
  const table = '## Prices\n\n| What | Price |\n|---|---|\n| An hour | 100 |\n';
  writeFileSync(join(editor.folder, TERMS), `${read(editor, TERMS)}\n${table}`);
  const before = read(editor, TERMS);
  await page.goto(`${editor.url}edit?file=${TERMS}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text.getByRole('heading', { name: 'General Terms' })).toBeVisible();
  await expect(text.getByLabel('Stays as it is written here')).toHaveValue(/An hour/);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  expect(read(editor, TERMS)).toBe(before);

  // A click just after the form was sent is sometimes never acknowledged by a busy headless Chromium.
  await page.goto(`${editor.url}edit?file=${TERMS}`);
  await text.getByText('What you give us remains yours.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Always, as ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('agreed');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  expect(read(editor, TERMS)).toBe(
    before.replace(
      'What you give us remains yours.\n',
      'What you give us remains yours. Always, as **agreed**\n\n- one\n- two\n',
    ),
  );
  expect(issuesOf(readFolder(editor.folder))).toEqual([]);
  expect(editor.strangers).toEqual([]);
});

test('the toolbar is used by keyboard, says what is on, and takes back', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}edit?file=${TERMS}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.getByText('What you give us remains yours.').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Alt+F10');
  const title = page.getByRole('button', { name: 'Title', exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const subtitle = page.getByRole('button', { name: 'Subtitle' });
  await expect(subtitle).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(subtitle).toHaveAttribute('aria-pressed', 'true');
  await expect(text.getByRole('heading', { level: 3 })).toHaveText(
    'What you give us remains yours.',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text.getByRole('heading', { level: 3 })).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.getByLabel('Where does the link lead?').fill('/privacy-policy');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'What you give us remains yours.' })).toBeVisible();
  await page.getByRole('button', { name: 'As plain text' }).click();
  const plain = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(plain).toHaveValue(/\[What you give us remains yours\.\]\(\/privacy-policy\)/);
  await plain.fill('## One section\n\nIts *words*.');
  await page.getByRole('button', { name: 'As plain text' }).click();
  await expect(text.getByRole('heading', { name: 'One section' })).toBeVisible();
  await expect(text.locator('em')).toHaveText('words');
});
