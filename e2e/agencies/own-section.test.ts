import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeFiles, writeFromGuide } from '../../packages/harness/written-files.ts';
import { build, copyOfProduct, copyToOwn, runSource } from '../support/own-folder.ts';

const SECTIONS = `sections:
  [hero, perks, partners, services, process, projects, team, testimonials, get-in-touch]
`;

/** A program for the copy, which prints facts of its content, forms and languages as JSON. */
const ABOUT = `
import { readSite } from './packages/content-model/src/read-site.ts';
import { collectionLabel, sectionLabel } from './packages/content-model/src/labels.ts';
import { collections } from './packages/content-model/src/collections.ts';
import { siteMap } from './packages/content-model/src/site-map.ts';
import { contentFolder, readFolder } from './packages/content-store/src/folder.ts';
import { shownLetters } from './site/src/theme/shown-letters.ts';
import { localAdmin } from './packages/admin/src/server/local-admin.ts';

const files = readFolder(contentFolder());
const admin = await localAdmin({ folder: contentFolder(), report: () => {} });
const pageAt = async (url) =>
  (await admin.inject({ url, headers: { host: 'localhost' } })).body;
console.log(JSON.stringify({
  title: readSite(files)[0].content.perks.items[0].title,
  groups: siteMap(files)[0].groups.map(({ id }) => id),
  label: sectionLabel('perks', 'en'),
  list: collectionLabel(collections.get('perks.items'), 'en'),
  german: [sectionLabel('partners', 'de'), collectionLabel(collections.get('partners.items'), 'de')],
  display: shownLetters(readSite(files)[0].content).display.has('ŋ'),
  overview: (await pageAt('/admin/')).includes('id="perks"'),
  form: await pageAt('/admin/edit?file=perks/kadara.yaml'),
}));
await admin.close();
`;

describe('a section in own/, copied or written by the guide, is there without another change', () => {
  let copy: string;

  beforeAll(() => {
    copy = copyOfProduct();
    copyToOwn(copy, 'sections/services', 'perks', [
      ['Services', 'Perks'],
      ['services', 'perks'],
    ]);
    writeFiles(copy, 'content/perks', {
      'section.yaml': 'sectionTitle: Our perks\nsectionDescription: We work with them.\n',
      'kadara.yaml': 'title: Kadara\ndescription: Payments for all of Lagos.\n',
    });
    writeFromGuide(copy, 'adding-a-section.md', 'own/sections/partners', [
      ...['section.ts', 'words.yaml', 'prepare.ts', 'Partners.tsx', 'Partners.module.css'],
    ]);
    writeFiles(copy, 'content/partners', {
      'section.yaml': 'sectionTitle: Our ŋ partners\nsectionDescription: They work with us.\n',
      'oja.yaml': 'name: Oja Market\nlink: https://oja.example\n',
    });
    appendFileSync(join(copy, 'content/pages/home.yaml'), SECTIONS);
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('the check, the admin and their words have it', () => {
    const { stdout, stderr } = runSource(copy, ABOUT);
    expect(stderr).toBe('');
    const { form, ...about } = JSON.parse(stdout);
    expect(about).toEqual({
      title: 'Kadara',
      groups: expect.arrayContaining(['hero', 'perks', 'partners', 'services', 'team']),
      label: 'Perks',
      list: 'Perks',
      german: ['Partner', 'Partners'],
      display: true,
      overview: true,
    });
    expect(form).toContain('Payments for all of Lagos.');
    expect(form).toContain('Name of the service');
  });

  test('the build shows it on the home page, with its styles', () => {
    const built = build(copy);
    expect(built.stderr + built.stdout).toBe('');
    const page = readFileSync(join(copy, 'site/dist/index.html'), 'utf8');
    expect(page).toMatch(/<section id="perks" class="[^"]*"/);
    expect(page).toContain('Our perks');
    expect(page).toMatch(/<section id="partners" class="[^"]*"/);
    expect(page).toContain('They work with us.');
    expect(page).toMatch(
      /<a href="https:\/\/oja\.example"[^>]*>Oja Market<span[^>]*> \(opens in a new tab\)/,
    );
    expect(page.indexOf('id="perks"')).toBeLessThan(page.indexOf('id="services"'));
  });

  test('a wrong entry is told by its file and field', () => {
    const entry = join(copy, 'content/perks/kadara.yaml');
    const right = readFileSync(entry, 'utf8');
    writeFileSync(entry, 'title: Kadara\nimageSrc: ./lost.png\n');
    const { stderr } = build(copy);
    writeFileSync(entry, right);
    expect(stderr).toContain('content/perks/kadara.yaml, field description');
    expect(stderr).toContain('content/perks/kadara.yaml, field imageSrc');
  });

  test.each([
    ['section.ts', undefined, 'section.ts must export a `section`'],
    ['section.ts', 'export const perks = {};', 'section.ts must export a `section`'],
    ['words.yaml', 'en: Perks\n', 'words.yaml must have `en:` with `name:` and `collections:`'],
  ])('a section with a wrong %s is refused with what to write', (name, wrong, message) => {
    const file = join(copy, 'own/sections/perks', name);
    const right = readFileSync(file, 'utf8');
    rmSync(file);
    if (wrong !== undefined) writeFileSync(file, wrong);
    const { stderr } = runSource(copy, ABOUT);
    writeFileSync(file, right);
    expect(stderr).toContain(`own/sections/perks/${message}`);
  });
});
