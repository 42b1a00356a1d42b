import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeFiles } from '../../packages/harness/written-files.ts';
import { copyWithOwnCode, EVENT, TOP_BAR } from '../support/own-code.ts';
import { build, runSource } from '../support/own-folder.ts';

/** A program for the copy, which prints facts of its content, forms and languages as JSON. */
const ABOUT = `
import { readSite } from './packages/content-model/src/read-site.ts';
import { collectionLabel, sectionLabel } from './packages/content-model/src/labels.ts';
import { collections } from './packages/content-model/src/collections.ts';
import { siteMap } from './packages/content-model/src/site-map.ts';
import { translationTasks } from './packages/content-model/src/translations/translation-status.ts';
import { placeFor } from './packages/admin/src/preview/places.ts';
import { contentFolder, readFolder } from './packages/content-store/src/folder.ts';
import { shownLetters } from './site/src/theme/shown-letters.ts';
import { localAdmin } from './packages/admin/src/server/local-admin.ts';

const files = readFolder(contentFolder());
const { content } = readSite(files)[0];
const map = siteMap(files);
const admin = await localAdmin({ folder: contentFolder(), report: () => {} });
const pageAt = async (url) => (await admin.inject({ url, headers: { host: 'localhost' } })).body;
const labelsOf = (code) => [
  sectionLabel('partners', code),
  ...['partners.items', 'documents.events'].map((name) => collectionLabel(collections.get(name), code)),
];
console.log(JSON.stringify({
  perk: content.perks.items[0].title,
  order: content.documents.events.map(({ id }) => id),
  labels: ['en', 'de'].map(labelsOf),
  copied: [sectionLabel('perks', 'en'), collectionLabel(collections.get('perks.items'), 'en')],
  groups: map[0].groups.map(({ id }) => id),
  areas: map.map(({ id }) => id),
  translations: translationTasks(files).flatMap(({ tasks }) => tasks.map(({ file }) => file)),
  preview: placeFor({ path: 'events/maps.md', collection: collections.get('documents.events') }, files),
  display: shownLetters(content).display.has('ŋ'),
  overview: await pageAt('/admin/'),
  perkForm: await pageAt('/admin/edit?file=perks/kadara.yaml'),
  eventForm: await pageAt('/admin/edit?file=events/maps.md'),
}));
await admin.close();
`;

