import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { issuesOf } from '../../packages/content-model/src/changes.ts';
import { readFolder } from '../../packages/content-store/src/folder.ts';
import { type Editor, edit, give, read, save, test } from '../support/admin.ts';
import { violationsOf } from '../support/axe.ts';
import { holdRequests } from '../support/hold-requests.ts';

/** Dispatches the event of a selection at once: a browser does so later than a test goes on. */
const selectionIsKnown = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('selectionchange')));

/** Puts the caret at the end of a line: once more if the editor set the selection of its focus after the click. */
async function writeBehind(block: Locator) {
  await expect(async () => {
    await block.click();
    await block.page().keyboard.press('End');
    await selectionIsKnown(block.page());
    const isThere = (element: Element) => element.contains(getSelection()?.anchorNode ?? null);
    expect(await block.evaluate(isThere)).toBe(true);
  }).toPass();
}

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
  await expect(text.getByLabel('Row 2, column 1')).toHaveValue('An hour');
  expect(await violationsOf(page)).toEqual([]);

  await save(page);
  expect(read(editor, TERMS)).toBe(before);

  // Load the page again: a busy headless Chromium may lose a click just after a form was sent.
  await page.goto(`${editor.url}edit?file=${TERMS}`);
  await writeBehind(text.getByText('What you give us remains yours.'));
  await page.keyboard.type(' Always, as ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('agreed');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await save(page);
  expect(read(editor, TERMS)).toBe(
    before.replace(
      'What you give us remains yours.\n',
      'What you give us remains yours. Always, as **agreed**\n\n- one\n- two\n',
    ),
  );

  // An answer is written in the same way.
  const answer = 'faq/price.yaml';
  const question = 'question: What does it cost?\nanswer: |';
  mkdirSync(join(editor.folder, 'faq'));
  writeFileSync(
    join(editor.folder, answer),
    `${question}\n  It depends.\n\n  - small\n  - large\n`,
  );
  await page.goto(`${editor.url}edit?file=${answer}#answer`);
  const own = page.getByRole('textbox', { name: 'Answer' });
  await expect(own).toBeFocused();
  await expect(own.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Picture' })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await writeBehind(own.getByText('It depends.'));
  await page.keyboard.type(' Ask ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('us.');
  await save(page);
  expect(read(editor, answer)).toBe(
    `${question}-\n  It depends. Ask **us.**\n\n  - small\n  - large\n`,
  );
  expect(issuesOf(readFolder(editor.folder))).toEqual([]);
  expect(editor.strangers).toEqual([]);
});

test('what is pasted from Google Docs and Excel keeps its bold words and its table, which can be changed', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}edit?file=${TERMS}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await writeBehind(text.getByText('What you give us remains yours.'));
  await page.keyboard.press('Enter');
  const html = `<b style="font-weight:normal"><p><span style="font-weight:400">We are </span><span
    style="font-weight:700">few</span></p></b><table><tr><td>Plan</td><td>Price</td></tr>
    <tr><td>Small</td><td>100</td></tr></table>`;
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    const about = { bubbles: true, cancelable: true, clipboardData };
    element.dispatchEvent(new ClipboardEvent('paste', about));
  }, html);
  await save(page);
  const table = '| Plan | Price |\n| --- | --- |\n| Small | 100 |';
  expect(read(editor, TERMS)).toContain(`remains yours.\n\nWe are **few**\n\n${table}\n`);

  await page.goto(`${editor.url}edit?file=${TERMS}`);
  await text.getByRole('button', { name: 'Add a row' }).click();
  await text.getByLabel('Row 3, column 1').fill('Large | more');
  await text.getByLabel('Row 3, column 2').fill('5 * 40 * _1_');
  await save(page);
  expect(read(editor, TERMS)).toContain(String.raw`${table}
| Large \| more | 5 \* 40 \* \_1\_ |`);
});

test('the toolbar is used by keyboard, says what is on, and takes back', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}edit?file=${TERMS}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await writeBehind(text.getByText('What you give us remains yours.'));
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await selectionIsKnown(page);
  await page.getByRole('button', { name: 'Title', exact: true }).focus();
  await page.keyboard.press('Tab');
  const subtitle = page.getByRole('button', { name: 'Subtitle' });
  await expect(subtitle).toBeFocused();
  await expect(subtitle).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(subtitle).toHaveAttribute('aria-pressed', 'true');
  await expect(text.getByRole('heading', { level: 3 })).toHaveText(
    'What you give us remains yours.',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text.getByRole('heading', { level: 3 })).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const address = page.getByLabel('Where does the link lead?');
  await address.fill('our policy');
  // The key that accepts a word of an input method; Safari tells by its number alone.
  for (const origin of [{ isComposing: true }, { keyCode: 229 }]) {
    await address.dispatchEvent('keydown', { key: 'Enter', ...origin });
    await expect(address).toHaveJSProperty('validity.valid', true);
  }
  await page.keyboard.press('Enter');
  await expect(address).toHaveJSProperty('validity.valid', false);
  await address.fill('privacy policy');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'What you give us remains yours.' })).toBeVisible();
  await save(page);
  expect(read(editor, TERMS)).toContain('[What you give us remains yours.](/privacy-policy)');
});

