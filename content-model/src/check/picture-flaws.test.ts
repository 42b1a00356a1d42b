import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONTENT_FOLDER, faultsOf, inspectFolder } from '../folder.ts';
import { pictureFlaws } from './picture-flaws.ts';

let folder: string;
let cache: string;
const hero = 'hero/product-screen.png';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  cache = join(folder, '.cache', 'pictures.json');
  cpSync(join(CONTENT_FOLDER, 'hero'), join(folder, 'hero'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const whole = () => readFileSync(join(CONTENT_FOLDER, hero));
const write = (bytes: Uint8Array) => writeFileSync(join(folder, hero), bytes);
const flaws = async () => (await pictureFlaws(folder, [hero, 'hero/notes.txt'], cache)).get(hero);

test('a picture is judged by what it holds, whatever was found in it before', async () => {
  expect(await flaws()).toBeUndefined();
  write(whole().subarray(0, 20_000));
  utimesSync(join(folder, hero), 0, 0);
  expect((await flaws())?.found).toBe('a picture that is cut off or damaged');
  expect((await flaws())?.found).toBe('a picture that is cut off or damaged');
  write(whole());
  expect(await flaws()).toBeUndefined();
});

test('what was found is kept, and a spoilt note of it is found out again', async () => {
  await flaws();
  const kept = readFileSync(cache, 'utf8');
  expect(Object.values(JSON.parse(kept))).toEqual([null]);
  writeFileSync(cache, kept.slice(0, 30));
  await flaws();
  expect(readFileSync(cache, 'utf8')).toBe(kept);
  const flaw = { found: 'said before', write: 'so it was not opened' };
  writeFileSync(cache, kept.replace('null', JSON.stringify(flaw)));
  expect(await flaws()).toEqual(flaw);
});

test("the project's own pictures are all in order, and a damaged one is a fault of its record", async () => {
  expect(faultsOf(await inspectFolder(CONTENT_FOLDER))).toEqual([]);
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
  write(whole().subarray(0, 20_000));
  expect(faultsOf(await inspectFolder(folder))).toEqual([
    {
      file: 'content/hero/hero.yaml',
      field: 'imageSrc',
      found: '"./product-screen.png", a picture that is cut off or damaged.',
      write:
        'another copy of the picture, or the picture saved again as PNG, JPEG, WebP, AVIF or SVG.',
    },
  ]);
});