describe('code in own/ takes its place without another change', () => {
  let copy: string;
  const page = (name: string) => readFileSync(join(copy, 'site/dist', name), 'utf8');
  const failing = (file: string, wrong: string | undefined, read: () => { stderr: string }) => {
    const path = join(copy, file);
    const right = readFileSync(path, 'utf8');
    if (wrong === undefined) rmSync(path);
    else writeFileSync(path, wrong);
    const { stderr } = read();
    writeFileSync(path, right);
    return stderr;
  };

  beforeAll(() => {
    copy = copyWithOwnCode();
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('the check and the admin have sections and a kind of pages, with their words, forms and translations', () => {
    const site = join(copy, 'content/site/site.yaml');
    const before = readFileSync(site, 'utf8');
    writeFileSync(site, `${before}\nlanguages: [en-NG, de]\n`);
    const { stdout, stderr } = runSource(copy, ABOUT);
    writeFileSync(site, before);
    expect(stderr).toBe('');
    const { overview, perkForm, eventForm, ...about } = JSON.parse(stdout);
    expect(about).toEqual({
      perk: 'Kadara',
      order: ['events/before', 'events/maps'],
      labels: [
        ['Partners', 'Partners', 'Events'],
        ['Partner', 'Partners', 'Veranstaltungen'],
      ],
      copied: ['Perks', 'Perks'],
      groups: expect.arrayContaining(['hero', 'perks', 'partners', 'services', 'team']),
      areas: expect.arrayContaining(['events-pages', 'notices-pages']),
      translations: expect.arrayContaining(['events/maps.de.md', 'pages/events.de.yaml']),
      preview: { page: '/events/maps', section: 'main' },
      display: true,
    });
    expect(overview).toContain('id="perks"');
    expect(overview).toContain('Add an event');
    expect(perkForm).toContain('Payments for all of Lagos.');
    expect(perkForm).toContain('Name of the service');
    expect(eventForm).toContain('After this day, the event is no longer on the site.');
  });

  test('the build has all of it', () => {
    // Only the sample's own folder may be published with the sample's words.
    cpSync(join(copy, 'content'), join(copy, 'sample/content'), { recursive: true });
    const built = build(copy, {
      SITE_URL: 'https://agency.example',
      CONTENT_DIR: 'sample/content',
    });
    expect(built.stderr + built.stdout).toBe('');
    const scripts = globSync('site/dist/**/*.{js,html,map}', { cwd: copy });
    expect(
      scripts.filter(
        (file) =>
          /\.map$/.test(file) ||
          readFileSync(join(copy, file), 'utf8').includes('sourceMappingURL'),
      ),
    ).toEqual([]);
    const list = page('events.html');
    expect(list).toContain('Our events');
    expect(list.indexOf('An evening about roads')).toBeLessThan(list.indexOf('about maps'));
    expect(page('events/maps.html')).toContain('<strong>six</strong>');
    expect(page('events/maps.html')).toContain('alt="Five people before a large map"');
    expect(() => page('events/gone.html')).toThrow('ENOENT');
    expect(page('notices/first.html')).toContain('<strong>said</strong>');
    const texts = [page('llms.txt'), page('sitemap-0.xml')];
    for (const text of texts) {
      for (const address of ['/events/maps', '/notices/first']) expect(text).toContain(address);
      expect(text).not.toContain('/events/gone');
    }
    const home = page('index.html');
    expect(home).toMatch(/<footer id="mine"/);
    expect(home).toContain('id="process"');
    expect(home).toMatch(/<p id="line">Harmattan.{0,9} is open<\/p><header/);
    expect(home).toContain('@layer reset, tokens, base, components, own, print;');
    expect(home.replaceAll(/\s/g, '')).toContain('@layerown{#line{background:var(--color-accent)');
    expect(home).toContain('>All pages</button>');
    expect(home).toMatch(/<section id="perks" class="[^"]*"/);
    expect(home).toContain('Our perks');
    expect(home).toMatch(/<section id="partners" class="[^"]*"/);
    expect(home).toContain('They work with us.');
    expect(home).toMatch(
      /<a href="https:\/\/oja\.example"[^>]*>Oja Market<span[^>]*> \(opens in a new tab\)/,
    );
    expect(home.indexOf('id="perks"')).toBeLessThan(home.indexOf('id="services"'));
  });

  test('a wrong front matter and a wrong entry are told by their files and fields', () => {
    const wrong = EVENT.replace('date: 2999-03-18\n', '').replace(
      'place: Yaba, Lagos',
      'place: ""',
    );
    const perk = 'title: Kadara\nimageSrc: ./lost.png\n';
    const stderr = failing('content/events/maps.md', wrong, () => ({
      stderr: failing('content/perks/kadara.yaml', perk, () => runSource(copy, ABOUT)),
    }));
    for (const field of ['events/maps.md, field date', 'events/maps.md, field place']) {
      expect(stderr).toContain(`content/${field}`);
    }
    for (const field of ['description', 'imageSrc']) {
      expect(stderr).toContain(`content/perks/kadara.yaml, field ${field}`);
    }
  });

  test.each([
    ['pages/events/page.ts', undefined, 'must export a `page` that definePage({ … }) made.'],
    ['pages/events/words.yaml', 'en: Events\n', 'must have `en:` with `name:` and `fields:`.'],
    ['sections/perks/section.ts', 'export const perks = {};\n', 'must export a `section`'],
    ['sections/perks/words.yaml', 'en: Perks\n', 'must have `en:` with `name:` and `collections:`'],
  ])('a wrong own/%s is refused with what to write', (name, wrong, message) => {
    const stderr = failing(`own/${name}`, wrong, () => runSource(copy, ABOUT));
    expect(stderr).toContain(`own/${name} ${message}`);
  });

  test('a kind of pages with a wrong routes.ts is refused with what to write', () => {
    const wrong = 'export const pages = [];\n';
    const stderr = failing('own/pages/events/routes.ts', wrong, () => build(copy));
    expect(stderr).toContain('own/pages/events/routes.ts must export `routes`');
  });

  test('an error while a page is rendered names the file of own/ and its line', () => {
    const [name, before] = ['components/TopBar.tsx', '  return ('];
    const right = readFileSync(join(copy, 'own', name), 'utf8');
    const wrong = right.replace(before, `  if (true) throw new Error('No.');\n${before}`);
    const at = wrong.split('\n').findIndex((each) => each.includes("'No.'")) + 1;
    const stderr = failing(`own/${name}`, wrong, () => build(copy));
    expect(stderr).toContain('No.');
    expect(stderr).toContain(`own/${name}:${at}:`);
    expect(stderr).not.toContain('.prerender');
  });

  test('an import of a component that the product does not have is told by file and line', () => {
    const wrong = TOP_BAR.replace('components/TopBar', 'components/TopBra');
    const stderr = failing('own/components/TopBar.tsx', wrong, () => build(copy));
    expect(stderr).toContain(
      'own/components/TopBar.tsx:4 imports agency-website/components/TopBra, which the product does not have. Did you mean agency-website/components/TopBar?',
    );
  });

  test('a component that takes the place of none is refused with the names of those that can', () => {
    writeFiles(copy, 'own/components', { 'TopBra.tsx': TOP_BAR });
    const { stderr } = build(copy);
    rmSync(join(copy, 'own/components/TopBra.tsx'));
    expect(stderr).toContain('own/components/TopBra.tsx takes the place of no component');
    expect(stderr).toMatch(/\bFooter, .*\bTopBar\b/s);
  });

  test('own words with an unknown word are refused by file and key', () => {
    const wrong = 'site:\n  navigation:\n    menuButtom: All\n';
    const stderr = failing('own/words/en.yaml', wrong, () => runSource(copy, ABOUT));
    expect(stderr).toMatch(/own\/words\/en\.yaml: .*site\.navigation\.menuButtom/);
  });
});
