import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { issuesOf, readFolder } from '../content-model/src/folder.ts';
import { violationsOf } from './support/axe.ts';
import { type Editor, read, test } from './support/editor.ts';

const COLDLINE = 'projects/03-coldline.yaml';

/** Changes a file as another tab or a pull would. */
const change = (editor: Editor, path: string, what: string | RegExp, to: string) =>
  writeFileSync(join(editor.folder, path), read(editor, path).replace(what, to));

test('a form saved over a newer file keeps what either side changed', async ({ page, editor }) => {
  await page.goto(`${editor.url}edit?file=${COLDLINE}`);
  change(editor, COLDLINE, /^link:.*$/m, 'link: https://example.com/new');
  await page.getByLabel('Description').fill('Every lorry on one map');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('both changes are in');
  expect(read(editor, COLDLINE)).toContain('link: https://example.com/new');
  expect(read(editor, COLDLINE)).toContain('description: Every lorry on one map');
});

test('where both sides changed a field, the owner chooses, and nothing is written before', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}edit?file=${COLDLINE}`);
  change(editor, COLDLINE, /^title:.*$/m, 'title: Cold Line');
  change(editor, COLDLINE, /^description:.*$/m, 'description: Lorries, live');
  const before = read(editor, COLDLINE);
  await page.getByLabel('Title').fill('Coldline 2');
  await page.getByLabel('Description').fill('Every lorry on one map');
  await page.getByLabel('Link').fill('https://example.com/mine');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('alert')).toContainText('Changed in two places');
  expect(await violationsOf(page)).toEqual([]);
  expect(read(editor, COLDLINE)).toBe(before);
  const title = page.getByRole('group', { name: 'Title' });
  await expect(title).toContainText('Coldline 2');
  await title.getByRole('radio', { name: 'It now says' }).check();
  const description = page.getByRole('group', { name: 'Description' });
  await description.getByRole('textbox').fill('Every lorry, live');
  await description.getByRole('radio', { name: 'Something else' }).check();
  // Somebody is faster once more.
  change(editor, COLDLINE, /^imageAlt:.*$/m, 'imageAlt: A map of lorries');
  await page.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByRole('status')).toContainText('Saved.');
  expect(read(editor, COLDLINE)).toBe(
    before
      .replace(/^description:.*$/m, 'description: Every lorry, live')
      .replace(/^imageAlt:.*$/m, 'imageAlt: A map of lorries')
      .replace(/^link:.*$/m, 'link: https://example.com/mine'),
  );
});

test('an entry that was moved or removed meanwhile is followed, or put back if the owner wants it', async ({
  page,
  editor,
}) => {
  const moved = 'projects/11-coldline.yaml';
  await page.goto(`${editor.url}edit?file=${COLDLINE}`);
  renameSync(join(editor.folder, COLDLINE), join(editor.folder, moved));
  await page.getByLabel('Title').fill('Coldline 2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Saved.');
  expect(read(editor, moved)).toContain('title: Coldline 2');

  rmSync(join(editor.folder, moved));
  await page.getByLabel('Title').fill('Coldline 3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('was removed');
  await expect(page.getByLabel('Title')).toHaveValue('Coldline 3');
  expect(readdirSync(join(editor.folder, 'projects'))).not.toContain('11-coldline.yaml');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Saved.');
  expect(read(editor, moved)).toContain('title: Coldline 3');
  expect(issuesOf(readFolder(editor.folder))).toEqual([]);
});
