import { expect, test } from 'vitest';
import { frenchContent } from '../../test/french-content.ts';
import { readSite } from '../read-site.ts';
import { addLanguage } from './change-languages.ts';
import { splitTranslations } from './translation-files.ts';
import { waitingLines, waitingTranslations } from './waiting-translations.ts';

type French = ReturnType<typeof frenchContent>;
type Fields = Record<string, unknown>;

const french = (content: French) => readSite(content)[1];
/** The sentences of `check`, `language` and the admin about waiting translations. */
const said = ({ files, pictures }: Pick<French, 'files' | 'pictures'>) =>
  waitingTranslations({ ...splitTranslations(files), pictures }).map(waitingLines);

/** Adds an element to the list of a file in the first language. */
const add = (content: French, path: string, list: string, element: unknown) =>
  content.edit(path, (fields: Fields) => {
    fields[list] = [...(fields[list] as unknown[]), element];
  });

test('a complete language is not reported', () => {
  expect(said(frenchContent())).toEqual([]);
});

test('a section without its words, or without a translated entry, is left out of the home page, and links to it too', () => {
  for (const [file, texts] of [
    ['process/section.fr.yaml', 'sectionTitle'],
    ['projects/example.fr.yaml', 'description'],
  ] as const) {
    const content = frenchContent();
    const section = file.split('/')[0] ?? '';
    content.files.delete(file);
    add(content, 'navigation/navigation.yaml', 'links', { text: 'Steps', href: '#process' });
    add(content, 'navigation/navigation.fr.yaml', 'links', { text: 'Étapes' });
    const site = french(content);
    expect(site?.addresses).toHaveProperty('contact');
    expect(site?.content.pages.home.sections).not.toContain(section);
    expect(site?.content.pages.home.sections).toContain('services');
    expect(site?.content.navigation.links.map(({ href }) => href)).not.toContain(`/fr#${section}`);
    const [line, ...others] = said(content);
    expect(line).toMatch(
      /^Visitors do not see the section “\w+” in French until this is translated:\n/,
    );
    expect(line).toContain(`\n  content/${file}: `);
    expect(line).toContain(texts);
    // A case study is there with its project.
    const studies = section === 'projects' ? ['projects/example'] : [];
    expect(others).toHaveLength(studies.length);
    for (const id of studies) expect(site?.addresses).not.toHaveProperty(id);
  }
});

test('a button that leads to a section which is left out leads to that of the first language, where links may', () => {
  const content = frenchContent();
  content.files.delete('process/section.fr.yaml');
  content.edit('navigation/navigation.yaml', (fields) => {
    fields['startProject'] = { text: 'Start', href: '/#process' };
  });
  expect(() => readSite(content)).toThrow('field startProject.href, in the language fr');
  content.edit('site/site.yaml', (fields) => {
    fields['untranslatedLinks'] = 'first-language';
  });
  expect(french(content)?.content.navigation.startProject.href).toBe('/#process');
});

test('a link to a question that waits for its translation is left out of the bar', () => {
  const content = frenchContent();
  content.files.delete('faq/example.fr.yaml');
  add(content, 'navigation/navigation.yaml', 'links', { text: 'Q', href: '#question-example' });
  add(content, 'navigation/navigation.fr.yaml', 'links', { text: 'Q' });
  const [english, inFrench] = readSite(content).map((site) => site.content.navigation.links.length);
  expect(inFrench).toBe(Number(english) - 1);
});

test.each(['#process', '#question-example'])(
  'a text may lead to %s of the first language, where links may',
  (href) => {
    const content = frenchContent();
    content.files.delete('process/section.fr.yaml');
    content.files.delete('faq/example.fr.yaml');
    const page = content.files.get('pages/example.fr.md') ?? '';
    content.files.set('pages/example.fr.md', `${page}\n[Lien](${href})\n`);
    expect(() => readSite(content)).toThrow('content/pages/example.fr.md');
    content.edit('site/site.yaml', (fields) => {
      fields['untranslatedLinks'] = 'first-language';
    });
    const [shown] = french(content)?.content.documents.free ?? [];
    expect(JSON.stringify(shown?.blocks)).toContain(`href=\\"/${href}\\"`);
    expect(shown?.markdown).toContain(`[Lien](/${href})`);
  },
);

