import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { issuesOf } from '../packages/content-model/src/changes.ts';
import { orderIn } from '../packages/content-model/src/order.ts';
import { readFolder } from '../packages/content-store/src/folder.ts';
import { read, save, test } from './support/admin.ts';
import { violationsOf } from './support/axe.ts';

test('a changed sub-heading changes its line in the file and nothing else', async ({
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
});

test('an issue is shown at its field, keeps what was typed, and saves nothing', async ({
  page,
  editor,
}) => {
  const before = read(editor, 'projects/coldline.yaml');
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
  expect(read(editor, 'projects/coldline.yaml')).toBe(before);

  await link.fill('https://www.example.com');
  await save(page);
  expect(read(editor, 'projects/coldline.yaml')).toContain('title: Coldline 2');
});

test('an entry is added, moved and removed', async ({ page, editor }) => {
  const lastProjects = () => orderIn(read(editor, 'projects/order.yaml'))?.slice(8);
  await page.goto(`${editor.url}#projects`);
  await page.getByRole('link', { name: 'Add to Projects' }).click();
  await page.getByLabel('Name of the project').fill('Àjàyí & Sons');
  await save(page);
  expect(lastProjects()).toEqual(['trip-planner', 'hr-management-system', 'ajayi-and-sons']);

  await page.goto(`${editor.url}#projects`);
  await page.getByRole('button', { name: 'Move Àjàyí & Sons up' }).click();
  await expect(page.locator('#announcement')).toHaveText('Àjàyí & Sons is now number 10 of 11.');
  expect(lastProjects()).toEqual(['trip-planner', 'ajayi-and-sons', 'hr-management-system']);

  await page.getByRole('button', { name: 'Remove Àjàyí & Sons' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Àjàyí & Sons' })).toBeVisible();
  expect(lastProjects()).toEqual(['trip-planner', 'hr-management-system']);
  expect(issuesOf(readFolder(editor.folder))).toEqual([]);
});

test('the editor works without JavaScript, and has no accessibility violation', async ({
  browser,
  page,
  editor,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${editor.url}edit?file=team/section.yaml`);
  await plain.getByLabel('Show the next member by itself').check();
  await plain.getByRole('button', { name: 'Save' }).click();
  await expect(plain.getByRole('status')).toHaveText('Saved.');
  expect(read(editor, 'team/section.yaml')).toContain('autoplay: true');
  await plain.close();

  for (const path of [
    '',
    'edit?file=contact/contact.yaml',
    'edit?file=footer/footer.yaml',
    'publish',
  ]) {
    await page.goto(editor.url + path);
    expect(await violationsOf(page)).toEqual([]);
  }
});

test('a file that cannot be read as fields can be put right as text', async ({ page, editor }) => {
  const path = join(editor.folder, 'logos/kadara.yaml');
  writeFileSync(path, 'src: ./kadara.svg\nalt: "Kadara\n');
  await page.goto(editor.url);
  const issue = page.getByRole('listitem').filter({ hasText: 'a quote or bracket' });
  await expect(issue).toContainText('kadara line 2');
  await page.goto(`${editor.url}edit?file=logos/kadara.yaml`);
  await expect(page.getByRole('alert')).toContainText('Not everything here is in order');
  await page.getByLabel('The file').fill('src: ./kadara.svg\nalt: Kadara\n');
  await save(page);
  expect(readFileSync(path, 'utf8')).toBe('src: ./kadara.svg\nalt: Kadara\n');
});
