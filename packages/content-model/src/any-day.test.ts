import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { topicAddress } from '../../pages/news/topic-address.ts';
import { frenchContent } from '../test/french-content.ts';
import { issuesOf } from './changes.ts';
import { readSite, type SiteLanguage } from './read-site.ts';
import { isObject } from './schema-traversal.ts';

beforeEach(() => goTo('2026-01-01'));
afterEach(() => vi.unstubAllEnvs());

/** Makes a day the present day. */
const goTo = (day: string) =>
  vi.stubEnv('SOURCE_DATE_EPOCH', `${Date.parse(`${day}T12:00:00Z`) / 1000}`);

/** Days before, between and after the days of the agency. */
const DAYS = ['2025-12-31', '2026-01-15', '2026-02-02', '2026-03-01', '2026-04-02', '2026-06-01'];

const page = (fields: object, text = 'A text.') => `---\n${stringify(fields)}---\n\n${text}\n`;
const words = { title: 'A title', description: 'A description of some words.' };
const post = (date: string, text?: string) =>
  page({ ...words, date, topics: ['Maps & roads'] }, text);
const job = (until: string) => page({ ...words, place: 'Lagos', employment: 'contract', until });
const inFrench = (slug: string, more: object = {}, text?: string) =>
  page({ title: 'Un titre', description: 'Une description en français.', slug, ...more }, text);
const frenchPost = (slug: string, text?: string) => inFrench(slug, { topics: ['Cartes'] }, text);

/** Links to pages and sections that are there in both languages on some day. */
const LINKS = [
  ...['/news', '/news/past', '/news/coming', '/news/topic/maps-and-roads', '/news/feed.xml'],
  ...['/jobs', '/jobs/short', '/about', '/about#team'],
  ...['#news', '/about#news', '#services', '#question-example'],
];
/** The same pages with their addresses in French. */
const FRENCH_LINKS = [
  '/nouvelles',
  '/nouvelles/a-venir',
  '/emplois',
  '/emplois/court',
  '/nouvelles/topic/cartes',
  '/a-propos',
];
/** The addresses of the pages in files. */
const PATHS_OF: Readonly<Record<string, readonly string[]>> = {
  'news/past': ['/news/past'],
  'news/french-topic': ['/nouvelles/topic/cartes'],
  'news/topics': ['/news/topic/maps-and-roads', '/nouvelles/topic/cartes'],
  'news/coming': ['/news/coming', '/nouvelles/a-venir'],
  'jobs/short': ['/jobs/short', '/emplois/court'],
};
const inMarkdown = (links: readonly string[]) => links.map((href) => `[Link](${href})`).join(' ');

/** Files in place of others; undefined removes one. */
type Changes = Readonly<Record<string, string | undefined>>;

/**
 * An agency in two languages, with links everywhere to pages of every kind.
 *
 * @param links what the links name
 */
