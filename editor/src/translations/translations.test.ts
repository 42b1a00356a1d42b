import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { addLanguage } from '../../../content-model/src/translations/change-languages.ts';
import { applyChanges, readFolder, SAMPLE_FOLDER } from '../../../content-store/src/folder.ts';
import { temporaryFolder } from '../../../content-store/test/temporary-folder.ts';
import { answerOf } from '../../test/answer-of.ts';
import { encoded } from '../entries/draft.ts';
import { EditorRequest } from '../request/route.ts';

let folder: string;

beforeEach(() => {
  folder = join(temporaryFolder(), 'content');
  cpSync(SAMPLE_FOLDER, folder, { recursive: true });
  applyChanges(folder, addLanguage(readFolder(folder), 'fr'));
});

const navigation = '/translation?file=navigation%2Fnavigation.yaml&language=fr';
const file = () => join(folder, 'navigation/navigation.fr.yaml');

function ask(method: 'GET' | 'POST', path: string, fields: Record<string, string> = {}) {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    posted.set(name, name === 'base' ? encoded(value) : value);
  }
  const url = new URL(path, 'http://localhost');
  return answerOf(method, new EditorRequest(url, { folder, report: () => undefined }, posted));
}

test('the list names every entry that waits to be translated', async () => {
  const { body } = await ask('GET', '/translations');
  expect(body).toContain('French');
  expect(body).toContain('/admin/translation?file=hero%2Fhero.yaml&amp;language=fr');
  expect((await ask('GET', '/')).body).toContain('/admin/translations');
});

test('an entry shows each text beside its translation, and keeps what is written', async () => {
  const { body } = await ask('GET', navigation);
  expect(body).toContain('About us');
  expect(body).toContain('name="links.0.text"');
  const base = readFileSync(file(), 'utf8');
  const answer = await ask('POST', navigation, { base, 'links.0.text': 'L’agence' });
  expect(answer.location).toBe(`/admin${navigation.replace('%2F', '%2F')}&saved`);
  expect(readFileSync(file(), 'utf8')).toContain('- text: L’agence');
  expect((await ask('GET', navigation)).body).toContain('value="L’agence"');
});

test('what two people write is shown to the second, who decides', async () => {
  const base = readFileSync(file(), 'utf8');
  writeFileSync(file(), base.replace('··· About us', 'À propos'));
  const { body } = await ask('POST', navigation, { base, 'links.0.text': 'L’agence' });
  expect(body).toContain('value="L’agence"');
  expect(body).toContain('>À propos</p>');
  expect(readFileSync(file(), 'utf8')).toContain('À propos');
});

test('a text that cannot be shown is refused, and still there', async () => {
  const base = readFileSync(file(), 'utf8');
  const { body } = await ask('POST', navigation, { base, 'links.0.text': 'Voir {nobody}' });
  expect(body).toContain('role="alert"');
  expect(body).toContain('value="Voir {nobody}"');
  expect(readFileSync(file(), 'utf8')).toBe(base);
});

test('a source that has changed is told, until somebody has looked at the translation', async () => {
  const base = readFileSync(file(), 'utf8');
  await ask('POST', navigation, { base, 'links.0.text': 'L’agence' });
  const source = join(folder, 'navigation/navigation.yaml');
  writeFileSync(source, readFileSync(source, 'utf8').replace('About us', 'The agency'));
  const told = 'since it was translated';
  expect((await ask('GET', navigation)).body).toContain(told);
  await ask('POST', navigation, {
    base: readFileSync(file(), 'utf8'),
    'links.0.text': 'L’agence',
  });
  expect((await ask('GET', navigation)).body).not.toContain(told);
});

test('a language that the site does not have is not found', async () => {
  expect((await ask('GET', navigation.replace('fr', 'de'))).status).toBe(404);
});
