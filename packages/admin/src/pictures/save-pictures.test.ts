import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { contentFolder } from '../../../content-store/src/folder.ts';
import { contentCopy, post } from '../../test/requests.ts';

let folder: string;
beforeEach(() => {
  folder = contentCopy();
});

/** Sends the form of the logo of Kadara with this picture. */
function upload(name: string, bytes: Uint8Array<ArrayBuffer>, { isNone = false } = {}) {
  const entry = { src: './kadara.svg', alt: 'Kadara', ...(isNone && { 'src.none': 'true' }) };
  const fields = { ...entry, 'src.file': new File([bytes], name) };
  return post('/edit?file=logos/kadara.yaml', fields, { folder });
}

const logos = () => readdirSync(join(folder, 'logos'));
const picture = () =>
  new Uint8Array(readFileSync(join(contentFolder(), 'hero/product-screen.png')));
const text = (words: string) => new TextEncoder().encode(words);
const svg = (inner: string) =>
  text(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60">${inner}</svg>`);

test.each([
  ['Logo.png', picture().slice(0, 20_000), 'a picture that is cut off or damaged.'],
  [
    'Logo.svg',
    svg('\n<image href="https://example.com/a.png"/>'),
    'a drawing that needs another file, in line 2.',
  ],
  ['Logo.png', text('Words.'), 'a file that is no picture.'],
  [
    'IMG_1.heic',
    text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'a photo in Apple’s own format, HEIC.',
  ],
])('an uploaded %s that cannot be shown is refused at its field and not kept', async (...row) => {
  const [name, bytes, found] = row;
  const before = logos();
  const { status, body } = await upload(name, bytes);
  expect(status).toBe(422);
  expect(body).toContain(found);
  expect(logos()).toEqual(before);
});

/** From now on the site is in German. */
function inGerman() {
  const site = join(folder, 'site/site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^language:.*$/m, 'language: de'));
}

test('a refused picture is explained in the language of the owner', async () => {
  inGerman();
  const { body } = await upload('IMG_1.heic', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  expect(body).toContain('Gefunden: ein Foto in Apples eigenem Format HEIC.');
  expect(body).toContain('Wählen Sie das Foto als JPEG:');
  expect(body).not.toMatch(/Found:|Write:/);
});

test('a valid picture is stored under its name, reduced to the size that the site shows', async () => {
  expect((await upload('Our Logo.png', picture())).location).toContain('saved');
  const { format, width } = await sharp(join(folder, 'logos/our-logo.webp')).metadata();
  expect({ format, width }).toEqual({ format: 'webp', width: 640 });
  expect(readFileSync(join(folder, 'logos/kadara.yaml'), 'utf8')).toContain('src: ./our-logo.webp');
});

test('a picture of a few pixels is refused, and so is a part of that size', async () => {
  const tiny = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#b5543a' } })
      .png()
      .toBuffer()
      .then((bytes) => new Uint8Array(bytes));
  expect((await upload('Dot.png', await tiny(8))).body).toContain('a picture of 8 × 8 pixels');

  const file = new File([await tiny(100)], 'Tiny.png');
  const part = { 'imageSrc.file': file, 'imageSrc.crop': 'true', 'imageSrc.zoom': '400' };
  inGerman();
  const { status, body } = await post('/edit?file=hero/hero.yaml', part, { folder });
  expect(status).toBe(422);
  expect(body).toContain('ein Bild von 25 × 16 Pixeln');
});

test('a picture is known by its content, whatever its name says', async () => {
  expect((await upload('Logo.heic', picture())).location).toContain('saved');
  expect((await upload('Drawing.png', svg('<path d="M0 0h90v60z"/>'))).location).toContain('saved');
  expect(logos()).toEqual(expect.arrayContaining(['logo.webp', 'drawing.svg']));
});

test('a pasted picture without a name gets the name of its entry', async () => {
  await upload('image.png', picture());
  expect(logos()).toContain('kadara.webp');
});

test('a drawing is kept without its script', async () => {
  await upload('Logo.svg', svg('<script>alert(1)</script><path onload="a()" d="M0 0h90v60z"/>'));
  expect(readFileSync(join(folder, 'logos/logo.svg'), 'utf8')).not.toMatch(/script|onload|alert/);
});

test('a picture that is chosen counts more than the wish for none', async () => {
  const { location } = await upload('Logo.png', picture(), { isNone: true });
  expect(location).toContain('saved');
  const entry = readFileSync(join(folder, 'logos/kadara.yaml'), 'utf8');
  expect(entry).toContain('src: ./logo.webp\n');
});

test.each([
  ['IMG_1.heic', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /id="photo-error"><p>[^<]*HEIC/],
  ['notes.png', text('Words.'), /id="photo-error"><p>[^<]*no picture/],
])(
  'a refused %s of a new entry is explained at its field, and the typed text stays',
  async (...row) => {
    const [name, bytes, said] = row;
    const texts = { name: 'Bisi Ade', designation: 'Tester', quote: 'I try it first.' };
    const fields = { ...texts, 'photo.file': new File([bytes], name) };
    const { status, body } = await post('/new?folder=team', fields, { folder });
    expect(status).toBe(422);
    expect(body).toMatch(said);
    expect(body).toContain('>Bisi Ade</textarea>');
    expect(body).not.toContain('team/new.yaml');
    expect(body).toContain('I try it first.');
    expect(readdirSync(join(folder, 'team'))).toEqual(readdirSync(join(contentFolder(), 'team')));
  },
);
