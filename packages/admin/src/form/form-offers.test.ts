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
