import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../support/axe.ts';
import { type Editor, test } from '../support/editor.ts';

/** The questions that the browser asked before it left a page, all answered with yes. */
function questionsOn(page: Page): string[] {
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  return questions;
}

const followHome = async (page: Page, { url }: Editor) => {
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await expect(page).toHaveURL(url);
};

test('the browser asks before typed words are lost, and only then', async ({ page, editor }) => {
  const questions = questionsOn(page);
  await page.goto(`${editor.url}remove?file=legal/terms-and-conditions.md`);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await followHome(page, editor);
  expect(questions).toEqual([]);

  await page.goto(`${editor.url}edit?file=projects/coldline.yaml`);
  await page.getByLabel('Name of the project').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await followHome(page, editor);
  expect(questions).toEqual(['beforeunload']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the number of unpublished changes is legible on every ${colorScheme} page`, async ({
    page,
    editor,
  }) => {
    await page.emulateMedia({ colorScheme });
    // Fake the count, which the editor has only in a clone. Two digits, because axe does not judge a single
    // character.
    await page.route('**/publish/count', (route) =>
      route.fulfill({ json: { count: 12, words: '12 changes that are not published' } }),
    );
    for (const path of ['', 'edit?file=pages/home.yaml', 'edit?file=theme.yaml', 'pictures']) {
      await page.goto(editor.url + path);
      await expect(page.getByRole('link', { name: /Publish 12 changes/ })).toBeVisible();
      expect(await violationsOf(page, { only: ['color-contrast'] }), path).toEqual([]);
    }
  });
}
