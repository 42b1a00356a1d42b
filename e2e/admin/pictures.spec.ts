import { globSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { type Editor, give, read, save, test } from '../support/admin.ts';
import { violationsOf } from '../support/axe.ts';

const formOf = ({ url }: Editor, file: string) => `${url}edit?file=${file}`;
const pictures = ({ folder }: Editor) =>
  globSync('**/*.{png,jpg,jpeg,webp,avif,svg}', { cwd: folder }).sort();

/** A photo with grain; its upper half is red. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 60, sigma: 30 },
    },
  }).composite([
    {
      input: { create: { width, height: Math.floor(height / 2), channels: 3, background: '#e00' } },
      left: 0,
      top: 0,
      blend: 'screen',
    },
  ]);

test('a photo of 26 MB is kept small and upright', async ({ page, editor }) => {
  const original = await photo(4400, 3300)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 99, chromaSubsampling: '4:4:4' })
    .toBuffer();
  expect(original.length).toBeGreaterThan(26e6);
  const file = test.info().outputPath('IMG_4711.JPG');
  writeFileSync(file, original);
  const before = pictures(editor);

  await page.goto(formOf(editor, 'team/adaeze-okonkwo.yaml'));
  await page.getByLabel('Replace the picture').setInputFiles(file);
  await expect(page.getByText('Chosen: IMG_4711.JPG.')).toBeVisible();
  // An upright picture is higher than wide.
  await expect(page.getByRole('img', { name: 'The part that is shown' })).toHaveAttribute(
    'viewBox',
    '0 0 3300 4400',
  );
  expect(await violationsOf(page)).toEqual([]);
  await save(page);

  expect(pictures(editor).filter((path) => !before.includes(path))).toEqual(['team/img-4711.webp']);
  const kept = join(editor.folder, 'team/img-4711.webp');
  expect(await sharp(kept).metadata()).toMatchObject({ width: 960, height: 960 });
  expect(statSync(kept).size).toBeLessThan(1e6);
  expect(read(editor, 'team/adaeze-okonkwo.yaml')).toContain('photo: ./img-4711.webp');
});

test('a picture is dropped on its field, or pasted, and shown at once', async ({
  page,
  editor,
}) => {
  const png = await photo(800, 600).png().toBuffer();
  await page.goto(formOf(editor, 'team/adaeze-okonkwo.yaml'));
  const field = page.getByText('You can also drag a picture here');
  await give(field, 'drop', 'IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  await expect(page.getByText('Found: a photo in Apple’s own format, HEIC.')).toBeVisible();
  // A photo of that name that the browser can show is sent as a JPEG.
  const label = page.getByText('Replace the picture');
  await give(label, 'drop', 'IMG_1.HEIC', png);
  await expect(page.getByText('Chosen: IMG_1.jpg.')).toBeVisible();
  await give(label, 'drop', 'Map.png', png);
  await expect(page.getByText('Chosen: Map.png.')).toBeVisible();
  // The point follows the mouse.
  const shown = page.getByRole('img', { name: 'The part that is shown' });
  const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
  await shown.click({ position: { x: width / 4, y: height * 0.75 } });
  await expect(page.getByLabel('From the left')).toHaveValue('25');
  await expect(page.getByLabel('From the top')).toHaveValue('75');
  await save(page);
  expect(read(editor, 'team/adaeze-okonkwo.yaml')).toContain('photo: ./map.webp');
  await page.getByRole('link', { name: 'Is its description still right?' }).click();
  await expect(page.getByLabel('Description of the portrait')).toBeInViewport();

  // Pasted words stay words, also when the clipboard has a picture of them as well.
  await give(page.getByLabel('Name', { exact: true }), 'paste', 'image.png', png, 'Adaeze');
  await expect(page.getByText('You can also drag a picture here')).toBeVisible();

  // A picture that is pasted anywhere goes to the only picture field of the form.
  await give(page.locator('body'), 'paste', 'image.png', png);
  await expect(page.getByText('Chosen: image.png.')).toBeVisible();
  await page.getByLabel('Keep only this part of the picture').uncheck();
  await save(page);
  expect(read(editor, 'team/adaeze-okonkwo.yaml')).toContain('photo: ./adaeze-okonkwo.webp');
  expect(await sharp(join(editor.folder, 'team/adaeze-okonkwo.webp')).metadata()).toMatchObject({
    width: 800,
    height: 600,
  });
});

test('a picture is cut around what matters, by keyboard', async ({ page, editor }) => {
  // The red half above, on a picture that is higher than its frame.
  const buffer = await photo(1000, 1250).png().toBuffer();
  await page.goto(formOf(editor, 'hero/hero.yaml'));
  await page
    .getByLabel('Replace the picture')
    .first()
    .setInputFiles({ name: 'Board.png', mimeType: 'image/png', buffer });
  const fromTop = page.getByLabel('From the top');
  await expect(fromTop).toHaveValue('25');
  expect(await violationsOf(page)).toEqual([]);
  await fromTop.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(fromTop).toHaveValue('99');
  await save(page);
  expect(read(editor, 'hero/hero.yaml')).toContain('imageSrc: ./board.webp');
  const cut = join(editor.folder, 'hero/board.webp');
  const { width, height } = await sharp(cut).metadata();
  expect([width, height]).toEqual([1000, 625]);
  const [red = 255] = await sharp(cut).resize(1, 1).raw().toBuffer();
  expect(red).toBeLessThan(120);
});

test('nothing is saved with a refused file until it is put away or another is chosen', async ({
  page,
  editor,
}) => {
  const saveButton = page.getByRole('button', { name: 'Save', exact: true }).last();
  const names = () => readdirSync(join(editor.folder, 'team')).sort();
  const before = names();
  await page.goto(`${editor.url}new?folder=team`);
  await page.getByLabel('Name', { exact: true }).fill('Bisi Ade');
  await page.getByLabel('Role').fill('Tester');
  await page.getByLabel('A sentence by').fill('I try it first.');
  const photoField = page.getByLabel('Choose a picture');
  const buffer = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  await photoField.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer });
  await expect(photoField).toHaveAccessibleDescription(
    /Apple’s own format, HEIC\..*Most Compatible/,
  );
  expect(await violationsOf(page)).toEqual([]);

  await saveButton.click();
  await expect(page.getByRole('alert')).toHaveText(/^Nothing was saved yet\./);
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(photoField).toBeFocused();
  await expect(photoField).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bisi Ade');
  expect(names()).toEqual(before);

  const pdf = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await photoField.setInputFiles(pdf);
  await expect(photoField).toHaveAccessibleDescription(/a file that is no picture/);
  // A browser tells the type of a file by its name.
  const letter = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Ms Ade') };
  await photoField.setInputFiles(letter);
  await expect(photoField).toHaveAccessibleDescription(/a file that is no picture/);
  // A photo that the browser cannot decode may be one that the server reduces.
  const huge = { ...letter, buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]) };
  await photoField.setInputFiles(huge);
  await expect(photoField).toHaveAccessibleDescription(/This browser cannot show it/);
  await photoField.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer });
  await page.getByRole('button', { name: 'Don’t use this picture' }).click();
  await save(page);
  expect(names()).toContain('bisi-ade.yaml');
});

test('a description is asked for as soon as there is a picture, which waits for it', async ({
  page,
  editor,
}) => {
  const file = 'team/adaeze-okonkwo.yaml';
  await page.goto(formOf(editor, file));
  await page.getByLabel('No picture here').check();
  await page.getByLabel('Description of the portrait').fill('');
  await save(page);
  expect(read(editor, file)).toContain('photo: ""\n');
  await give(page.locator('body'), 'paste', 'map.png', await photo(800, 600).png().toBuffer());
  await expect(page.getByText('Chosen: map.png.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  const description = page.getByLabel('Description of the portrait');
  await expect(description).toHaveAccessibleDescription(/Please fill in this field\.$/);
  await expect(page.getByRole('img', { name: /map\.webp/ })).toBeVisible();
  await description.fill('A face in profile');
  await save(page);
  expect(read(editor, file)).toContain('photo: ./map.webp\n');
  expect(read(editor, file)).toContain('photoAlt: A face in profile\n');
});

test('without JavaScript a picture is chosen and reduced', async ({ browser, editor }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(formOf(editor, 'team/tunde-bakare.yaml'));
  const buffer = await photo(3000, 1500).jpeg().toBuffer();
  await page
    .getByLabel('Replace the picture')
    .setInputFiles({ name: 'Tunde.jpg', mimeType: 'image/jpeg', buffer });
  await save(page);
  const kept = join(editor.folder, 'team/tunde.webp');
  // A square part of the picture is as wide as pages need.
  expect((await sharp(kept).metadata()).width).toBe(1920);
  await page.close();
});