const STUDY = 'projects/coldline.md';
const FIRST = 'It began   with a lorry.';
const LAST = '* one\n* two\n\n| What | When |\n|---|---|\n| A map | May |';

async function openStudy(page: Page, editor: Editor, language = 'en') {
  const fields =
    'title: A map\ndescription: How we built it, and what it changed for the people at work.';
  writeFileSync(join(editor.folder, STUDY), `---\n${fields}\n---\n\n${FIRST}\n\n${LAST}\n`);
  if (language !== 'en') edit(editor, 'site/site.yaml', /^language: .*$/m, `language: ${language}`);
  await page.goto(`${editor.url}edit?file=${STUDY}`);
  return page.getByRole('textbox', { name: 'Text', exact: true });
}

const textOf = (editor: Editor) => read(editor, STUDY).split('---\n\n')[1];

const photo = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#b5543a' } })
    .jpeg()
    .toBuffer();

/** Chooses files with the button for a picture. */
async function choosePictures(page: Page, button: string, ...names: string[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  const files = names.map(async (name) => ({
    name,
    mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
    buffer: name.endsWith('.pdf') ? Buffer.from('%PDF-1.7') : await photo(400),
  }));
  await (await chooser).setFiles(await Promise.all(files));
}

/**
 * Loads the form again without the script of the rich-text editor, and puts the cursor before the first of some words.
 *
 * @returns lets the script come
 */
async function writeWithoutScript(page: Page, words: string): Promise<() => void> {
  const release = await holdRequests(page, '**/client/rich-text.js');
  await page.reload({ waitUntil: 'commit' });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.focus();
  await text.evaluate((area: HTMLTextAreaElement, next) => {
    const cursor = area.value.indexOf(next);
    area.setSelectionRange(cursor, cursor);
  }, words);
  return release;
}

for (const [place, before, after] of [
  ['within a sentence', ' lorry', 'a red and blue lorry.'],
  ['at the end of a paragraph', '\n\n', 'a lorry. red and blue'],
] as const) {
  test(`words typed ${place} before the script of the editor has come go on there in the editor`, async ({
    page,
    editor,
  }) => {
    await openStudy(page, editor);
    const release = await writeWithoutScript(page, before);
    await page.keyboard.type(' red and ');
    release();
    await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
    await page.keyboard.type('blue');
    await save(page);
    expect(textOf(editor)).toBe(`${FIRST.replace('a lorry.', after)}\n\n${LAST}\n`);
  });
}

test('a word that an input method composes when the script of the editor comes is finished in the text area first', async ({
  page,
  editor,
}) => {
  const text = await openStudy(page, editor);
  const release = await writeWithoutScript(page, ' lorry');
  const keyboard = await page.context().newCDPSession(page);
  const compose = (letters: string) =>
    keyboard.send('Input.imeSetComposition', {
      text: letters,
      selectionStart: letters.length,
      selectionEnd: letters.length,
    });
  // The script of the form notes the composition, and may come after the first letters.
  await expect(async () => {
    await compose('hong');
    expect(await text.getAttribute('data-composing')).not.toBeNull();
  }).toPass();
  release();
  await page.waitForLoadState('load');
  await compose('hongse');
  await keyboard.send('Input.insertText', { text: '红色' });
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  await page.keyboard.type(' and blue');
  await save(page);
  expect(textOf(editor)).toBe(`${FIRST.replace('a lorry', 'a红色 and blue lorry')}\n\n${LAST}\n`);
});

test('a picture is put into a case study and described by keyboard alone', async ({
  page,
  editor,
}) => {
  const text = await openStudy(page, editor);
  await writeBehind(text.getByText('It began'));
  await choosePictures(page, 'Picture', 'Map.jpg');
  const description = text.getByLabel('What the picture shows');
  await expect(description).toBeFocused();
  await expect(text.getByRole('img', { name: 'The picture ./map.webp' })).toBeVisible();
  await page.keyboard.type('A map [live]');
  expect(await violationsOf(page)).toEqual([]);
  await save(page);
  const picture = String.raw`![A map \[live\]](./map.webp)`;
  expect(textOf(editor)).toBe(`${FIRST}\n\n${picture}\n\n${LAST}\n`);
  expect(issuesOf(readFolder(editor.folder))).toEqual([]);

  await page.goto(`${editor.url}edit?file=${STUDY}`);
  await expect(description).toHaveValue('A map [live]');
  await description.fill('Every lorry on one map');
  await save(page);
  expect(textOf(editor)).toContain('![Every lorry on one map](./map.webp)');

  await page.goto(`${editor.url}edit?file=${STUDY}`);
  await text.getByRole('button', { name: 'Remove the picture' }).press('Enter');
  await expect(text.getByRole('img')).toHaveCount(0);
  await save(page);
  expect(textOf(editor)).toBe(`${FIRST}\n\n${LAST}\n`);
});

test('pictures are chosen from the disk, dropped and pasted, and kept as small as the site needs them', async ({
  page,
  editor,
}) => {
  const text = await openStudy(page, editor);
  await give(text.getByText('It began'), 'drop', 'Depot.jpg', await photo(4400));
  await expect(text.getByRole('img', { name: 'The picture ./depot.webp' })).toBeVisible();
  await page.keyboard.type('Lorries in a depot');
  expect((await sharp(join(editor.folder, 'projects/depot.webp')).metadata()).width).toBe(2200);

  await writeBehind(text.getByText('one'));
  await give(text.getByText('one'), 'paste', 'image.png', await photo(400));
  await expect(text.getByRole('img', { name: 'The picture ./coldline.webp' })).toBeVisible();
  await page.keyboard.type('The first map');

  await writeBehind(text.getByText('It began'));
  await choosePictures(page, 'Picture', 'notes.pdf', 'Driver.jpg');
  await expect(text.getByRole('img', { name: 'The picture ./driver.webp' })).toBeVisible();
  await expect(
    page.getByText('notes.pdf was not added. Found: a file that is no picture.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('#body-error')).toContainText('a picture without a description');
  await text.getByLabel('What the picture shows').first().fill('A driver');
  await save(page);
  const [list, table] = LAST.split('\n\n');
  expect(textOf(editor)).toBe(
    [
      FIRST,
      '![A driver](./driver.webp)',
      '![Lorries in a depot](./depot.webp)',
      list,
      '![The first map](./coldline.webp)',
      `${table}\n`,
    ].join('\n\n'),
  );
  expect(issuesOf(readFolder(editor.folder))).toEqual([]);
  expect(editor.strangers).toEqual([]);
});

test('a German owner puts a picture at the end of a new case study, and writes on below it', async ({
  page,
  editor,
}) => {
  const text = await openStudy(page, editor, 'de-DE');
  await page.goto(`${editor.url}new?study=projects/solace-clinics.yaml`);
  await page
    .getByLabel('Text unter der Überschrift')
    .fill('Wie es entstand, und was es den Leuten in der Praxis erspart.');
  await text.click();
  await choosePictures(page, 'Bild', 'Kalender.jpg');
  await expect(text.getByRole('img')).toBeVisible();
  await page.keyboard.type('Ein Kalender');
  await expect(text.getByLabel('Was das Bild zeigt')).toHaveValue('Ein Kalender');
  await text.getByRole('paragraph').last().click();
  await page.keyboard.type('So fing es an.');
  await save(page);
  expect(read(editor, 'projects/solace-clinics.md')).toContain(
    '---\n\n![Ein Kalender](./kalender.webp)\n\nSo fing es an.\n',
  );
});

test('a form that is saved while pictures are on their way takes them along', async ({
  page,
  editor,
}) => {
  const text = await openStudy(page, editor);
  const held: PromiseWithResolvers<void>[] = [];
  await page.route('**/text-picture?*', async (route) => {
    const uploaded = Promise.withResolvers<void>();
    held.push(uploaded);
    await uploaded.promise;
    await route.continue();
  });
  await writeBehind(text.getByText('It began'));
  for (const name of ['Depot', 'Yard']) {
    await give(text.getByText('It began'), 'paste', `${name}.jpg`, await photo(400));
    await expect(page.getByText(`Adding ${name}.jpg …`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await text.getByText('It began').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('So: ');
  held[0]?.resolve();
  const descriptions = text.getByLabel('What the picture shows');
  await expect(descriptions).toHaveCount(1);
  held[1]?.resolve();
  await expect(page.locator('#body-error')).toContainText('a picture without a description');
  await expect(descriptions).toHaveCount(2);
  for (const description of await descriptions.all()) await description.fill('A depot');
  await save(page);
  const saved = textOf(editor);
  expect(saved).toContain(`So: ${FIRST}\n\n![A depot](./`);
  for (const name of ['depot', 'yard']) expect(saved).toContain(`![A depot](./${name}.webp)\n`);
});

/** The middle of an element can be seen and touched: no bar stands before it. */
const expectFree = (target: Locator) =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return element.contains(found);
      }),
    )
    .toBe(true);

for (const width of [390, 1280]) {
  test(`what is written, and what is asked for, is not covered by a bar at ${width} pixels`, async ({
    page,
    editor,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openStudy(page, editor);
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await expectFree(page.getByLabel('Where does the link lead?'));

    const text = await openStudy(page, editor);
    await writeBehind(text.getByText('It began'));
    for (let line = 0; line < 30; line += 1) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(`Line ${line}`);
      await expectFree(text.getByText(`Line ${line}`, { exact: true }));
    }
    await choosePictures(page, 'Picture', 'Map.jpg');
    const description = text.getByLabel('What the picture shows');
    await expectFree(description);
  });
}

test('a legal page, which shows no pictures, offers none', async ({ page, editor }) => {
  await page.goto(`${editor.url}edit?file=${TERMS}`);
  await expect(page.getByRole('button', { name: 'Quote' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Picture' })).toHaveCount(0);
});
