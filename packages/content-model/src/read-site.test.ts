import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { exampleContent } from '../test/example-content.ts';
import { frenchContent, inFrench } from '../test/french-content.ts';
import { issuesOf } from './changes.ts';
import { textSections } from './page-kinds/text-sections.ts';
import { readSite } from './read-site.ts';

/** File, field and code of each issue of the content. */
const issuesIn = (content: Parameters<typeof readSite>[0]): string[] =>
  issuesOf({ ...content }).map(({ file, field, code }) =>
    [file.replace('content/', ''), field, code].filter(Boolean).join(' '),
  );

const french = (content: Parameters<typeof readSite>[0]) => readSite(content)[1];

test('a site has one language unless it names more', () => {
  const languages = readSite(exampleContent());
  expect(languages.map(({ code, home }) => [code, home])).toEqual([['en-NG', '/']]);
});

test('a language has its own texts, and the pictures, facts and choices of the first one', () => {
  const [first, other] = readSite(frenchContent());
  expect(other).toMatchObject({ code: 'fr', home: '/fr' });
  expect(other?.content.hero.section.badgeText).toBe(
    inFrench(first.content.hero.section.badgeText),
  );
  expect(other?.content.hero.section.imageSrc).toBe(first.content.hero.section.imageSrc);
  expect(other?.content.site).toMatchObject({ brand: first.content.site.brand, language: 'fr' });
  expect(other?.content.services.items).toHaveLength(1);
});

test('words of the interface are those of the language, not those of the first one', () => {
  const content = frenchContent();
  content.files.delete('labels/labels.fr.yaml');
  content.files.delete('navigation/navigation.fr.yaml');
  content.edit('navigation/navigation.fr.yaml', (fields) => {
    Object.assign(fields, { links: [{ text: 'Projets' }], startProject: { text: 'Commencer' } });
  });
  const labels = french(content)?.content;
  expect(labels?.labels.viewProject).toBe('Voir le projet');
  expect(labels?.navigation.skipLink).toBe('Aller au contenu');
});

test('links lead to pages and sections of their own language, at its addresses', () => {
  const content = frenchContent();
  content.edit('pages/contact.fr.yaml', (fields) => {
    fields['address'] = 'contactez-nous';
  });
  const study = content.files.get('projects/example.fr.md') ?? '';
  const legal = content.files.get('legal/privacy-policy.fr.md') ?? '';
  const addressed = (text: string, name: string) => text.replace('---\n', `---\nslug: ${name}\n`);
  content.files.set('projects/example.fr.md', addressed(study, 'exemple'));
  content.files.set(
    'legal/privacy-policy.fr.md',
    `${addressed(legal, 'confidentialite')}\nVoir [contact](/contact) et [projets](#projects).\n`,
  );
  const site = french(content);
  expect(site?.addresses).toMatchObject({
    home: '/fr',
    contact: '/fr/contactez-nous',
    'legal/privacy-policy': '/fr/confidentialite',
    'projects/example': '/fr/projects/exemple',
    notFound: '/fr/404',
  });
  const { navigation, documents, pages: heads } = site?.content ?? {};
  const [page] = documents?.legal ?? [];
  expect(navigation?.startProject.href).toBe('/fr/contactez-nous');
  expect(navigation?.links[0]?.href).toBe('/fr#projects');
  expect(heads?.contact.address).toBe('fr/contactez-nous');
  expect(page?.path).toBe('/fr/confidentialite');
  expect(documents?.caseStudies[0]?.path).toBe('/fr/projects/exemple');
  expect(textSections(page?.blocks ?? []).sections.at(-1)?.html).toContain(
    '<a href="/fr/contactez-nous">contact</a> et <a href="/fr#projects">projets</a>',
  );
});

test('a page is there in a language once it has all its texts', () => {
  const content = frenchContent();
  content.files.delete('legal/privacy-policy.fr.md');
  content.edit('services/example.fr.yaml', (fields) => {
    fields['description'] = '··· Custom full-stack web applications.';
  });
  content.addSecondService();
  const site = french(content);
  expect(site?.addresses).not.toHaveProperty('legal/privacy-policy');
  expect(site?.content.services.items.map(({ title }) => title)).toEqual(['Deux']);
  content.edit('hero/hero.fr.yaml', (fields) => {
    delete fields['mainHeading'];
  });
  expect(readSite(content)).toHaveLength(1);
});

test('a quote about a project that waits to be translated is there without it', () => {
  const content = frenchContent();
  content.files.delete('projects/example.fr.yaml');
  const site = french(content);
  expect(site?.content.projects.items).toEqual([]);
  expect(site?.content.testimonials.quotes).toMatchObject([{ project: 'example' }]);
});

