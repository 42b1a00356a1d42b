import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { freePort } from '../../packages/harness/free-port.ts';
import { openEditor, save, test } from '../support/admin.ts';
import { violationsOf } from '../support/axe.ts';

test('the number of unpublished changes is legible in both schemes', async ({ page, editor }) => {
  // Fake the count, which the editor has only in a clone. Two digits, because axe does not judge a single character.
  await page.route('**/publish/count', (route) =>
    route.fulfill({ json: { count: 12, words: '12 changes that are not published' } }),
  );
  await page.goto(editor.url);
  await expect(page.getByRole('link', { name: /Publish 12 changes/ })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page, { only: ['color-contrast'] }), colorScheme).toEqual([]);
  }
});

test('a page that takes long to build is told to load again once its build has the saved change', async ({
  page,
  editor,
}) => {
  let [isBuilt, text] = [true, 'as it was'];
  const pages = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<p>${text}</p><script>onmessage = ({ data }) => data.type === 'reload' && location.reload()</script>`,
    );
  });
  const address = `http://127.0.0.1:${await freePort()}`;
  pages.listen(Number(new URL(address).port), '127.0.0.1');
  const site = {
    ...{ address, isRunning: true, isOutdated: false },
    isCurrent: () => isBuilt,
    isReady: async () => true,
    answersFor: async () => true,
  };
  await page.unrouteAll();
  const { editor: own, close } = await openEditor(page, editor.folder, { site });
  await page.route(`${address}/**`, (route) => route.continue());
  await page.goto(`${own.url}edit?file=hero/hero.yaml`);
  const shown = page.frameLocator('.stage iframe').locator('p');
  await expect(shown).toHaveText('as it was');
  await page.getByLabel('Line above the heading').fill('A design studio in Lagos');
  isBuilt = false;
  await save(page);
  await expect(page.getByText('The page follows what you saved')).toBeVisible();
  await expect(shown).toHaveText('as it was');
  [isBuilt, text] = [true, 'as it was saved'];
  await expect(shown).toHaveText('as it was saved');
  await close();
  pages.close();
});
