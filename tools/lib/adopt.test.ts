import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { draftsIn } from '../../content-model/src/drafts.ts';
import { loadContent, readFolder } from '../../content-model/src/folder.ts';
import { type Answers, envFor, makeContent, starterLanguages } from './adopt.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'adopt-'));
  folder = join(parent, 'content');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const facts = {
  name: 'Kontor Süd',
  email: 'post@kontor-sued.example',
  city: 'Leipzig',
  country: 'Deutschland',
  domain: 'https://kontor-sued.example/',
};

describe.each([
  { from: 'sample', language: 'en-GB', drafts: 0 },
  { from: 'sample', language: 'de', drafts: 0 },
  { from: 'sample', language: 'fr', drafts: 0 },
  ...starterLanguages.map((language) => ({ from: 'blank' as const, language, drafts: 30 })),
  { from: 'blank', language: 'pt-BR', drafts: 30 },
] as const)('content from $from in $language', ({ from, language, drafts }) => {
  test('is right, has the facts that were answered, and names what waits to be written', async () => {
    makeContent(folder, { from, language, ...facts });
    const { site } = await loadContent(folder);
    expect(site).toMatchObject({
      brand: facts.name,
      legalName: facts.name,
      language,
      contactEmail: facts.email,
      contactPhone: '',
      location: { city: 'Leipzig', country: 'Deutschland' },
    });
    const found = draftsIn(readFolder(folder));
    expect(found.length).toBeGreaterThanOrEqual(drafts);
    expect(found.length === 0).toBe(drafts === 0);
  });
});

test('the sample in German has the German words of the interface', async () => {
  makeContent(folder, { from: 'sample', language: 'de', ...facts });
  const { labels, contact, navigation } = await loadContent(folder);
  expect([labels.viewProject, contact.form.submit, navigation.menuButton]).toEqual([
    'Projekt ansehen',
    'Absenden',
    'Menü',
  ]);
});

test('without answers the sample stays as it is', async () => {
  makeContent(folder, { from: 'sample' });
  expect((await loadContent(folder)).site.brand).toBe('Harmattan');
});

test('a folder that exists is never touched, and nothing else is left behind', () => {
  const answers: Answers = { from: 'blank', ...facts };
  makeContent(folder, answers);
  const before = readFileSync(join(folder, 'site/site.yaml'), 'utf8');
  expect(() => makeContent(folder, { from: 'sample' })).toThrow('is there already');
  expect(readFileSync(join(folder, 'site/site.yaml'), 'utf8')).toBe(before);
  expect(readdirSync(parent)).toEqual(['content']);
  expect(existsSync(join(folder, 'README.md'))).toBe(true);
});

test('.env names the address without publishing it, and who gets the mails', () => {
  expect(envFor({ from: 'blank', ...facts })).toContain(
    '\n#SITE_URL=https://kontor-sued.example\nMAIL_TO=post@kontor-sued.example\n',
  );
  expect(envFor({ from: 'blank' })).toContain('\n#MAIL_TO=');
});
