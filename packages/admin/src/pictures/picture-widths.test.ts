import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collections } from '../../../content-model/src/collections.ts';
import { metadata, pathOfField, schemaAt } from '../../../content-model/src/schema-traversal.ts';
import { TEXT_PICTURE_WIDTH } from './picture-routes.ts';

const root = join(import.meta.dirname, '../../../..');

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const width = (collection: string, field: string) => {
  const root = collections.get(collection)?.schema;
  const schema = root && schemaAt(root, pathOfField(field));
  return schema && metadata(schema).place?.width;
};

/** The largest width in which each section offers a picture, by the name of the section and of the prepared value. */
function offeredWidths(): Record<string, number> {
  const widest = new Map<string, number>();
  for (const path of globSync('packages/sections/*/prepare.ts', { cwd: root })) {
    const [, , section = ''] = path.split('/');
    for (const [, name = '', widths = ''] of read(path).matchAll(
      /picture\(([\w.]+), \[([\d, ]+)/g,
    )) {
      const key = `${section} ${name}`;
      const most = Math.max(...widths.split(',').filter(Boolean).map(Number));
      widest.set(key, Math.max(widest.get(key) ?? 0, most));
    }
  }
  return Object.fromEntries(widest);
}

test('a picture is kept as wide as the pages offer it', () => {
  expect(offeredWidths()).toEqual({
    'hero imageSrc': width('hero.section', 'imageSrc'),
    'hero phoneImageSrc': width('hero.section', 'phoneImageSrc'),
    'hero markerSrc': width('hero.section', 'markerSrc'),
    'hero src': width('hero.logos', 'src'),
    'services imageSrc': width('services.items', 'imageSrc'),
    'services path': width('services.items', 'users[1]'),
    'process section.vehicle': width('process.section', 'vehicle'),
    'process path': width('process.steps', 'images[1].src'),
    'projects image': 1600,
    'projects markerSrc': width('projects.items', 'markerSrc'),
    'team photo': width('team.members', 'photo'),
    'testimonials photo': width('testimonials.quotes', 'photo'),
    'testimonials image': width('testimonials.reviews', 'image'),
  });
});

test('a picture of a case study is kept as wide as its page offers it, and a logo as its icon', () => {
  const [, studies = ''] =
    /WIDTHS = \[([\d, ]+)\]/.exec(read('site/src/components/Story/prepare.ts')) ?? [];
  const widestOfStudy = Math.max(...studies.split(',').map(Number));
  expect(widestOfStudy).toBe(width('projects.items', 'image'));
  expect(widestOfStudy).toBe(TEXT_PICTURE_WIDTH);
  const [, logo = ''] =
    /resize\((\d+), \1, \{ fit: 'inside' \}/.exec(read('site/src/theme/logo.ts')) ?? [];
  expect(Number(logo)).toBe(width('theme', 'logo'));
});
