import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { temporaryFolder } from '../../../content-store/test/temporary-folder.ts';
import { contentCopy, get, post } from '../../test/requests.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Sends a picture for the text of a page. */
const send = (path: string, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  post(
    `/text-picture?file=${encodeURIComponent(path)}`,
    { picture: new File([bytes], name) },
    { folder },
  );

const red = { width: 64, height: 64, channels: 3, background: '#f00' } as const;
const png = async (background: string = red.background) =>
  new Uint8Array(
    await sharp({ create: { ...red, background } })
      .png()
      .toBuffer(),
  );

test('a picture is kept beside a case study once, and another of the same name gets its own', async () => {
  const sources: unknown[] = [];
  for (const background of ['#f00', '#00f', '#00f']) {
    const { body } = await send('projects/01-map.md', 'Map.png', await png(background));
    sources.push(JSON.parse(body).src);
  }
  expect(sources).toEqual(['./map.webp', './map-2.webp', './map-2.webp']);
  expect(readdirSync(join(folder, 'projects')).sort()).toEqual(['map-2.webp', 'map.webp']);
});

test('a file that is no picture is refused with a sentence', async () => {
  const { body } = await send('projects/01-map.md', 'notes.txt', new TextEncoder().encode('Hello'));
  expect(JSON.parse(body).refusal).toMatch(
    /^notes\.txt was not added\. Found: a file that is no picture\./,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['legal/terms.md', 'projects/01-map.yaml', 'projects/../x.md', '../projects/x.md', ''])(
  'nothing is kept for %s, which shows no pictures in its text',
  async (path) => {
    expect((await send(path, 'Map.png', await png())).status).toBe(404);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('a small picture in a list is upright', async () => {
  mkdirSync(join(folder, 'team'), { recursive: true });
  const portrait = sharp({ create: { ...red, width: 64, height: 32 } });
  await portrait.withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, 'team/ada.jpg'));
  const { bytes } = await get('/picture/team/ada.jpg?small', { folder });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 32, height: 64 });
});

test.each([
  'bu\u0308ro.png',
  'Büro #1.png',
  'what?.png',
  '100%.png',
  '%23.png',
  "a & b's (2)+$[x].png",
])('the picture %j is shown wherever the editor shows pictures', async (name) => {
  const copy = contentCopy();
  writeFileSync(join(copy, 'team', name), await png());
  const ada = join(copy, 'team/adaeze-okonkwo.yaml');
  const fields = { ...parse(readFileSync(ada, 'utf8')), photo: `./${name.normalize('NFC')}` };
  writeFileSync(ada, stringify(fields));
  const sources: string[] = [];
  for (const page of ['/', '/edit?file=team/adaeze-okonkwo.yaml']) {
    const { body } = await get(page, { folder: copy });
    const pictures = [...body.matchAll(/<img [^>]*src="([^"]*)"/g)];
    sources.push(
      ...pictures.map(([, source = '']) =>
        source.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
      ),
    );
  }
  const own = sources.filter((source) => {
    const { pathname } = new URL(source, 'http://localhost');
    return decodeURIComponent(pathname)
      .normalize('NFD')
      .endsWith(`/${name.normalize('NFD')}`);
  });
  expect(own).toHaveLength(3);
  for (const source of own) {
    expect((await get(source.slice('/admin'.length), { folder: copy })).status).toBe(200);
  }
});
