import { expect } from '@playwright/test';
import { test } from '../support/admin.ts';
import { violationsOf } from '../support/axe.ts';

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
    for (const path of ['', 'edit?file=pages/home.yaml', 'edit?file=theme.yaml', 'inbox']) {
      await page.goto(editor.url + path);
      await expect(page.getByRole('link', { name: /Publish 12 changes/ })).toBeVisible();
      expect(await violationsOf(page, { only: ['color-contrast'] }), path).toEqual([]);
    }
  });
}
