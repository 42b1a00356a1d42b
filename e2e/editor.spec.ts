import { expect } from '@playwright/test';
import { issuesOf } from '../packages/content-model/src/changes.ts';
import { readFolder } from '../packages/content-store/src/folder.ts';
import { read, save, test } from './support/admin.ts';
import { violationsOf } from './support/axe.ts';

test('a changed text changes its line in the file and nothing else, and an issue is shown at its field, keeps what was typed, and saves nothing', async ({
  page,
  editor,
}) => {
  const before = read(editor, 'hero/hero.yaml');
  await page.goto(`${editor.url}#hero`);
  await page.getByRole('link', { name: 'First view', exact: true }).click();
  await page.getByLabel('Text below the heading').fill('We build apps that last.');
  await save(page);
  expect(read(editor, 'hero/hero.yaml')).toBe(
    before.replace(/subHeading: >-\n(?: {2}.*\n)+/, 'subHeading: We build apps that last.\n'),
  );
  expect(issuesOf(readFolder(editor.folder))).toEqual([]);
  expect(editor.reports).toEqual(['saved content/hero/hero.yaml. The content is in order.']);
  expect(editor.strangers).toEqual([]);

  const project = read(editor, 'projects/coldline.yaml');
  await page.goto(`${editor.url}edit?file=projects/coldline.yaml`);
  await page.getByLabel('Name of the project').fill('Coldline 2');
  await page.getByLabel('Where the card leads').selectOption('Another address …');
  await page.getByLabel('Web address').fill('example,com');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('alert')).toContainText('Nothing was saved yet');
  const link = page.getByLabel('Web address');
  await expect(link).toHaveAccessibleDescription(/whole web address that begins with https/);
  await expect(link).toHaveValue('example,com');
  await expect(page.getByLabel('Name of the project')).toHaveValue('Coldline 2');
  expect(read(editor, 'projects/coldline.yaml')).toBe(project);
  expect(await violationsOf(page)).toEqual([]);

  await link.fill('https://www.example.com');
  await save(page);
  expect(read(editor, 'projects/coldline.yaml')).toContain('title: Coldline 2');
});
