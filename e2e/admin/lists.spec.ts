import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { issuesOf } from '../../packages/content-model/src/changes.ts';
import { orderIn } from '../../packages/content-model/src/order.ts';
import { readFolder } from '../../packages/content-store/src/folder.ts';
import { type Editor, edit, read, save, test } from '../support/admin.ts';
import { violationsOf } from '../support/axe.ts';

const COLDLINE = 'projects/coldline.yaml';

test('where both sides changed a field, both versions are shown, and nothing is written before', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}edit?file=${COLDLINE}`);
  edit(editor, COLDLINE, /^title:.*$/m, 'title: Cold Line');
  edit(editor, COLDLINE, /^description:.*$/m, 'description: Lorries, live');
  const before = read(editor, COLDLINE);
  await page.getByLabel('Name of the project').fill('Coldline 2');
  await page.getByLabel('What it is').fill('Every lorry on one map');
  await page.getByLabel('Where the card leads').selectOption('Another address …');
  await page.getByLabel('Web address').fill('https://example.com/mine');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('alert')).toContainText('Changed in two places');
  expect(await violationsOf(page)).toEqual([]);
  expect(read(editor, COLDLINE)).toBe(before);
  const note = page.getByRole('alert');
  await expect(note.locator('.version.before')).toContainText(['Cold Line', 'Lorries, live']);
  await expect(note.locator('.version.after')).toContainText(['Coldline 2', 'Every lorry']);
  await expect(note).not.toContainText('Where the card leads');
  await page.getByLabel('Name of the project').fill('Cold Line');
  await page.getByLabel('What it is').fill('Every lorry, live');
  // Somebody is faster once more.
  edit(editor, COLDLINE, /^imageAlt:.*$/m, 'imageAlt: A map of lorries');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Saved.');
  expect(read(editor, COLDLINE)).toBe(
    before
      .replace(/^description:.*$/m, 'description: Every lorry, live')
      .replace(/^imageAlt:.*$/m, 'imageAlt: A map of lorries')
      .replace(/^link:.*$/m, 'link: https://example.com/mine'),
  );
});

test('an entry that was removed meanwhile is written again, at the end of its list', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}edit?file=${COLDLINE}`);
  rmSync(join(editor.folder, COLDLINE));
  edit(editor, 'projects/order.yaml', '- coldline\n', '');
  await page.getByLabel('Name of the project').fill('Coldline 3');
  await save(page);
  expect(read(editor, COLDLINE)).toContain('title: Coldline 3');
  expect(orderOf(editor, 'projects')?.at(-1)).toBe('coldline');
  expect(issuesOf(readFolder(editor.folder))).toEqual([]);
});

const titles = (page: Page, list: string) =>
  page.locator(`[data-list="${list}"] .title`).allTextContents();

const orderOf = (editor: Editor, list: string) => orderIn(read(editor, `${list}/order.yaml`));

test('entries are moved by keyboard and dragged, the focus stays, and the new place is said', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}#team`);
  const before = await titles(page, 'team');
  const [first = '', second = '', third = ''] = before;
  const up = page.getByRole('button', { name: `Move ${third} up` });
  await up.focus();
  // Pressed twice before the first answer is there.
  await up.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.locator('#announcement')).toHaveText(`${third} is now number 1 of 5.`);
  await expect(page.getByRole('button', { name: `Move ${third} down` })).toBeFocused();
  expect((await titles(page, 'team')).slice(0, 3)).toEqual([third, first, second]);
  expect(orderOf(editor, 'team')?.slice(0, 2)).toEqual(['halima-sani', 'adaeze-okonkwo']);

  const rows = page.locator('[data-list="team"] li');
  const handle = await rows.first().locator('.handle').boundingBox();
  const last = await rows.last().boundingBox();
  await page.mouse.move((handle?.x ?? 0) + 8, (handle?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((handle?.x ?? 0) + 8, (last?.y ?? 0) + (last?.height ?? 0), { steps: 20 });
  // The place to drop an entry is computed at intervals, not at each move.
  await expect(page.locator('[data-list="team"] li:not(.sortable-fallback)').last()).toHaveClass(
    /dragged/,
  );
  await page.mouse.up();
  await expect(page.locator('#announcement')).toHaveText(`${third} is now number 5 of 5.`);
  expect(orderOf(editor, 'team')?.at(-1)).toBe('halima-sani');
  expect(issuesOf(readFolder(editor.folder))).toEqual([]);
});

