import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collections } from '../../../content-model/src/collections.ts';
import { metadata, pathOfField, schemaAt } from '../../../content-model/src/schema-traversal.ts';
import { TEXT_PICTURE_WIDTH } from './picture-routes.ts';

const site = (path: string) =>
  readFileSync(join(import.meta.dirname, '../../../site/src', path), 'utf8');

const width = (collection: string, field: string) => {
  const root = collections.get(collection)?.schema;
  const schema = root && schemaAt(root, pathOfField(field));
  return schema && metadata(schema).place?.width;
};

test('a picture is kept as wide as the pages offer it', () => {
  const widest = new Map<string, number>();
  const home = site('pages/[...language]/index.astro');
  for (const [, name = '', widths = ''] of home.matchAll(/picture\(([\w.]+), \[([\d, ]+)\]/g)) {
    widest.set(name, Math.max(widest.get(name) ?? 0, ...widths.split(',').map(Number)));
  }
  const [, studies = ''] =
    /widths = \[([\d, ]+)\]/.exec(site('pages/[...language]/projects/[study].astro')) ?? [];
  const [, mark = ''] = /resize\((\d+), \1, \{ fit: 'inside' \}/.exec(site('theme/logo.ts')) ?? [];
  expect(Object.fromEntries(widest)).toEqual({
    'hero.imageSrc': width('hero', 'imageSrc'),
    'hero.phoneImageSrc': width('hero', 'phoneImageSrc'),
    'hero.markerSrc': width('hero', 'markerSrc'),
    // Logos are 384 wide at most, pictures of steps 800.
    src: Math.max(width('logos', 'src') ?? 0, width('process.steps', 'images[1].src') ?? 0),
    imageSrc: width('services.items', 'imageSrc'),
    path: width('services.items', 'users[1]'),
    'process.section.vehicle': width('process.section', 'vehicle'),
    image: expect.any(Number),
    markerSrc: width('projects.items', 'markerSrc'),
    photo: width('team.members', 'photo'),
  });
  const widestOfStudy = Math.max(...studies.split(',').map(Number));
  expect(widestOfStudy).toBe(width('projects.items', 'image'));
  expect(widestOfStudy).toBe(TEXT_PICTURE_WIDTH);
  expect(Number(mark)).toBe(width('theme', 'mark'));
});
