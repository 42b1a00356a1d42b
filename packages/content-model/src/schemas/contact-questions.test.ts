import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { frenchContent } from '../../test/french-content.ts';
import { issuesOf } from '../changes.ts';
import { readSite } from '../read-site.ts';

/** Content with one question, in English and French. */
function contentWith(question: object, french: object = {}) {
  const content = frenchContent();
  for (const [path, asked] of [
    ['contact/contact.yaml', { name: 'terms', label: 'I agree', ...question }],
    ['contact/contact.fr.yaml', { label: 'D’accord', ...french }],
  ] as const) {
    const fields = parse(content.files.get(path) ?? '{}');
    content.files.set(path, stringify({ ...fields, fields: [asked] }));
  }
  return content;
}

const link = { link: '/privacy-policy', linkText: 'Privacy policy' };

test('the link of a consent leads to the page in the language of the form', () => {
  const content = contentWith({ kind: 'consent', ...link }, { linkText: 'Confidentialité' });
  const links = readSite(content).map(({ content: { contact } }) => contact.fields[0]);
  expect(links).toMatchObject([
    link,
    { link: '/fr/privacy-policy', linkText: 'Confidentialité', label: 'D’accord' },
  ]);
});

test.each([
  [{ kind: 'consent', link: '/privacy-policy' }, 'fields[1].linkText'],
  [{ kind: 'consent', linkText: 'Privacy policy' }, 'fields[1].link'],
  [{ kind: 'line', ...link }, 'fields[1].linkText'],
  [{ kind: 'consent', ...link, link: '/nowhere' }, 'fields[1].link'],
])('a question with %o is refused at %s', (question, field) => {
  const fields = issuesOf(contentWith(question)).map((issue) => issue.field);
  expect(fields).toContain(field);
});
