import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeFiles, writeFromGuide } from '../../packages/harness/written-files.ts';
import { build, copyOfProduct, copyToOwn, run, runSource } from '../support/own-folder.ts';

/** The component of an agency that shows the product's bar below a line of its own. */
const TOP_BAR = `import {
  TopBar as ProductBar,
  type TopBarProps,
} from 'agency-website/components/TopBar';

export function TopBar(props: TopBarProps) {
  return (
    <>
      <p id="line">{props.brand} is open</p>
      <ProductBar {...props} />
    </>
  );
}
`;

const EVENT = `---
title: An evening about maps
description: Three short talks about maps that people read in a hurry, in our office in Yaba.
date: 2999-03-18
place: Yaba, Lagos
picture: ./maps.png
pictureAlt: Five people before a large map
---

Doors open at **six**.
`;

const NOTICE = `---
title: Our notice
description: What we say about a thing of which nobody else says anything on this whole site.
---

It is **said** here.
`;

const HEAD = {
  title: 'Events · {brand}',
  description: 'Talks and evenings of our team, open to all who build software.',
  heading: 'Our events',
};

/** What a program of the copy says of the pages in the admin. */
const ABOUT = `
import { readSite } from './packages/content-model/src/read-site.ts';
import { collectionLabel } from './packages/content-model/src/labels.ts';
import { collections } from './packages/content-model/src/collections.ts';
import { siteMap } from './packages/content-model/src/site-map.ts';
import { translationTasks } from './packages/content-model/src/translations/translation-status.ts';
import { placeFor } from './packages/admin/src/preview/places.ts';
import { contentFolder, readFolder } from './packages/content-store/src/folder.ts';
import { localAdmin } from './packages/admin/src/server/local-admin.ts';

const content = readFolder(contentFolder());
const admin = await localAdmin({ folder: contentFolder(), report: () => {} });
const pageAt = async (url) => (await admin.inject({ url, headers: { host: 'localhost' } })).body;
console.log(JSON.stringify({
  order: readSite(content)[0].content.documents.events.map(({ id }) => id),
  names: ['en', 'de'].map((code) => collectionLabel(collections.get('documents.events'), code)),
  areas: siteMap(content).map(({ id }) => id),
  translations: translationTasks(content).flatMap(({ tasks }) => tasks.map(({ file }) => file)),
  preview: placeFor({ path: 'events/maps.md', collection: collections.get('documents.events') }, content),
  overview: await pageAt('/admin/'),
  form: await pageAt('/admin/edit?file=events/maps.md'),
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
    copy = copyOfProduct();
    writeFromGuide(copy, 'adding-a-kind-of-pages.md', 'own/pages/events', [
      ...['page.ts', 'words.yaml', 'routes.ts', 'EventPage.tsx', 'EventPage.module.css'],
      ...['EventList.tsx', 'EventList.module.css'],
    ]);
    copyToOwn(copy, 'pages/legal', 'notices', [
      ['LegalDocument', 'NoticeDocument'],
      ['legal', 'notices'],
      ['  isTopLevel: true,\n', ''],
    ]);
    writeFiles(copy, 'own', {
      'components/TopBar.tsx': TOP_BAR,
      'styles.css': '#line {\n  background: var(--color-accent);\n}\n',
      'words/en.yaml': 'site:\n  navigation:\n    menuButton: All pages\n',
    });
    writeFiles(copy, 'content', {
      'pages/events.yaml': JSON.stringify(HEAD),
      'events/maps.md': EVENT,
      'events/before.md': EVENT.replace('2999-03-18', '2998-01-01').replace('maps', 'roads'),
      'events/gone.md': EVENT.replace('2999-03-18', '2020-01-01'),
      'notices/first.md': NOTICE,
    });
    cpSync(
      join(copy, 'content/projects/hr-management-system.png'),
      join(copy, 'content/events/maps.png'),
    );
    for (const name of ['Footer', 'sections/process', 'pages/services']) {
      expect(run(copy, process.execPath, ['tools/eject.ts', name]).stderr).toBe('');
    }
    const footer = join(copy, 'own/components/Footer.tsx');
    writeFileSync(footer, readFileSync(footer, 'utf8').replace('<footer', '<footer id="mine"'));
    // Words of the content come before all others.
    const bar = join(copy, 'content/navigation/navigation.yaml');
    writeFileSync(bar, readFileSync(bar, 'utf8').replace('menuButton: Menu\n', ''));
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('the admin has a kind of pages in its words, order, forms, preview and translations', () => {
    const site = join(copy, 'content/site/site.yaml');
    const before = readFileSync(site, 'utf8');
    writeFileSync(site, `${before}\nlanguages: [en-NG, de]\n`);
    const { stdout, stderr } = runSource(copy, ABOUT);
    writeFileSync(site, before);
    expect(stderr).toBe('');
    const { overview, form, ...about } = JSON.parse(stdout);
    expect(about).toEqual({
      order: ['events/before', 'events/maps'],
      names: ['Events', 'Veranstaltungen'],
      areas: expect.arrayContaining(['events-pages', 'notices-pages']),
      translations: expect.arrayContaining(['events/maps.de.md', 'pages/events.de.yaml']),
      preview: { page: '/events/maps', section: 'main' },
    });
    expect(overview).toContain('Add an event');
    expect(form).toContain('After this day, the event is no longer on the site.');
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
  });

  test('a wrong front matter is told by its file and field', () => {
    const wrong = EVENT.replace('date: 2999-03-18\n', '').replace(
      'place: Yaba, Lagos',
      'place: ""',
    );
    const stderr = failing('content/events/maps.md', wrong, () => build(copy));
    expect(stderr).toContain('content/events/maps.md, field date');
    expect(stderr).toContain('content/events/maps.md, field place');
  });

  test.each([
    ['page.ts', undefined, 'page.ts must export a `page` that definePage({ … }) made.'],
    ['words.yaml', 'en: Events\n', 'words.yaml must have `en:` with `name:` and `fields:`.'],
    ['routes.ts', 'export const pages = [];\n', 'routes.ts must export `routes`'],
  ])('a kind of pages with a wrong %s is refused with what to write', (name, wrong, message) => {
    const stderr = failing(`own/pages/events/${name}`, wrong, () => build(copy));
    expect(stderr).toContain(`own/pages/events/${message}`);
  });

  test.each([
    ['components/TopBar.tsx', '  return ('],
    ['sections/process/prepare.ts', '  return {'],
  ])('an error while a page is rendered names own/%s and its line', (name, before) => {
    const right = readFileSync(join(copy, 'own', name), 'utf8');
    const wrong = right.replace(before, `  if (true) throw new Error('No.');\n${before}`);
    const at = wrong.split('\n').findIndex((each) => each.includes("'No.'")) + 1;
    const stderr = failing(`own/${name}`, wrong, () => build(copy));
    expect(stderr).toContain('No.');
    expect(stderr).toContain(`own/${name}:${at}:`);
    expect(stderr).not.toContain('.prerender');
  });

  test.each([
    ['TopBra', 'Did you mean agency-website/components/TopBar?'],
    ['Carousel', 'It has agency-website/section, '],
  ])(
    'an import of a component %s that the product does not have is told by file and line',
    (name, advice) => {
      const wrong = TOP_BAR.replace('components/TopBar', `components/${name}`);
      const stderr = failing('own/components/TopBar.tsx', wrong, () => build(copy));
      expect(stderr).toContain(
        `own/components/TopBar.tsx:4 imports agency-website/components/${name}, which the product does not have. ${advice}`,
      );
    },
  );

  test('a component that takes the place of none is refused with the names of those that can', () => {
    writeFiles(copy, 'own/components', { 'TopBra.tsx': TOP_BAR });
    const { stderr } = build(copy);
    rmSync(join(copy, 'own/components/TopBra.tsx'));
    expect(stderr).toContain('own/components/TopBra.tsx takes the place of no component');
    expect(stderr).toMatch(/\bFooter, .*\bTopBar\b/s);
  });

  test.each([
    [
      'an unknown word',
      'site:\n  navigation:\n    menuButtom: All\n',
      'site.navigation.menuButtom',
    ],
    ['a group for a text', 'site:\n  navigation:\n    menuButton: { a: b }\n', 'menuButton'],
    ['other variables', 'admin:\n  page:\n    line: Line {number}\n', 'admin.page.line'],
  ])('own words with %s are refused by file and key', (_, wrong, key) => {
    const stderr = failing('own/words/en.yaml', wrong, () => runSource(copy, ABOUT));
    expect(stderr).toMatch(/own\/words\/en\.yaml: /);
    expect(stderr).toContain(key);
  });
});