function agency(changes: Changes = {}, links: readonly string[] = LINKS) {
  const { files, pictures, edit } = frenchContent();
  for (const path of [...files.keys()]) {
    if (/^(?:news|jobs|pages)\/.*\.md$/.test(path)) files.delete(path);
  }
  const set = (path: string, fields: object) => edit(path, (own) => Object.assign(own, fields));
  const english = () => links.map((href) => ({ text: href, href }));
  const french = () => links.map((href) => ({ text: `${href} (fr)` }));
  const frenchText = inMarkdown([...links, ...FRENCH_LINKS.filter(leadsSomewhere(changes))]);
  set('navigation/navigation.yaml', {
    links: english(),
    startProject: { text: 'Join us', href: '/jobs' },
  });
  set('navigation/navigation.fr.yaml', { links: french() });
  set('footer/footer.yaml', {
    sections: [{ title: 'More', links: english() }],
    reachUsVia: { text: 'Us', links: english() },
  });
  set('footer/footer.fr.yaml', {
    sections: [{ title: 'Plus', links: french() }],
    reachUsVia: { text: 'Nous', links: french() },
  });
  set('plans/example.yaml', { link: '/jobs' });
  set('faq/example.yaml', { answer: inMarkdown(links) });
  set('faq/example.fr.yaml', { answer: frenchText });
  set('pages/news.fr.yaml', { address: 'nouvelles' });
  set('pages/jobs.fr.yaml', { address: 'emplois' });
  const written: Changes = {
    'pages/about.md': page({ ...words, sections: ['team', 'news'] }, inMarkdown(links)),
    'pages/about.fr.md': inFrench('a-propos', {}, frenchText),
    'news/past.md': post('2026-01-15', inMarkdown(links)),
    'news/past.fr.md': frenchPost('passe', frenchText),
    'news/english.md': post('2026-03-01'),
    'news/coming.md': post('2026-06-01'),
    'news/coming.fr.md': frenchPost('a-venir'),
    'jobs/short.md': job('2026-02-01'),
    'jobs/short.fr.md': inFrench('court'),
    'jobs/long.md': job('2026-04-01'),
    ...changes,
  };
  for (const [path, text] of Object.entries(written)) {
    if (text === undefined) files.delete(path);
    else files.set(path, text);
  }
  return { files, pictures, edit };
}

/** The content as read on another day: what files say is remembered for as long as these are in use. */
const readAgain = ({ files, ...rest }: ReturnType<typeof agency>) => ({
  ...rest,
  files: new Map(files),
});

/** Whether a link leads to no page whose file the changes remove, in both languages or in French. */
function leadsSomewhere(changes: Changes) {
  const removed = Object.keys(changes).map(
    (path) => PATHS_OF[path.replace(/(?:\.fr)?\.md$/, '')] ?? [],
  );
  return (href: string) => !removed.flat().includes(href);
}

/** The addresses in a value, such as the content of a language. */
function linksIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(/href="([^"]*)"/g)].map(([, to]) => to ?? '');
  if (!isObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'string' && ['href', 'link'].includes(name) ? [each] : linksIn(each),
  );
}

/** The addresses of the pages of all languages, with those of the sections and entries that they show. */
const targetsIn = (languages: readonly SiteLanguage[]) =>
  languages.flatMap(({ home, content, addresses }) => {
    const { sections } = content.pages.home;
    const shown = content.documents.free.flatMap(({ path, sections: own }) =>
      own.map((name) => `${path}#${name}`),
    );
    const anchors = [
      ...sections.map((name) => `#${name}`),
      ...content.faq.items.map(({ id }) => `#question-${id}`),
    ];
    const onHome = anchors.map((anchor) => home + anchor);
    const topics = content.documents.news.flatMap((post) => post.topics ?? []);
    const below = ['feed.xml', ...topics.map((topic) => `topic/${topicAddress(topic)}`)];
    const lists = addresses['news'] ? below.map((each) => `${addresses['news']}/${each}`) : [];
    const onPages = [...Object.values(addresses), ...lists, ...shown, ...onHome];
    return [...onPages, ...(home === '/' ? anchors : [])];
  });

const FIRST_LANGUAGE = { untranslatedLinks: 'first-language' };

const without = (...paths: string[]): Changes =>
  Object.fromEntries(paths.map((path) => [path, undefined]));
const posts = ['news/past', 'news/coming'];
const noPosts = without(...posts.flatMap((name) => [`${name}.md`, `${name}.fr.md`]));

