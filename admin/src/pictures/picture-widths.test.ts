import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collections } from '../../../content-model/src/collections.ts';
import { metadata, pathOfField, schemaAt } from '../../../content-model/src/schema-traversal.ts';
import { TEXT_PICTURE_WIDTH } from './picture-routes.ts';

const siteSources = join(import.meta.dirname, '../../../site/src');

const site = (path: string) => readFileSync(join(siteSources, path), 'utf8');

const width = (collection: string, field: string) => {
  const root = collections.get(collection)?.schema;
  const schema = root && schemaAt(root, pathOfField(field));
  return schema && metadata(schema).place?.width;
};

/** The widest picture that a section offers of each field, by the name of its section and of the value it prepares. */
function offeredWidths(): Record<string, number> {
  const widest = new Map<string, number>();
  for (const path of globSync('sections/*/prepare.ts', { cwd: siteSources })) {
    const [, section = ''] = path.split('/');
    for (const [, name = '', widths = ''] of site(path).matchAll(
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
    'Hero imageSrc': width('hero', 'imageSrc'),
    'Hero phoneImageSrc': width('hero', 'phoneImageSrc'),
    'Hero markerSrc': width('hero', 'markerSrc'),
    'Hero src': width('logos', 'src'),
    'Services imageSrc': width('services.items', 'imageSrc'),
    'Services path': width('services.items', 'users[1]'),
    'Process section.vehicle': width('process.section', 'vehicle'),
    'Process path': width('process.steps', 'images[1].src'),
    'Projects image': 1600,
    'Projects markerSrc': width('projects.items', 'markerSrc'),
    'Team photo': width('team.members', 'photo'),
    'Testimonials photo': width('testimonials.quotes', 'photo'),
    'Testimonials image': width('testimonials.reviews', 'image'),
  });
});

test('a picture of a case study is kept as wide as its page offers it, and a logo as its icon', () => {
  const [, studies = ''] =
    /WIDTHS = \[([\d, ]+)\]/.exec(site('sections/CaseStudy/prepare.ts')) ?? [];
  const widestOfStudy = Math.max(...studies.split(',').map(Number));
  expect(widestOfStudy).toBe(width('projects.items', 'image'));
  expect(widestOfStudy).toBe(TEXT_PICTURE_WIDTH);
  const [, logo = ''] = /resize\((\d+), \1, \{ fit: 'inside' \}/.exec(site('theme/logo.ts')) ?? [];
  expect(Number(logo)).toBe(width('theme', 'logo'));
});
