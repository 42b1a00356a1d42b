import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage } from '../../../content-model/src/translations/change-languages.ts';
import { applyChanges, readFolder } from '../../../content-store/src/folder.ts';
import { contentCopy, formOn, get, post } from '../../test/requests.ts';

/** A copy of the sample's content with a question and its answer. */
function withQuestion() {
  const folder = contentCopy();
  const file = join(folder, 'faq/price.yaml');
  mkdirSync(join(folder, 'faq'), { recursive: true });
  const answer =
    'answer: |\n  That depends on **your** plan:\n\n  - small\n  - large, see [us](/contact)\n';
  writeFileSync(file, `question: What does it cost?\n${answer}`);
  return { folder, file };
}

const FORM = '/edit?file=faq/price.yaml';

test('an answer has the editor of a text, without titles and pictures', async () => {
  const { body } = await get(FORM, withQuestion());
  expect(body).toContain('<script src="/admin/client/rich-text.js"');
  expect(body).toContain('id="answer-label"');
  const bar = /<div class="toolbar".*?<\/div>/s.exec(body)?.[0] ?? '';
  const commands = [...bar.matchAll(/data-do="(\w+)"/g)].map(([, name]) => name);
  expect(commands).toEqual([
    ...['bold', 'italic', 'link', 'bullets', 'numbers', 'quote', 'table', 'undo', 'redo'],
  ]);
  // Without script, or where the text is refused, it is written in Markdown.
  expect(body).toMatch(/<textarea id="answer" name="answer"[^>]*>That depends on \*\*your\*\*/);
});

test('a translation of an answer has the same editor, whose label says which text it is', async () => {
  const { folder } = withQuestion();
  applyChanges(folder, addLanguage(readFolder(folder), 'fr'));
  const form = '/translation?file=faq/price.yaml&language=fr';
  const { body } = await get(form, { folder });
  expect(body).toContain('<script src="/admin/client/rich-text.js"');
  expect(body).toContain('data-for="answer"');
  expect(body).toMatch(/<label for="answer" id="answer-label">/);
  expect(body).toMatch(/<textarea id="answer" name="answer"[^>]* data-source="That depends/);
  const answer = 'Cela dépend de **vous**.';
  const posted = await formOn(form, { question: 'Combien ?', answer }, { folder });
  expect((await post(form, posted, { folder })).status).toBe(303);
  expect(readFileSync(join(folder, 'faq/price.fr.yaml'), 'utf8')).toContain(answer);
});

test('an answer that is saved without a change keeps its file byte for byte', async () => {
  const { folder, file } = withQuestion();
  const before = readFileSync(file, 'utf8');
  const { status } = await post(FORM, await formOn(FORM, {}, { folder }), { folder });
  expect(status).toBe(303);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a form without a text in Markdown does not load the editor', async () => {
  expect((await get('/edit?file=hero/hero.yaml')).body).not.toContain('rich-text');
});