test.each<[name: string, changes: Changes]>([
  ['that has translated everything', {}],
  ['without posts', { ...noPosts, ...without('news/english.md', 'news/topics.md') }],
  [
    'whose posts are drafts in French',
    {
      'news/past.fr.md': frenchPost('passe', '··· A text.'),
      'news/coming.fr.md': frenchPost('a-venir', '··· A text.'),
      'news/french-topic.md': undefined,
    },
  ],
  ['that has translated no job', without('jobs/short.fr.md')],
  [
    'with a post that is still to come',
    { ...without('news/past.md', 'news/past.fr.md', 'news/english.md') },
  ],
])('the content of an agency %s is right on every day, and no link leads nowhere', (_, changes) => {
  const links = LINKS.filter(leadsSomewhere(changes));
  for (const site of [{}, FIRST_LANGUAGE]) {
    const content = agency(changes, links);
    content.edit('site/site.yaml', (fields) => Object.assign(fields, site));
    for (const day of DAYS) {
      goTo(day);
      const languages = readSite(readAgain(content));
      expect(languages, day).toHaveLength(2);
      const targets = targetsIn(languages);
      const own = linksIn(languages.map(({ content }) => content)).filter((to) => /^[/#]/.test(to));
      expect(
        own.filter((to) => !targets.includes(to)),
        day,
      ).toEqual([]);
    }
  }
});

test('links to pages, lists and sections are there while they are online', () => {
  const shownIn = (day: string) => {
    goTo(day);
    return readSite(agency()).map(({ content }) =>
      content.navigation.links.map(({ href }) => href),
    );
  };
  const always = ['/about', '/about#team', '#services', '#question-example'];
  const inFrench = ['/fr/a-propos', '/fr/a-propos#team', '/fr#services', '/fr#question-example'];
  expect(shownIn('2025-12-31')).toEqual([
    ['/jobs', '/jobs/short', ...always],
    ['/fr/emplois', '/fr/emplois/court', ...inFrench],
  ]);
  expect(shownIn('2026-02-02').map((links) => links.slice(0, 5))).toEqual([
    ['/news', '/news/past', '/news/topic/maps-and-roads', '/news/feed.xml', '/jobs'],
    [
      '/fr/nouvelles',
      '/fr/nouvelles/passe',
      '/fr/nouvelles/topic/cartes',
      '/fr/nouvelles/feed.xml',
      '/fr/a-propos',
    ],
  ]);
  expect(shownIn('2026-06-01').map((links) => links.slice(3))).toEqual([
    [
      '/news/topic/maps-and-roads',
      '/news/feed.xml',
      '/about',
      '/about#team',
      '#news',
      '/about#news',
      '#services',
      '#question-example',
    ],
    [
      '/fr/nouvelles/topic/cartes',
      '/fr/nouvelles/feed.xml',
      '/fr/a-propos',
      '/fr/a-propos#team',
      '/fr#news',
      '/fr/a-propos#news',
      '/fr#services',
      '/fr#question-example',
    ],
  ]);
});

test.each<[name: string, changes: Changes, links: readonly string[], issue: string]>([
  [
    'an old address that is that of a post to come',
    { 'redirects.yaml': stringify({ redirects: [{ from: '/fr/nouvelles/a-venir', to: '/' }] }) },
    [],
    'redirects.yaml redirects[1].from addressIsPage',
  ],
  [
    'a post to come with the address of another one',
    {
      'news/twice.md': page({ ...words, date: '2026-06-01', slug: 'past' }),
      'news/twice.fr.md': inFrench('deux'),
    },
    [],
    'news/twice.md slug addressOfPage',
  ],
  [
    'a link to a post that is not translated',
    {},
    ['/news/english'],
    'navigation/navigation.yaml links[1].href pageNotTranslated',
  ],
])('%s is reported on every day', (_, changes, links, issue) => {
  const content = agency(changes, links.length > 0 ? links : LINKS);
  for (const day of DAYS) {
    goTo(day);
    const found = issuesOf(readAgain(content)).map(
      ({ file, field, code }) => `${file.replace('content/', '')} ${field} ${code}`,
    );
    expect(found, day).toContain(issue);
  }
});

test('links to a topic that no post has any more are left out in both languages', () => {
  const languages = readSite(agency({}, ['/', '/news/topic/gone']));
  expect(languages).toHaveLength(2);
  const links = linksIn(languages.map(({ content }) => content));
  expect(links.filter((to) => to.includes('gone'))).toEqual([]);
});