test('a link that is not translated is left out of the bar and of the footer, with its title where it was the only one', () => {
  const content = frenchContent();
  add(content, 'navigation/navigation.yaml', 'links', { text: 'Our people', href: '#team' });
  const links = [{ text: 'Projects', href: '#projects' }];
  add(content, 'footer/footer.yaml', 'sections', { title: 'WORK', links });
  content.edit('footer/footer.fr.yaml', (fields) => {
    (fields['sections'] as unknown[]).push({ title: 'TRAVAIL' });
  });
  const site = french(content)?.content;
  const first = readSite(content)[0].content;
  expect(site?.navigation.links).toHaveLength(first.navigation.links.length - 1);
  expect(site?.footer.sections).toHaveLength(first.footer.sections.length - 1);
  expect(said(content)).toEqual([
    `Visitors do not see these texts in French until they are translated:
  content/navigation/navigation.fr.yaml: links[${first.navigation.links.length}].text
  content/footer/footer.fr.yaml: sections[${first.footer.sections.length}].links[1].text`,
  ]);
});

test('a fault behind an element that is left out is reported at its place in the file', () => {
  const content = frenchContent();
  add(content, 'navigation/navigation.yaml', 'links', { text: 'Our people', href: '#team' });
  add(content, 'navigation/navigation.yaml', 'links', { text: 'Privacy', href: '/privacy-policy' });
  const { length } = readSite(content)[0].content.navigation.links;
  content.files.delete('legal/privacy-policy.fr.md');
  content.edit('navigation/navigation.fr.yaml', (fields) => {
    const links = fields['links'] as unknown[];
    links[length - 2] = {};
    links[length - 1] = { text: 'Vie privée' };
  });
  expect(() => readSite(content)).toThrow(
    `content/navigation/navigation.yaml, field links[${length}].href, in the language fr`,
  );
});

test('a text that may be empty is left out, and its entry stays', () => {
  const content = frenchContent();
  content.edit('hero/hero.fr.yaml', (fields) => {
    delete fields['trustedByText'];
  });
  const site = french(content)?.content;
  expect(site?.hero.section.trustedByText).toBe('');
  expect(said(content)).toEqual([
    'Visitors do not see these texts in French until they are translated:\n  content/hero/hero.fr.yaml: trustedByText',
  ]);
});

test('a picture without a translated description is left out, and its entry stays', () => {
  const content = frenchContent();
  content.edit('hero/hero.fr.yaml', (fields) => {
    delete fields['imageAlt'];
  });
  const site = french(content)?.content;
  expect(readSite(content)[0].content.hero.section.imageSrc).toBeDefined();
  expect(site?.hero.section.imageSrc).toBeUndefined();
  expect(said(content).join('')).toContain('content/hero/hero.fr.yaml: imageAlt');
});

test('a form is there with all its texts or not at all', () => {
  const content = frenchContent();
  content.edit('site/site.yaml', (fields) => {
    fields['untranslatedLinks'] = 'first-language';
  });
  add(content, 'contact/contact.yaml', 'fields', { name: 'why', kind: 'line', label: 'Why now' });
  const site = french(content);
  expect(site?.addresses).not.toHaveProperty('contact');
  expect(site?.content.navigation.startProject.href).toBe('/contact');
  expect(said(content).join('\n')).toMatch(
    /^Visitors do not find \/contact, .* in French until this is translated:\n {2}content\/contact\/contact\.fr\.yaml: /,
  );
});

test('a page, an entry and the not-found page are reported as well', () => {
  const content = frenchContent();
  content.files.delete('legal/privacy-policy.fr.md');
  content.files.delete('not-found/not-found.fr.yaml');
  content.files.delete('services/example.md');
  content.files.delete('services/example.fr.md');
  content.edit('services/example.fr.yaml', (fields) => {
    delete fields['description'];
  });
  content.addSecondService();
  expect(said(content)).toEqual([
    expect.stringMatching(
      /^Visitors do not find \/privacy-policy in French .*\n {2}content\/legal\/privacy-policy\.fr\.md: /,
    ),
    expect.stringMatching(
      /^Visitors do not find \/404 in French .*\n {2}content\/not-found\/not-found\.fr\.yaml: /,
    ),
    expect.stringMatching(
      /^Visitors do not see these texts .*\n {2}content\/services\/example\.fr\.yaml: description$/,
    ),
  ]);
});

test('a language without a home page is reported with only the texts that the home page needs', () => {
  const { files, pictures } = frenchContent();
  const changes = addLanguage({ ...splitTranslations(files), pictures }, 'de');
  for (const [path, text = ''] of changes) files.set(path, text);
  const [first = '', ...others] = said({ files, pictures });
  expect(first).toMatch(/^Visitors find no page in German until this is translated:\n/);
  expect(first).toContain('\n  content/hero/hero.de.yaml: badgeText, mainHeading');
  expect(first).not.toContain('content/services/');
  expect(others).toEqual([]);
});
