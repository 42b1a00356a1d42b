import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleContent } from '../test/example-content.ts';
import { issuesOf } from './changes.ts';
import { emptyListHints } from './empty-list-hints.ts';
import { hiddenLinks } from './hidden-links.ts';
import { pagesOf } from './pages.ts';
import { readSite } from './read-site.ts';

beforeEach(() => vi.stubEnv('SOURCE_DATE_EPOCH', `${Date.parse('2026-11-27T12:00:00Z') / 1000}`));
afterEach(() => vi.unstubAllEnvs());

const link = (href: string) => `{ text: "${href}", href: "${href}" }`;

/** Content whose bar and footer have links, with files in place of others; undefined removes one. */
function contentWith(links: readonly string[], changes: Record<string, string | undefined> = {}) {
  const { files, pictures } = exampleContent();
  const all = links.map(link).join(', ');
  files.set(
    'navigation/navigation.yaml',
    `links: [{ text: Us, href: "#services" }, ${all}]\nstartProject: ${link('/contact')}\n`,
  );
  files.set(
    'footer/footer.yaml',
    `sections: [{ title: More, links: [${all}] }]\nreachUsVia: { text: Us, links: [] }\n`,
  );
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) files.delete(path);
    else files.set(path, text);
  }
  return { files, pictures };
}

/** The links of the bar and of the footer as pages get them. */
function shown(content: Parameters<typeof readSite>[0]): string[][] {
  const { navigation, footer } = readSite(content)[0].content;
  const inFooter = footer.sections.flatMap(({ links }) => links);
  return [navigation.links.slice(1), inFooter].map((links) => links.map(({ href }) => href));
}

const pages = [
  '/news',
  '/news/topic/accessibility',
  '/news/feed.xml',
  '/news/example',
  '/jobs',
  '/jobs/example',
  '/services/example',
  '/example',
];

test('bar and footer lead to lists, posts, jobs, services and pages of an agency’s own', () => {
  expect(shown(contentWith(pages))).toEqual([pages, pages]);
  const moved = { 'pages/news.yaml': 'address: blog\n' };
  expect(shown(contentWith(['/blog', '/blog/example'], moved))[0]).toEqual([
    '/blog',
    '/blog/example',
  ]);
});

test.each([
  '/blog',
  '/news/topic/accesibility',
  '/news/topics',
  '/jobs/feed.xml',
  '/news/first',
  '/jobs/nobody',
  '/services/nothing',
  '/about',
])('a link to %s, which is no page, is refused in both', (href) => {
  expect(issuesOf(contentWith([href])).map(({ file, field, code }) => [file, field, code])).toEqual(
    [
      ['content/navigation/navigation.yaml', 'links[2].href', 'brokenLink'],
      ['content/footer/footer.yaml', 'sections[1].links[1].href', 'brokenLink'],
    ],
  );
});

const post = (date: string) => `---\ntitle: A\ndescription: B\ndate: ${date}\n---\n\nText.\n`;
const job = (until: string) =>
  `---\ntitle: A\ndescription: B\nplace: Lagos\nemployment: contract\nuntil: ${until}\n---\n\nText.\n`;

test.each<[name: string, changes: Record<string, string | undefined>]>([
  ['without posts and jobs', { 'news/example.md': undefined, 'jobs/example.md': undefined }],
  [
    'with a post of tomorrow and a job that ended yesterday',
    { 'news/example.md': post('2026-11-28'), 'jobs/example.md': job('2026-11-26') },
  ],
])('a link to an empty list is left out %s', (_, changes) => {
  const content = contentWith(['/news', '/news/feed.xml', '/jobs', '/example'], changes);
  expect(shown(content)).toEqual([['/example'], ['/example']]);
  const hidden = ['/news', '/news/feed.xml', '/jobs'];
  expect(hiddenLinks(content).map(({ text }) => text)).toEqual([...hidden, ...hidden]);
});

test.each<[name: string, changes: Record<string, string | undefined>]>([
  ['that other posts do not have', {}],
  ['of the last post', { 'news/example.md': undefined }],
])('a link to a topic %s is left out, with a hint, and a text keeps its words', (_, changes) => {
  const content = contentWith(['/news/topic/maps', '/example'], {
    ...changes,
    'legal/privacy-policy.md':
      '---\ntitle: A\ndescription: A text of fifty characters or more, as results show it.\n---\n\nRead [of maps](/news/topic/maps).\n',
  });
  expect(issuesOf(content)).toEqual([]);
  expect(shown(content)).toEqual([['/example'], ['/example']]);
  expect(hiddenLinks(content).map(({ text }) => text)).toEqual(Array(2).fill('/news/topic/maps'));
  const [legal] = readSite(content)[0].content.documents.legal;
  expect(JSON.stringify(legal?.blocks)).toContain('Read of maps.');
  const { emptyLists } = pagesOf(content.files);
  expect(emptyLists.map(({ file, line, href }) => [file, line, href])).toEqual([
    ['navigation/navigation.yaml', 1, '/news/topic/maps'],
    ['footer/footer.yaml', 1, '/news/topic/maps'],
    ['legal/privacy-policy.md', 6, '/news/topic/maps'],
  ]);
});

test('the hint on a topic without posts names the topics that have posts', () => {
  const { files } = contentWith(['/news/topic/maps']);
  const [first, second] = emptyListHints(files);
  expect([first?.file, second?.file]).toEqual([
    'content/navigation/navigation.yaml',
    'content/footer/footer.yaml',
  ]);
  expect(first).toMatchObject({
    line: 1,
    found: 'a link to /news/topic/maps, a list without pages. The site leaves it out.',
    write: 'Choose another list: /news/topic/accessibility.',
  });
  const without = contentWith(['/news/topic/maps'], { 'news/example.md': undefined });
  expect(emptyListHints(without.files)[0]?.write).toMatch(/^Write a page for the list/);
});

test('a link to a question is left out while its section is switched off', () => {
  const head =
    'title: Home\ndescription: A text of fifty characters or more, as results show it.\nsections: [hero, services, faq (off)]\n';
  const content = contentWith(['#question-example', '/example'], { 'pages/home.yaml': head });
  expect(shown(content)).toEqual([['/example'], ['/example']]);
  const on = contentWith(['#question-example'], { 'pages/home.yaml': head.replace(' (off)', '') });
  expect(shown(on)[0]).toEqual(['#question-example']);
});
