import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PICTURE_PLACES, pictureFields, TEXT_PICTURE } from './picture-places.ts';

const site = (path: string) =>
  readFileSync(join(import.meta.dirname, '../../../site/src', path), 'utf8');

test('every picture field has a place, and no place is without a field', () => {
  expect(Object.keys(PICTURE_PLACES).sort()).toEqual([...pictureFields.keys()].sort());
});

test('a picture is kept as wide as the pages offer it', () => {
  const widest = new Map<string, number>();
  const home = site('pages/[...language]/index.astro');
  for (const [, name = '', widths = ''] of home.matchAll(/picture\(([\w.]+), \[([\d, ]+)\]/g)) {
    widest.set(name, Math.max(widest.get(name) ?? 0, ...widths.split(',').map(Number)));
  }
  const [, studies = ''] =
    /widths = \[([\d, ]+)\]/.exec(site('pages/[...language]/projects/[study].astro')) ?? [];
  const [, mark = ''] = /resize\((\d+), \1, \{ fit: 'inside' \}/.exec(site('theme/mark.ts')) ?? [];
  const width = (name: string) => PICTURE_PLACES[name]?.width;
  expect(Object.fromEntries(widest)).toEqual({
    'hero.imageSrc': width('hero.imageSrc'),
    'hero.phoneImageSrc': width('hero.phoneImageSrc'),
    'hero.markerSrc': width('hero.markerSrc'),
    // Logos are 384 wide at most, pictures of steps 800.
    src: Math.max(width('logos.src') ?? 0, width('process.steps.images[].src') ?? 0),
    imageSrc: width('services.items.imageSrc'),
    path: width('services.items.users[]'),
    'process.section.vehicle': width('process.section.vehicle'),
    image: expect.any(Number),
    photo: width('team.members.photo'),
  });
  const widestOfStudy = Math.max(...studies.split(',').map(Number));
  expect(widestOfStudy).toBe(width('projects.items.image'));
  expect(widestOfStudy).toBe(TEXT_PICTURE.width);
  expect(Number(mark)).toBe(width('theme.mark'));
});
