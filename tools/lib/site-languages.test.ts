import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteLanguages } from '../../packages/content-model/src/translations/translation-files.ts';
import { readFolder, SAMPLE_FOLDER } from '../../packages/content-store/src/folder.ts';
import { temporaryFolder } from '../../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { checkContent } from '../check.ts';
import { addToSite, removeFromSite, translationReport } from './site-languages.ts';

let folder: string;

beforeEach(() => {
  folder = join(temporaryFolder(), 'content');
  cpSync(SAMPLE_FOLDER, folder, { recursive: true });
  vi.stubEnv('CONTENT_DIR', folder);
});
afterEach(() => vi.unstubAllEnvs());

const [, check] = checkContent;

/** Every file of the folder with its text. */
const tree = () =>
  new Map(
    globSync('**/*', { cwd: folder })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
  );

test('adding a language and taking it away leaves every file as it was', async () => {
  const before = tree();
  expect(addToSite(folder, 'fr')).toMatch(/^\d+ files wait to be translated into fr:/);
  expect(tree().size).toBeGreaterThan(before.size + 50);
  expect(await translationReport(folder)).toContain('fr: 0 of 7 pages');
  expect(removeFromSite(folder, 'fr', false)).toBe('The site has no language fr any more.');
  expect(tree()).toEqual(before);
});

test('the pages of a new language have addresses in that language', async () => {
  addToSite(folder, 'tr');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('pages/contact.tr.yaml')).toMatch(/^address: iletisim$/m);
  expect(read('legal/privacy-policy.tr.md')).toMatch(/^slug: gizlilik-politikasi\n---$/m);
  expect(await check()).toMatchObject({ isRight: true });
});

test('the check says what visitors do not see in a language, as the command does', async () => {
  addToSite(folder, 'fr');
  const said = 'Visitors find no page in French until this is translated:\n';
  const { isRight, output } = await check();
  expect(isRight).toBe(true);
  for (const text of [output, await translationReport(folder)]) {
    expect(text).toContain(said);
    expect(text).toContain('  content/hero/hero.fr.yaml: badgeText, mainHeading');
    expect(text).toContain('  content/site/site.fr.yaml: description');
  }
});

test('a language in which somebody has written is taken away only where that is agreed', () => {
  addToSite(folder, 'fr');
  const hero = join(folder, 'hero/hero.fr.yaml');
  writeFileSync(hero, readFileSync(hero, 'utf8').replace('··· ', 'Voici '));
  expect(() => removeFromSite(folder, 'fr', false)).toThrow('hero/hero.fr.yaml');
  removeFromSite(folder, 'fr', true);
  expect(siteLanguages(readFolder(folder).files)).toEqual(['en-NG']);
});

test('a translation is older than its source once that has another text', async () => {
  addToSite(folder, 'fr');
  const service = join(folder, 'services/web-development');
  const translation = readFileSync(`${service}.fr.yaml`, 'utf8');
  writeFileSync(`${service}.fr.yaml`, translation.replaceAll(/···.*(?:\n +.*)*/g, 'Voici.'));
  const source = readFileSync(`${service}.yaml`, 'utf8');
  writeFileSync(`${service}.yaml`, source.replace(/title: .*/, 'title: Websites'));
  expect(await translationReport(folder)).toContain(
    'content/services/web-development.fr.yaml: older than its source',
  );
});

test('a language that the site has is not added, and one that it has not is not removed', () => {
  expect(() => addToSite(folder, 'EN-ng')).toThrow('The site has the language EN-ng already.');
  expect(() => removeFromSite(folder, 'fr', false)).toThrow(
    'The site has no other language called fr.',
  );
});

test.each([
  [['add', 'french'], 2, 'Name a language by its code'],
  [['remove', 'fr'], 1, 'The site has no other language called fr.'],
])('npm run language refuses %s with a reason', (words, code, reason) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/language.ts', ...words], {
    cwd: productRoot,
    encoding: 'utf8',
  });
  expect(status).toBe(code);
  expect(stderr).toContain(reason);
});
