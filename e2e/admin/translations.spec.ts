import { expect } from '@playwright/test';
import { addLanguage } from '../../packages/content-model/src/translations/change-languages.ts';
import { applyChanges, readFolder } from '../../packages/content-store/src/folder.ts';
import { type Editor, edit, read, save, test } from '../support/admin.ts';
import { violationsOf } from '../support/axe.ts';

const inFrench = ({ folder }: Editor) =>
  applyChanges(folder, addLanguage(readFolder(folder), 'fr'));

test('an entry is translated beside its source, with the inputs of its form, on a telephone too', async ({
  page,
  editor,
}) => {
  inFrench(editor);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(editor.url);
  await page.getByRole('link', { name: 'See what waits' }).click();
  await expect(page.getByRole('heading', { name: 'French' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  // The entry stands in the list of hidden pages, and in the list of entries.
  await page.getByRole('link', { name: 'First view' }).first().click();
  await expect(page.getByText('A software development agency in Lagos')).toBeVisible();
  const line = page.getByLabel('Line above the heading');
  await expect(line).toHaveAccessibleDescription(/Still to be translated\./);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await line.fill('Une agence de logiciel à Lagos');
  await save(page);
  await expect(line).toHaveValue('Une agence de logiciel à Lagos');
  await expect(line).not.toHaveAccessibleDescription(/Still/);
  expect(read(editor, 'hero/hero.fr.yaml')).toContain('Une agence de logiciel à Lagos');
});

test('the text of a page is translated as it will look, with its source at hand', async ({
  page,
  editor,
}) => {
  inFrench(editor);
  await page.goto(`${editor.url}translation?file=legal%2Fprivacy-policy.md&language=fr`);
  await page.getByText('The text in the first language').click();
  await expect(page.locator('details .said')).toContainText('## ');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Nous gardons peu.');
  await text.press('Control+a');
  await page.getByRole('button', { name: 'Bold' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await save(page);
  expect(read(editor, 'legal/privacy-policy.fr.md')).toContain('**Nous gardons peu.**');
});

test('Hebrew is shown from right to left, to translate and as it will look', async ({
  page,
  editor,
}) => {
  edit(editor, 'hero/hero.yaml', 'A software development agency in Lagos', 'סוכנות בתל אביב');
  inFrench(editor);
  const isAtTheRight = (element: Element) => {
    const words = new Range();
    words.selectNodeContents(element);
    const [own, box] = [words.getBoundingClientRect(), element.getBoundingClientRect()];
    return own.left - box.left > box.right - own.right;
  };
  await page.goto(`${editor.url}translation?file=hero%2Fhero.yaml&language=fr`);
  expect(await page.getByText('סוכנות').evaluate(isAtTheRight)).toBe(true);
  await page.goto(`${editor.url}edit?file=legal%2Fprivacy-policy.md`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('מי אנחנו');
  expect(await text.getByText('מי').evaluate(isAtTheRight)).toBe(true);
  await expect(text).toHaveJSProperty('dir', 'auto');
});
