import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../harness/root.ts';

/** The product's files that a site is built from. */
const PRODUCT = /^(?!(?:e2e|docs|tools|mail-gateway\/test|sample\/artwork)\/)/;

/** A copy of the product with the sample's content, in which a test may write. */
function copyOfProduct(): string {
  const copy = mkdtempSync(join(tmpdir(), 'own-section-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  for (const file of files.toString().split('\n').filter(Boolean)) {
    if (!PRODUCT.test(file)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(copy, 'sample/content'), join(copy, 'content'), { recursive: true });
  return copy;
}

/** Copies a section of the product to an agency's own folder, under another name in files and words. */
function copySection(copy: string, from: string, to: string): void {
  const [component, renamed] = [from, to].map((name) => name[0]?.toUpperCase() + name.slice(1));
  const folder = join(copy, 'own/sections', to);
  cpSync(join(copy, 'sections', from), folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name.replace(component ?? '', renamed ?? ''));
    renameSync(join(folder, name), file);
    const text = readFileSync(file, 'utf8')
      .replaceAll("'../../", "'../../../")
      .replaceAll(component ?? '', renamed ?? '')
      .replaceAll(from, to);
    writeFileSync(file, text.replace(/ {2}homePlace: \d,\n/, ''));
  }
}

/** Writes the section of the guide, with the code that stands there. */
function writeSectionOfGuide(copy: string): void {
  const guide = readFileSync(join(root, 'docs/adding-a-section.md'), 'utf8');
  const blocks = [...guide.matchAll(/```(ts|tsx|css|yaml)\n([\s\S]*?)```/g)].map(
    ([, , code = '']) => code,
  );
  const files = ['section.ts', 'words.yaml', 'prepare.ts', 'Partners.tsx', 'Partners.module.css'];
  const folder = join(copy, 'own/sections/partners');
  mkdirSync(folder, { recursive: true });
  for (const [index, name] of files.entries()) {
    writeFileSync(join(folder, name), blocks[index] ?? '');
  }
}

/** Writes entries of a section into the content. */
function writeEntries(
  copy: string,
  section: string,
  entries: Readonly<Record<string, string>>,
): void {
  const folder = join(copy, 'content', section);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(entries)) writeFileSync(join(folder, name), text);
}

const SECTIONS = `sections:
  [hero, perks, partners, services, process, projects, team, testimonials, get-in-touch]
`;

const run = (copy: string, program: string, args: string[]) =>
  spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: '' },
  });

/** A program for the copy, which prints facts of its content, forms and languages as JSON. */
const ABOUT = `
import { readSite } from './content-model/src/read-site.ts';
import { collectionLabel, sectionLabel } from './content-model/src/labels.ts';
import { collections } from './content-model/src/collections.ts';
import { siteMap } from './content-model/src/site-map.ts';
import { contentFolder, readFolder } from './content-store/src/folder.ts';
import { shownLetters } from './site/src/theme/shown-letters.ts';
import { localAdmin } from './admin/src/server/local-admin.ts';

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
    copySection(copy, 'services', 'perks');
    writeEntries(copy, 'perks', {
      'section.yaml': 'sectionTitle: Our perks\nsectionDescription: We work with them.\n',
      'kadara.yaml': 'title: Kadara\ndescription: Payments for all of Lagos.\n',
    });
    writeSectionOfGuide(copy);
    writeEntries(copy, 'partners', {
      'section.yaml': 'sectionTitle: Our ŋ partners\nsectionDescription: They work with us.\n',
      'oja.yaml': 'name: Oja Market\n',
    });
    appendFileSync(join(copy, 'content/pages/home.yaml'), SECTIONS);
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('the check, the admin and their words have it', () => {
    writeFileSync(join(copy, 'about.ts'), ABOUT);
    const { stdout, stderr } = run(copy, process.execPath, ['--import', 'tsx', 'about.ts']);
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
    const built = run(copy, 'node_modules/.bin/astro', ['build', '--root', 'site', '--silent']);
    expect(built.stderr + built.stdout).toBe('');
    const page = readFileSync(join(copy, 'site/dist/index.html'), 'utf8');
    expect(page).toMatch(/<section id="perks" class="[^"]*"/);
    expect(page).toContain('Our perks');
    expect(page).toMatch(/<section id="partners" class="[^"]*"/);
    expect(page).toContain('They work with us.');
    expect(page.indexOf('id="perks"')).toBeLessThan(page.indexOf('id="services"'));
  });

  test('a wrong entry is told by its file and field', () => {
    const entry = join(copy, 'content/perks/kadara.yaml');
    const right = readFileSync(entry, 'utf8');
    writeFileSync(entry, 'title: Kadara\nimageSrc: ./lost.png\n');
    const { stderr } = run(copy, 'node_modules/.bin/astro', [
      'build',
      '--root',
      'site',
      '--silent',
    ]);
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
    const { stderr } = run(copy, process.execPath, ['--import', 'tsx', 'about.ts']);
    writeFileSync(file, right);
    expect(stderr).toContain(`own/sections/perks/${message}`);
  });
});
