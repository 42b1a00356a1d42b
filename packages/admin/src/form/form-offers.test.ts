import { expect, test } from 'vitest';
import { collections } from '../../../content-model/src/collections.ts';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { formOffers, linkChoices } from './form-offers.ts';

const content = readFolder(contentFolder());
const study =
  '---\nslug: map\ntitle: A map\ndescription: How we built it, and what it changed for the people at work.\n---\n\nText.\n';
const site =
  'language: en\nsocialLinks:\n  - { id: mastodon, text: Mastodon, href: "" }\n  - { id: "" }\n';
const files = new Map([
  ...content.files,
  ['projects/coldline.md', study] as const,
  ['site/site.yaml', site] as const,
  ['pages/home.yaml', 'title: Home\nsections: [hero, projects, get-in-touch]\n'] as const,
]);

test('links are offered by the titles of pages, sections and networks', () => {
  const choices = linkChoices({ files, pictures: new Set() }, 'en');
  expect(choices.map(({ kind, href, label }) => `${kind} ${href} ${label}`)).toEqual([
    'pages / Home page',
    'pages /contact Contact page',
    'pages /projects/map Case study: A map',
    'pages /privacy-policy Privacy Policy',
    'pages /terms-and-conditions Terms and Conditions',
    'sections #projects Projects',
    'sections #get-in-touch Get in touch',
    'networks social:mastodon Mastodon',
  ]);
});

test('links to topics and to the feed are offered by their names', () => {
  const post = (date: string) =>
    `---\ntitle: A\ndescription: B\ndate: ${date}\ntopics: [Maps & roads]\n---\n\nText.\n`;
  const withPosts = new Map([
    ...files,
    ['news/a.md', post('2026-01-02')],
    ['news/b.md', post('2026-01-01')],
  ]);
  const choicesIn = (language: 'en' | 'de') =>
    linkChoices({ files: withPosts, pictures: new Set() }, language)
      .filter(({ href }) => /topic|feed/.test(href))
      .map(({ href, label }) => `${href} ${label}`);
  expect(choicesIn('en')).toEqual([
    '/news/feed.xml RSS feed of the news',
    '/news/topic/maps-and-roads Topic: Maps & roads',
  ]);
  expect(choicesIn('de')).toEqual([
    '/news/feed.xml RSS-Feed der Neuigkeiten',
    '/news/topic/maps-and-roads Thema: Maps & roads',
  ]);
});

test('sections have their names in German', () => {
  const choices = linkChoices({ files, pictures: new Set() }, 'de');
  expect(choices.find(({ href }) => href === '#projects')?.label).toBe('Projekte');
  expect(choices[0]?.label).toBe('Startseite');
});

test('a field that names an entry offers the titles of that list, and other forms do not', () => {
  const entriesOf = (name: string) => {
    const collection = collections.get(name);
    if (!collection) throw new Error(`There is no collection ${name}.`);
    return formOffers(collection, content, 'en').entries;
  };
  const projects = entriesOf('testimonials.quotes').get('projects');
  expect(projects).toHaveLength(10);
  expect(projects?.[2]).toEqual({ id: 'coldline', title: 'Coldline' });
  expect(entriesOf('team.members').size).toBe(0);
});