test('an entry is removed after the moves that were pressed before it, all of which are kept', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}#team`);
  const [first, second, third = '', fourth, fifth = ''] = orderOf(editor, 'team') ?? [];
  const answer = Promise.withResolvers<void>();
  await page.route('**/admin/move', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const row = (id: string) => page.locator(`[data-file="team/${id}.yaml"]`);
  await row(third)
    .locator('.move button')
    .first()
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await row(fifth)
    .getByRole('button', { name: /^Remove/ })
    .click();
  answer.resolve();
  await expect(row(fifth)).toHaveCount(0);
  expect(orderOf(editor, 'team')).toEqual([third, first, second, fourth]);
});

test('an entry is duplicated as a new one, and a removed one comes back byte for byte', async ({
  page,
  editor,
}) => {
  const before = read(editor, COLDLINE);
  const order = orderOf(editor, 'projects') ?? [];
  await page.goto(`${editor.url}#projects`);
  await page.getByRole('link', { name: 'Duplicate Coldline' }).click();
  await expect(page.getByLabel('Name of the project')).toHaveValue('Coldline (copy)');
  expect(orderOf(editor, 'projects')).toEqual(order);
  await save(page);
  expect(read(editor, 'projects/coldline-copy.yaml')).toBe(
    before.replace('title: Coldline', 'title: Coldline (copy)'),
  );

  await page.goto(`${editor.url}#projects`);
  await page.getByRole('button', { name: 'Remove Coldline', exact: true }).click();
  await expect(page.getByText('Removed: Coldline.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(orderOf(editor, 'projects')).not.toContain('coldline');
  await page.getByRole('button', { name: 'Undo: Coldline' }).click();
  await expect(page.getByText('Coldline is back.')).toBeVisible();
  expect(read(editor, COLDLINE)).toBe(before);
  expect(orderOf(editor, 'projects')).toEqual([...order, 'coldline-copy']);
});

test('a legal page and a case study are created, and removed with a way back, without JavaScript', async ({
  browser,
  editor,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${editor.url}#legal-pages`);
  await page.getByRole('link', { name: 'Add a legal page' }).click();
  await page.getByLabel('Heading of the page').fill('Imprint');
  await page
    .getByLabel('Text in search results')
    .fill('Who we are, where we work, and how you reach us on any day.');
  const address = page.getByLabel('Last part of the address');
  await address.fill('terms-and-conditions');
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('## Who we are\n\nHarmattan Software Ltd');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(address).toHaveAccessibleDescription(/which another page has already/);
  await address.fill('');
  await save(page);
  expect(read(editor, 'legal/imprint.md')).toBe(
    '---\ntitle: Imprint\ndescription: Who we are, where we work, and how you reach us on any day.\n---\n\n## Who we are\n\nHarmattan Software Ltd\n',
  );

  await page.goto(`${editor.url}#projects`);
  await page.getByRole('link', { name: 'Write a case study of Coldline' }).click();
  await page
    .getByLabel('Text below the heading')
    .fill('How we built it, and what it changed for the people at work.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('It began with a lorry.');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeHidden();
  await save(page);
  expect(read(editor, 'projects/coldline.md')).toContain('title: Coldline');
  expect(issuesOf(readFolder(editor.folder))).toEqual([]);

  await page.goto(`${editor.url}#projects`);
  await page.getByRole('button', { name: 'Remove the case study of Coldline' }).click();
  expect(readdirSync(join(editor.folder, 'projects'))).not.toContain('coldline.md');
  await page.getByRole('button', { name: 'Undo: Coldline' }).click();
  expect(read(editor, 'projects/coldline.md')).toContain('It began with a lorry.');
  await page.close();
});

test('words are found in all texts without their accents, and lead to their field', async ({
  browser,
  page,
  editor,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  edit(editor, COLDLINE, /^description:.*$/m, 'description: A live map for Àjàyí');
  await plain.goto(editor.url);
  await plain.getByRole('searchbox', { name: 'Search everything' }).fill('AJAYI map');
  await plain.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(plain.getByText('“AJAYI map” stands in one place.')).toBeVisible();
  await expect(plain.getByText('A live map for Àjàyí')).toBeVisible();
  await plain.getByRole('link', { name: 'What it is' }).click();
  await expect(plain).toHaveURL(/#description$/);
  await plain.close();

  await page.goto(`${editor.url}search?q=how`);
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a move counts at once among the changes to publish', async ({ page, editor }) => {
  let count = 1;
  // The editor counts in a clone only.
  await page.route('**/publish/count', (route) =>
    route.fulfill({ json: { count, words: `${count} changes that are not published` } }),
  );
  await page.goto(editor.url);
  await expect(page.getByRole('link', { name: /^Publish 1 change/ })).toBeVisible();
  count = 2;
  await page.locator('summary', { hasText: 'Team' }).click();
  await page.locator('[data-list="team"]').getByRole('button', { name: /down$/ }).first().click();
  await expect(page.getByRole('link', { name: /^Publish 2 changes/ })).toBeVisible();
});

test('the way back from a form leads to its entry, in the part that it belongs to', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}edit?file=team/halima-sani.yaml`);
  await page.getByRole('link', { name: 'Back to everything' }).click();
  await expect(page.locator('[data-file="team/halima-sani.yaml"]')).toBeInViewport();
});

test('a button that moves something stays under the finger, and moves it on', async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const pressTwice = async (button: Locator, answered: () => Promise<unknown>) => {
    await button.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = (await button.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    for (let press = 0; press < 2; press += 1) {
      const answer = answered();
      await page.mouse.click(x + width / 2, y + height / 2);
      await answer;
    }
  };

  await page.goto(`${editor.url}edit?file=navigation/navigation.yaml`);
  const texts = page.locator('[name^="links."][name$=".text"]');
  const textsNow = () =>
    texts.evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value));
  const before = await textsNow();
  const [one, two, last] = before.slice(-3);
  const up = page.locator(`button[value="up links.${before.length - 1}"]`);
  await pressTwice(up, () => page.waitForEvent('load'));
  await expect.poll(textsNow).toEqual([...before.slice(0, -3), last, one, two]);

  await page.goto(`${editor.url}#services`);
  const rows = page.locator('#services .entries > li');
  await rows.first().evaluate((row) => row.closest('details')?.setAttribute('open', ''));
  const files = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-file')));
  const [...order] = await files();
  await pressTwice(rows.last().locator('.move button').first(), () =>
    page.waitForResponse(/\/admin\/move$/).then((response) => response.finished()),
  );
  const end = order.pop();
  await expect.poll(files).toEqual([...order.slice(0, -2), end, ...order.slice(-2)]);
});

test('buttons of a list that are pressed at once are carried out one after the other, for the entries that were seen', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}edit?file=navigation/navigation.yaml`);
  const texts = page.locator('[name^="links."][name$=".text"]');
  const [first, , third, ...others] = await texts.evaluateAll((all) =>
    all.map((each) => (each as HTMLTextAreaElement).value),
  );
  await page.evaluate(() => {
    // The second is removed twice, by an impatient finger.
    for (const value of ['down links.0', 'down links.0', 'remove links.1', 'remove links.1']) {
      document.querySelector<HTMLButtonElement>(`button[value="${value}"]`)?.click();
    }
  });
  await expect(texts).toHaveCount(others.length + 2);
  for (const [at, text] of [third, first, ...others].entries()) {
    await expect(texts.nth(at)).toHaveValue(text ?? '');
  }
});
