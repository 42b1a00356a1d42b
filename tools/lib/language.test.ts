import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { addLanguage } from '../../packages/content-model/src/translations/change-languages.ts';
import {
  applyChanges,
  readFolder,
  SAMPLE_FOLDER,
} from '../../packages/content-store/src/folder.ts';
import { temporaryFolder } from '../../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { addressesIn } from './begin/content.ts';

let folder: string;

beforeEach(() => {
  folder = join(temporaryFolder(), 'content');
  cpSync(SAMPLE_FOLDER, folder, { recursive: true });
});

const language = (...args: string[]) => run('language', ...args);

/** Adds French to the content, as the command does. */
const addFrench = () =>
  applyChanges(folder, addLanguage(readFolder(folder), 'fr', addressesIn('fr')));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${command}.ts`, ...args], {
    cwd: productRoot,
    env: { ...process.env, CONTENT_DIR: folder },
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
}

/** Every file of the folder with its text. */
const tree = () =>
  new Map(
    globSync('**/*', { cwd: folder })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
  );

test('adding a language and taking it away leaves every file as it was', () => {
  const before = tree();
  expect(language('add', 'fr').code).toBe(0);
  expect(tree().size).toBeGreaterThan(before.size + 50);
  expect(language().output).toContain('fr: 0 of 7 pages');
  expect(language('remove', 'fr').code).toBe(0);
  expect(tree()).toEqual(before);
});

test('the pages of a new language have addresses in that language', () => {
  language('add', 'tr');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('pages/contact.tr.yaml')).toMatch(/^address: iletisim$/m);
  expect(read('legal/privacy-policy.tr.md')).toMatch(/^slug: gizlilik-politikasi\n---$/m);
  expect(run('check', 'content').code).toBe(0);
});

test('the check says what visitors do not see in a language, as the command does', () => {
  addFrench();
  const said =
    'Visitors find no page in French until this is translated:\n  content/site/site.fr.yaml: ';
  for (const { code, output } of [language(), run('check', 'content')]) {
    expect(code).toBe(0);
    expect(output).toContain(said);
    expect(output).toContain('  content/hero/hero.fr.yaml: badgeText, mainHeading');
  }
});

test('a language in which somebody has written is taken away only with --yes', () => {
  addFrench();
  const hero = join(folder, 'hero/hero.fr.yaml');
  writeFileSync(hero, readFileSync(hero, 'utf8').replace('··· ', 'Voici '));
  const refused = language('remove', 'fr');
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('hero/hero.fr.yaml') });
  expect(language('remove', 'fr', '--yes').code).toBe(0);
});

test('a translation is older than its source once that has another text', () => {
  addFrench();
  const service = join(folder, 'services/web-development');
  const translation = readFileSync(`${service}.fr.yaml`, 'utf8');
  writeFileSync(`${service}.fr.yaml`, translation.replaceAll(/···.*(?:\n +.*)*/g, 'Voici.'));
  const source = readFileSync(`${service}.yaml`, 'utf8');
  writeFileSync(`${service}.yaml`, source.replace(/title: .*/, 'title: Websites'));
  expect(language().output).toContain(
    'content/services/web-development.fr.yaml: older than its source',
  );
});

test.each([
  [['add', 'french'], 2, 'Name a language by its code'],
  [['translate'], 2, 'A language can be added or removed, not "translate".'],
  [['add', 'EN-ng'], 1, 'The site has the language EN-ng already.'],
  [['remove', 'fr'], 1, 'The site has no other language called fr.'],
])('%s is refused with a reason', (args, code, reason) => {
  expect(language(...args)).toMatchObject({ code, output: expect.stringContaining(reason) });
});
