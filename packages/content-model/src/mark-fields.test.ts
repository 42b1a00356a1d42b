import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder, readFolder } from '../../content-store/src/folder.ts';
import { markFields } from './mark-fields.ts';
import { textSections } from './page-kinds/text-sections.ts';
import { lettersOf, markOf, positionsIn } from './preview.ts';
import { readSite } from './read-site.ts';

const sample = readFolder(contentFolder());

/** The content of the sample with its texts marked; `change` makes other texts of its files. */
function marked(change: (path: string, text: string) => string = (_, text) => text) {
  const files = new Map([...sample.files].map(([path, text]) => [path, change(path, text)]));
  const content = { ...sample, files };
  const [first] = readSite(content);
  const made = markFields(first, content);
  const fieldOf = (text = '') => positionsIn(text).map((position) => made.fields[position]);
  return { ...made, fieldOf };
}

test('a mark says a position, cannot be seen, and is no letter', () => {
  const positions = [0, 1, 3583, 3584, 99_999];
  const text = positions.map((position) => `A word${markOf(position)} `).join('');
  expect(positionsIn(text)).toEqual(positions);
  expect(lettersOf(`Àjàyí${markOf(7)}`)).toBe('àjàyí');
});

test('every text says in which field it is written, whatever else says the same', () => {
  const { content, fieldOf } = marked((path, text) =>
    ['team/section.yaml', 'services/section.yaml'].includes(path)
      ? text.replace(/^sectionTitle: .*/m, 'sectionTitle: The work of {brand}')
      : text,
  );
  const [team, services] = [content.team.section, content.services.section];
  expect(team.sectionTitle).toContain('Harmattan');
  expect(fieldOf(team.sectionTitle)).toEqual([
    { file: 'team/section.yaml', input: 'sectionTitle' },
  ]);
  expect(fieldOf(services.sectionTitle)).toEqual([
    { file: 'services/section.yaml', input: 'sectionTitle' },
  ]);
  expect(fieldOf(content.navigation.links[2]?.text)).toEqual([
    { file: 'navigation/navigation.yaml', input: 'links.2.text' },
  ]);
});

test('a text behind links that are left out says its place in the file', () => {
  const { content, fieldOf } = marked((path, text) =>
    path === 'pages/home.yaml'
      ? `${text}sections: [hero, services (off), process, projects (off), team, get-in-touch]\n`
      : text,
  );
  const places = content.navigation.links.flatMap(({ text }) => fieldOf(text));
  const written = parse(sample.files.get('navigation/navigation.yaml') ?? '').links;
  const shown = written.flatMap(({ href }: { href: string }, at: number) =>
    ['#services', '#projects'].includes(href) ? [] : [`links.${at}.text`],
  );
  expect(places.map((place) => place?.input)).toEqual(shown);
  expect(shown.length).toBeLessThan(written.length);
});

test('a text behind a link to a question whose section is switched off says its place in the file', () => {
  const files = new Map(sample.files);
  files.set(
    'pages/home.yaml',
    `${files.get('pages/home.yaml')}sections: [hero, services, faq (off)]\n`,
  );
  files.set('faq/price.yaml', 'question: What does it cost?\nanswer: Ask us.\n');
  const links = '[{ text: Q, href: "#question-price" }, { text: Us, href: "#services" }]';
  files.set(
    'navigation/navigation.yaml',
    `links: ${links}\nstartProject: { text: A, href: /contact }\n`,
  );
  for (const path of ['footer/footer.yaml', 'not-found/not-found.yaml']) {
    files.set(path, (files.get(path) ?? '').replaceAll(/#(process|projects)/g, '#services'));
  }
  const content = { ...sample, files };
  const made = markFields(readSite(content)[0], content);
  const [link, ...others] = made.content.navigation.links;
  const [position = -1] = positionsIn(link?.text ?? '');
  expect(others).toEqual([]);
  expect(made.fields[position]?.input).toBe('links.1.text');
});

test('an entry of a list says its own file, and a text beside a picture the field of that', () => {
  const { content, fieldOf } = marked();
  const [member] = content.team.members;
  const [field] = fieldOf(member?.name);
  expect(field?.file).toMatch(/^team\/[a-z-]+\.yaml$/);
  expect(sample.files.get(field?.file ?? '')).toContain(member?.name.replace(/[^\p{L} -]/gu, ''));
  expect(field).toMatchObject({ input: 'name', picture: 'photo' });
  expect(fieldOf(content.hero.section.imageAlt)).toEqual([
    { file: 'hero/hero.yaml', input: 'imageAlt', picture: 'imageSrc' },
  ]);
});

test('each paragraph of a page leads to its text', () => {
  const { content, fieldOf } = marked();
  const [page] = content.documents.legal;
  const html = textSections(page?.blocks ?? []).sections[0]?.html ?? '';
  expect(fieldOf(html).length).toBeGreaterThan(0);
  expect(new Set(fieldOf(html).map((field) => field?.input))).toEqual(new Set(['body']));
  expect(fieldOf(page?.title)).toMatchObject([{ input: 'title' }]);
});

test('each paragraph of an answer leads to its field', () => {
  const answer = 'One.\n\n- Two\n- Three\n';
  const text = JSON.stringify({ question: 'Why?', answer });
  const content = { ...sample, files: new Map([...sample.files, ['faq/why.json', text]]) };
  const made = markFields(readSite(content)[0], content);
  const html = made.content.faq.items[0]?.answer ?? '';
  expect(html).toMatch(/^<p>One\.\P{L}+<\/p>/u);
  const places = positionsIn(html).map((position) => made.fields[position]);
  expect(places).toEqual(Array(3).fill({ file: 'faq/why.json', input: 'answer' }));
});

test('addresses, names of icons and other words of the program have no mark', () => {
  const { content } = marked();
  const unmarked = [
    content.site.language,
    content.pages.contact.address,
    content.theme.displayTypeface,
    content.site.contactEmail,
    content.documents.legal[0]?.path,
    content.process.features[0]?.icon,
    content.navigation.links[0]?.href,
  ];
  expect(unmarked.flatMap((text) => positionsIn(String(text)))).toEqual([]);
});
