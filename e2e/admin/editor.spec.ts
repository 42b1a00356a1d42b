import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { read, save, test } from '../support/admin.ts';
import { violationsOf } from '../support/axe.ts';

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

  for (const path of ['', 'edit?file=contact/contact.yaml', 'edit?file=footer/footer.yaml']) {
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
