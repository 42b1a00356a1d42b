import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { addLanguage } from '../../../content-model/src/translations/change-languages.ts';
import { applyChanges, readFolder } from '../../../content-store/src/folder.ts';
import { contentCopy, get, post, saveField } from '../../test/requests.ts';
import { encoded } from '../entries/draft.ts';
import { removedEntries } from '../lists/removed-entries.ts';

let folder: string;

beforeEach(() => {
  folder = contentCopy();
  applyChanges(folder, addLanguage(readFolder(folder), 'fr'));
});

const navigation = '/translation?file=navigation%2Fnavigation.yaml&language=fr';
const file = () => join(folder, 'navigation/navigation.fr.yaml');

const pageAt = async (path: string) => (await get(path, { folder })).body;

/** Sends a translation of the first link. @param base the text from which the form was made */
const send = (base: string, text: string) =>
  post(navigation, { base: encoded(base), 'links.0.text': text }, { folder });

test('the list names every entry that has texts to translate', async () => {
  const list = await pageAt('/translations');
  expect(list).not.toContain('file=pages%2Fmessage-sent.yaml');
  expect(list).toContain('French');
  expect(list).toContain('/admin/translation?file=hero%2Fhero.yaml&amp;language=fr');
  expect(await pageAt('/')).toContain('/admin/translations');
});

test('the first page and the list name the parts that visitors do not find, and link to the missing translations', async () => {
  for (const path of ['/', '/translations']) {
    const body = await pageAt(path);
    expect(body).toContain('Visitors find no page in French until this is translated:');
    expect(body).toContain('/admin/translation?file=hero%2Fhero.yaml&amp;language=fr');
  }
});

test('an untranslated entry is in the list once, below the part that visitors do not see without it, with the number of its missing texts', async () => {
  const body = await pageAt('/translations');
  const links = [...body.matchAll(/\/admin\/translation\?file=([^&"#]+)&amp;language=fr"/g)];
  const files = links.map(([, file]) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files).toEqual([...new Set(files)]);
  const [, note = ''] = /<div class="hint waiting">(.*?)<\/div>/s.exec(body) ?? [];
  expect(note).toMatch(/file=hero%2Fhero\.yaml.*?<small>\d+ texts are missing<\/small>/);
});

test.each([
  ['an entry to translate', '/translations', '&amp;language=fr" dir="auto">'],
  ['a text that was searched', '/search?q=about+us', '<p dir="auto">About us'],
])('%s has the direction of its own letters', async (_, path, expected) => {
  expect(await pageAt(path)).toContain(expected);
});

test('an entry shows each text beside its translation, and stores the translation', async () => {
  const form = await pageAt(navigation);
  expect(form).toContain('About us');
  expect(form).toContain('name="links.0.text"');
  const { location } = await send(readFileSync(file(), 'utf8'), 'L’agence');
  expect(location).toBe(`/admin${navigation}&saved`);
  expect(readFileSync(file(), 'utf8')).toContain('- text: L’agence');
  expect(await pageAt(navigation)).toContain('>L’agence</textarea>');
});

test('the second of two translators sees both texts, and decides', async () => {
  const base = readFileSync(file(), 'utf8');
  writeFileSync(file(), base.replace('··· About us', 'À propos'));
  const { body } = await send(base, 'L’agence');
  expect(body).toContain('>L’agence</textarea>');
  expect(body).toContain('>À propos</p>');
  expect(readFileSync(file(), 'utf8')).toContain('À propos');
});

test('a text that cannot be shown is refused at its field, and still there', async () => {
  const base = readFileSync(file(), 'utf8');
  const { body } = await send(base, 'Voir {nobody}');
  expect(body).toContain('role="alert"');
  expect(body).toContain('>Voir {nobody}</textarea>');
  expect(body).toMatch(/id="links\.0\.text"[^>]* aria-describedby="[^"]*links\.0\.text-error/);
  expect(body).toMatch(/id="links\.0\.text-error".*?\{nobody\}/s);
  // Once, beside its field, to which a link leads.
  expect(body.match(/there is no value/g)).toHaveLength(1);
  expect(body).toMatch(/role="alert".*?<a href="#links\.0\.text">Links in the bar › 1 › Words/s);
  expect(readFileSync(file(), 'utf8')).toBe(base);
});

test('a wrong text is reported once, beside its field, also where its translation is missing', async () => {
  const { status, body } = await saveField('hero/hero.yaml', 'badgeText', 'From {brnd}', {
    folder,
  });
  expect(status).toBe(422);
  expect(body.match(/there is no value/g)).toHaveLength(1);
  expect(body).toMatch(/id="badgeText-error".*?there is no value/s);
});

test.each([
  ['navigation/navigation.yaml', 'About us', 'The agency'],
  ['legal/privacy-policy.md', 'Information', 'Facts'],
])('a changed source is not reported where nothing of %s is translated', async (path, ...words) => {
  const source = join(folder, path);
  writeFileSync(source, readFileSync(source, 'utf8').replaceAll(...words));
  const form = await pageAt(`/translation?file=${encodeURIComponent(path)}&language=fr`);
  expect(form).toContain(words[1]);
  expect(form).not.toContain('since it was translated');
});

test('a changed source is reported until somebody has looked at the translation', async () => {
  await send(readFileSync(file(), 'utf8'), 'L’agence');
  const source = join(folder, 'navigation/navigation.yaml');
  writeFileSync(source, readFileSync(source, 'utf8').replace('About us', 'The agency'));
  const told = 'since it was translated';
  expect(await pageAt(navigation)).toContain(told);
  await send(readFileSync(file(), 'utf8'), 'L’agence');
  expect(await pageAt(navigation)).not.toContain(told);
});

test.each([
  ['projects/coldline', ['.yaml', '.fr.yaml', '.md', '.fr.md']],
  ['services/web-development', ['.yaml', '.fr.yaml']],
  ['legal/imprint', ['.md', '.fr.md']],
])('%s is removed with its translations, and comes back with them', async (name, endings) => {
  for (const path of ['projects/coldline', 'legal/imprint']) {
    const description = 'Where all lorries are at this moment, and who drives them.';
    const text = `---\ntitle: Map\ndescription: ${description}\n---\n\n## Map\n\nHere\n`;
    writeFileSync(join(folder, `${path}.md`), text);
    writeFileSync(join(folder, `${path}.fr.md`), text.replace(description, '···'));
  }
  const texts = () => {
    const { files, translations } = readFolder(folder);
    return endings.map((each) => files.get(name + each) ?? translations?.get(name + each) ?? '');
  };
  const before = texts();
  expect(before).not.toContain('');
  const { location } = await post('/remove', { file: `${name}${endings[0]}` }, { folder });
  expect(location).toBe('/admin/#removed');
  expect(texts().join('')).toBe('');
  await post('/restore', { id: removedEntries(folder)[0]?.id ?? '' }, { folder });
  expect(texts()).toEqual(before);
});

test('a language that the site does not have is not found', async () => {
  expect((await get(navigation.replace('fr', 'de'), { folder })).status).toBe(404);
});