test('a link to a page that a language does not have stops the build, unless it may lead to the first one', () => {
  const content = frenchContent();
  content.files.delete('legal/privacy-policy.fr.md');
  content.edit('footer/footer.yaml', (fields) => {
    const [section] = fields['sections'] as { links: object[] }[];
    section?.links.push({ text: 'Privacy', href: '/privacy-policy' });
  });
  content.edit('footer/footer.fr.yaml', (fields) => {
    const [section] = fields['sections'] as { links: object[] }[];
    section?.links.push({ text: 'Vie privée' });
  });
  expect(issuesIn(content)).toEqual([
    'footer/footer.yaml sections[1].links[2].href pageNotTranslated',
  ]);
  content.edit('site/site.yaml', (fields) => {
    fields['untranslatedLinks'] = 'first-language';
  });
  expect(french(content)?.content.footer.sections[0]?.links[1]?.href).toBe('/privacy-policy');
});

test.each([
  ['NFC', 'NFD'],
  ['NFD', 'NFC'],
])('a name stored in %s has its translation in %s', (form, other) => {
  const { files, pictures, addSecondService } = frenchContent();
  addSecondService();
  for (const [path, name] of [
    ['services/second.yaml', 'services/é.yaml'.normalize(form)],
    ['services/second.fr.yaml', 'services/é.fr.yaml'.normalize(other)],
  ] as const) {
    files.set(name, files.get(path) ?? '');
    files.delete(path);
  }
  const [, french] = readSite({ files, pictures });
  expect(french?.content.services.items.map(({ title }) => title)).toContain('Deux');
});

test('what is wrong in a translation is reported in its file', () => {
  const content = frenchContent();
  content.edit('navigation/navigation.fr.yaml', (fields) => {
    fields['startProject'] = { text: 'Commencer', href: '/nulle-part' };
    fields['linkz'] = [];
  });
  content.edit('process/section.fr.yaml', (fields) => {
    fields['show'] = 'both';
  });
  content.files.set('services/gone.fr.yaml', 'title: Perdu\n');
  content.files.set('services/example.de.yaml', 'title: Verloren\n');
  expect(issuesIn(content).sort()).toEqual([
    'navigation/navigation.fr.yaml linkz unknownField',
    'navigation/navigation.fr.yaml startProject.href brokenLink',
    'process/section.fr.yaml show sharedField',
    'services/example.de.yaml translationOfNoLanguage',
    'services/gone.fr.yaml translationWithoutEntry',
  ]);
});

test('what is wrong in a text that waits to be translated is reported once, in the first language', () => {
  const content = frenchContent();
  content.edit('hero/hero.yaml', (fields) => {
    fields['badgeText'] = 'From {brnd}';
  });
  content.edit('hero/hero.fr.yaml', (fields) => {
    fields['badgeText'] = '··· A small studio';
  });
  expect(issuesIn(content)).toEqual(['hero/hero.yaml badgeText unknownVariable']);
});

test('the first of several languages is that of the site, and no two pages have one address', () => {
  const content = frenchContent();
  content.files.set('legal/fr.md', content.files.get('legal/privacy-policy.md') ?? '');
  expect(issuesIn(content)).toEqual(['legal/fr.md slug addressOfPage']);
  // Of two pages with one address, the page whose `slug` names the address has the issue.
  const privacy = content.files.get('legal/privacy-policy.md') ?? '';
  content.files.delete('legal/fr.md');
  content.files.set('legal/about.md', privacy.replace('---\n', '---\nslug: privacy-policy\n'));
  expect(issuesIn(content)).toEqual(['legal/about.md slug addressOfPage']);
  content.edit('site/site.yaml', (fields) => {
    fields['language'] = 'de';
  });
  expect(issuesIn(content)).toContain('site/site.yaml languages otherFirstLanguage');
});

test('no old address is a page in any language, and others of a former language lead on', () => {
  const content = frenchContent();
  const from = ['/fr', '/fr/contact.html', '/FR/privacy-policy/', '/fr/ancien.html'];
  const redirects = from.map((each) => ({ from: each, to: '/' }));
  content.files.set('redirects.yaml', stringify({ redirects }));
  expect(issuesIn(content)).toEqual([
    'redirects.yaml redirects[1].from addressIsPage',
    'redirects.yaml redirects[2].from addressIsPage',
    'redirects.yaml redirects[3].from addressIsPage',
  ]);
});
