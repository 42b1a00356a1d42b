import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { exampleContent } from './example-content.ts';
import { finding } from './findings/findings.ts';
import { ContentError } from './issue.ts';
import { readContent } from './read-content.ts';

/** Files to put into the example content, or to take out of it where the text is undefined. */
type Change = Record<string, string | undefined>;

function changed(change: Change) {
  const { files, pictures } = exampleContent();
  for (const [path, text] of Object.entries(change)) {
    if (text === undefined) files.delete(path);
    else if (/\.(ya?ml|json|md)$/.test(path)) files.set(path, text);
    else pictures.add(path);
  }
  return { files, pictures };
}

const read = (change: Change, basePath?: string) => readContent(changed(change), basePath);

/** The list that the owner reads after such a change; empty when the content is in order. */
function messageAfter(change: Change): string {
  try {
    read(change);
    return '';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message;
  }
}

const ISSUE = /^\d+\. content\/(.*)\n {3}Found: (.*)\n {3}Write: (.*(?:\n {10}.*)*)$/gm;

/** Location, finding and advice of each issue in that list. */
const issuesAfter = (change: Change) =>
  [...messageAfter(change).matchAll(ISSUE)].flatMap(([, ...texts]) => texts);

const source = (path: string) => exampleContent().files.get(path) ?? '';

/** The example entry at `path` with other values in some of its fields; undefined takes a field out. */
const edited = (path: string, fields: Record<string, unknown>): Change => ({
  [path]: stringify({ ...parse(source(path)), ...fields }),
});

/** The text of such an entry, for another file. */
const copyOf = (path: string, fields: Record<string, unknown> = {}) => edited(path, fields)[path];

const HERO = 'hero/hero.yaml';
const SITE = 'site/site.yaml';
const LOGO = 'logos/example.yaml';
const PROJECT = 'projects/example.yaml';
const SERVICE = 'services/example.yaml';
const STUDY = 'projects/example.md';
const PRIVACY = 'legal/privacy-policy.md';

const STUDY_HEAD = `---\ntitle: A map\ndescription: How we built it.\n---\n`;

/** How to write an order. */
const NAMES =
  'the files of the folder in their order, without their endings, one in each line behind a dash:\n          - first\n          - second';

const LEGAL_HEAD = `---
title: Privacy Policy
description: What we do with what you send us.
effectiveDate: 2025-01-15
contactByEmail: write to [{contactEmail}](mailto:{contactEmail})
contactByPage: write to us through the [contact page](/contact)
---
`;

const legal = (body: string, head = LEGAL_HEAD): Change => ({ [PRIVACY]: head + body });

/** A text that was saved in another encoding and is decoded as UTF-8. */
const misread = (text: string, encoding: BufferEncoding) =>
  Buffer.from(text, encoding).toString('utf8');

const logos = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `logos/example${index === 0 ? '' : `-${index + 1}`}.yaml`,
      `src: ./kadara.svg\nalt: Client ${index + 1}\n`,
    ]),
  );

describe('content is in order', () => {
  test.each<[name: string, change: Change]>([
    ['made of the examples of all schemas', {}],
    ['with a README and a list of credits', { 'README.md': '# Content', 'team/CREDITS.md': '…' }],
    ['with a byte order mark at the start of a file', { [HERO]: `\uFEFF${source(HERO)}` }],
    ['with 24 logos', logos(24)],
    [
      'with entries that were taken away and are still named',
      { 'team/order.yaml': '- gone\n- example\n', 'logos/order.yaml': '- gone\n' },
    ],
    [
      'with Markdown links whose addresses stand below the text',
      legal('\n## Use\n\nSee [your rights][use] and [Use].\n\n[use]: #use\n'),
    ],
    ...[
      'We keep a to-do list, and Todoist is ordinary text.',
      'She scored 7/10 [sic] and asked (twice) for more > less.',
      'Write to a@b.example; the set {1, 2} is small, and 3 < 4.',
      'The client’s own words: «Fix me a date».',
    ].map((text): [string, Change] => [
      `with the text ${text}`,
      edited(HERO, { subHeading: text }),
    ]),
    ...[
      ...['https://example.com/a?b=c#d', '#projects', '/#projects', '/contact', '/', ''],
      ...['mailto:hello@example.com?subject=Hi', 'tel:+234 1 555 0142'],
    ].map((link): [string, Change] => [`with a link to "${link}"`, edited(PROJECT, { link })]),
    ...['en', 'en-NG', 'yo', 'pcm-NG', 'zh-Hant-TW', 'EN-ng'].map((language): [string, Change] => [
      `with the language ${language}`,
      edited(SITE, { language }),
    ]),
  ])('%s', (_, change) => {
    expect(messageAfter(change)).toBe('');
  });
});

test('a picture comes out as a path from the content folder', () => {
  const content = read({});
  expect(content.hero.imageSrc).toBe('hero/product-screen.png');
  expect(content.services.items[0]?.users).toEqual(['services/users/1.svg']);
});

test.each([
  ['../logos/kadara.svg', 'logos/kadara.svg'],
  ['product-screen.png', 'hero/product-screen.png'],
])('a picture may be named as %s', (imageSrc, path) => {
  expect(read(edited(HERO, { imageSrc })).hero.imageSrc).toBe(path);
});

test('a social link comes out with the address from the facts, or empty when there is none', () => {
  const { links } = read({
    ...edited(SITE, {
      socialLinks: [
        { id: 'linkedin', text: 'LinkedIn', href: 'https://example.com/in' },
        { id: 'tiktok', text: 'TikTok', href: '' },
      ],
    }),
    ...edited('footer/footer.yaml', {
      reachUsVia: {
        text: 'Reach Us Via:',
        links: ['linkedin', 'tiktok'].map((id) => ({ text: id, href: `social:${id}` })),
      },
    }),
  }).footer.reachUsVia;
  expect(links.map(({ href }) => href)).toEqual(['https://example.com/in', '']);
});

test('facts are filled in as variables; the variables of a component stay', () => {
  const content = read({});
  expect(content.footer.copyright).toBe('© 2025 Harmattan Software Ltd. All rights reserved.');
  expect(content.pages.contact.title).toBe('Contact · Harmattan');
  expect(content.labels.teamPosition).toBe('{current} of {total}');
});

test.each([{ imageAlt: '' }, { imageAlt: undefined }])(
  'a card without a picture needs no description',
  (description) => {
    const content = read(edited(PROJECT, { image: '', ...description }));
    expect(content.projects.items[0]).toMatchObject({ image: '', imageAlt: '' });
  },
);

test('entries are shown in the order of their folder, then those that it does not name', () => {
  const titled = (title: string) => copyOf(PROJECT, { title });
  const content = read({
    'projects/2024.yml': titled('2024'),
    'projects/part-10.yaml': titled('Part 10'),
    'projects/part-2.json': JSON.stringify({ ...parse(source(PROJECT)), title: 'Part 2' }),
    'projects/order.yaml': '# The best one first.\n- 2024\n- example\n- 2024\n',
  });
  const titles = content.projects.items.map(({ title }) => title);
  expect(titles).toEqual(['2024', 'Coldline', 'Part 2', 'Part 10']);
  expect(content.projects.studies.map(({ project }) => project)).toEqual([1]);
});

test('the cards of the process count 1, 2, 3 in their order', () => {
  const card = 'process/features/example.yaml';
  const { features } = read({
    'process/features/chat.yaml': copyOf(card, { title: 'Chat' }),
    'process/features/order.yaml': '- example\n- chat\n',
  }).process;
  expect(features.map(({ id, title }) => [id, title])).toEqual([
    [1, features[0]?.title],
    [2, 'Chat'],
  ]);
});

test('a JSON entry indented with tabs is read', () => {
  const hero = JSON.stringify(parse(source(HERO)), null, '\t');
  const content = read({ [HERO]: undefined, 'hero/hero.json': hero });
  expect(content.hero.callToAction.primary).toBe('Get a Quote');
});

const without = (...folders: string[]): Change =>
  Object.fromEntries(
    [...exampleContent().files.keys()]
      .filter((path) => folders.some((folder) => path.startsWith(`${folder}/example.`)))
      .map((path) => [path, undefined]),
  );

/** The example content without entries in any list, and so without links to their sections. */
const NO_ENTRIES: Change = {
  ...without('logos', 'services', 'process/steps', 'process/features', 'projects', 'team'),
  ...without('testimonials/quotes', 'testimonials/reviews'),
  ...edited('navigation/navigation.yaml', { links: [{ text: 'Start', href: '/' }] }),
  ...edited('footer/footer.yaml', { sections: [] }),
};

test.each<[name: string, change: Change, sections: string[]]>([
  [
    'shows every section unless its file says otherwise',
    {},
    ['hero', 'services', 'process', 'projects', 'team', 'testimonials', 'get-in-touch'],
  ],
  [
    'shows them in the order of its file, and those alone',
    edited('pages/home.yaml', { sections: ['hero', 'projects', 'services', 'team'] }),
    ['hero', 'projects', 'services', 'team'],
  ],
  ['shows no section without entries', NO_ENTRIES, ['hero', 'get-in-touch']],
  [
    'shows neither steps nor quotes that are switched off',
    {
      ...without('process/features', 'testimonials/reviews'),
      ...edited('process/section.yaml', { show: 'features' }),
      ...edited('testimonials/section.yaml', { show: 'reviews' }),
    },
    ['hero', 'services', 'projects', 'team', 'get-in-touch'],
  ],
])('the home page %s', (_, change, sections) => {
  expect(read(change).pages.home.sections).toEqual(sections);
});

test('an empty text in an optional field counts as none, and a field that may be empty may be left out', () => {
  const fields = parse(source(PROJECT));
  delete fields.link;
  const { site, projects } = read({
    ...edited(SITE, { copyrightYear: '' }),
    [PROJECT]: stringify(fields),
  });
  expect(site.copyrightYear).toBe(new Date().getFullYear());
  expect(projects.items[0]?.link).toBe('');
});

test('texts that may be empty may also stand without anything after the colon', () => {
  const site = source(SITE).replace(/^contactEmail:.*$/m, 'contactEmail:');
  expect(read({ [SITE]: site }).site.contactEmail).toBe('');
});

const FIELDS_EXPECTED = 'one field on each line: its name, a colon, a space and its value.';
const QUOTES_OR_NOTE = 'the whole text in "quotes"; or, for a note, a space after the #.';
const SAVE_AS_UTF8 =
  'the same text, but save the file as UTF-8 (in the list of encodings of Save As), and look at its accents.';
const FOLDERS =
  'contact, footer, get-in-touch, hero, labels, legal, logos, navigation, not-found, pages, process, process/features, process/steps, projects, services, site, team, testimonials, testimonials/quotes, testimonials/reviews';
const EXTENSIONS =
  'the ending .yaml (or .yml or .json) for a record, .png, .jpg, .jpeg, .webp, .avif, .svg for a picture; or take the file away.';
const LINK_FORMS =
  'a web address that begins with https://, a page (/, /contact, /privacy-policy, /projects/example), a section (#services, #process, #projects, #team, #testimonials, #get-in-touch), mailto: or tel: with an address, social: with the id of a network, or "" for no link.';
const UNCLOSED = 'a quote or bracket that is never closed, or a missing comma or colon';
const ADD_MISSING = 'what is missing, at this place or just before it.';
const VARIABLES = '{brand}, {legalName}, {copyrightYear}';
const FACTS =
  '{contactEmail}, {contactPhone}, {streetAddress}, {registration}, {vatId}, {postalCode}, {city}, {country}';
const NOT_SHOWN =
  'but the home page does not show this section: it has no entries, or content/pages/home.yaml leaves it out.';
const NO_ADDRESS = 'which is no address that can be followed.';
const REPLACE = 'the words that visitors are to read in its place';

/** For each change the location, finding and advice of every issue, as the owner reads them. */
const wrong: [name: string, change: Change, ...issues: unknown[]][] = [
  [
    'a syntax error names line and column',
    { [PROJECT]: 'title: Coldline\nimage: "./a.png\nlink: ""\n' },
    'projects/example.yaml, line 2, column 16',
    `${UNCLOSED}: image: "./a.png`,
    ADD_MISSING,
  ],
  [
    'a quote that is never closed names the last line that says something',
    { [LOGO]: 'src: ./kadara.svg\nalt: "Kadara\n\n' },
    'logos/example.yaml, line 2',
    `${UNCLOSED}: alt: "Kadara`,
    ADD_MISSING,
  ],
  [
    'a colon in a text without quotes is explained',
    { [LOGO]: 'src: ./kadara.svg\nalt: Kadara: the client\n' },
    'logos/example.yaml, line 2, column 6',
    'a colon inside a text without quotes: alt: Kadara: the client',
    'the whole text in "quotes".',
  ],
  [
    'a tab at the start of a line is explained',
    {
      'process/steps/example.yaml':
        'title: Design\ncontent: We design.\nimages:\n\t- src: ./a.png\n',
    },
    'process/steps/example.yaml, line 4, column 1',
    'a tab at the start of a line: - src: ./a.png',
    'spaces in its place, two for each step to the right.',
  ],
  [
    'a JSON syntax error names line and column',
    {
      [LOGO]: undefined,
      'logos/example.json': '{\n  "src": "./kadara.svg"\n  "alt": "Kadara"\n}\n',
    },
    'logos/example.json, line 3, column 3',
    `${UNCLOSED}: "alt": "Kadara"`,
    ADD_MISSING,
  ],
  [
    'a field may stand only once',
    { [LOGO]: 'src: ./kadara.svg\nalt: Kadara\nalt: Kadara Ltd\n' },
    'logos/example.yaml, line 3, column 1',
    'a field that the record has already: alt: Kadara Ltd',
    'each field once: take one of the two lines out.',
  ],
  [
    'a section without quotes, which YAML takes for a comment, is explained',
    { [PROJECT]: source(PROJECT).replace(/^link:.*$/m, 'link: #services') },
    'projects/example.yaml, field link',
    '"#services" after a space, which makes it a note that nobody sees.',
    QUOTES_OR_NOTE,
  ],
  [
    'a comment that cuts off an element of a list, and a text that begins with a star, are explained',
    {
      'navigation/navigation.yaml': 'label: *Main*\nlinks:\n  - text: We are #1\n    href: /\n',
      [SERVICE]: 'users:\n  - ./users/1.svg\n  - #2.svg\n',
    },
    'navigation/navigation.yaml, field label',
    '*Main* without quotes, which is a sign of YAML.',
    'it in "quotes".',
    'navigation/navigation.yaml, field text',
    '"#1" after a space, which makes it a note that nobody sees.',
    QUOTES_OR_NOTE,
    'services/example.yaml, field users',
    '"#2.svg" after a space, which makes it a note that nobody sees.',
    QUOTES_OR_NOTE,
  ],
  [
    'a file is saved as UTF-8, also below the fields of a legal page',
    {
      [LOGO]: misread('src: ./kadara.svg\nalt: Café Solèce\n', 'latin1'),
      'team/section.yaml': misread('\uFEFFsectionTitle: Meet The Team\n', 'utf16le'),
      [HERO]: misread('badgeText: Hi\n', 'utf16le'),
      ...legal(misread('\n## Use\n\nThe client’s café.\n', 'latin1')),
    },
    'hero/hero.yaml, line 1',
    'a text that is not saved as UTF-8: "badgeText: Hi".',
    SAVE_AS_UTF8,
    'logos/example.yaml, line 2',
    'a text that is not saved as UTF-8: "alt: Caf� Sol�ce".',
    SAVE_AS_UTF8,
    'team/section.yaml, line 1',
    'a text that is not saved as UTF-8: "��sectionTitle: Meet The Team".',
    SAVE_AS_UTF8,
    'legal/privacy-policy.md, line 11',
    'a text that is not saved as UTF-8: "The clients caf�.".',
    SAVE_AS_UTF8,
  ],
  [
    'a file has fields',
    { [LOGO]: '# nothing yet\n' },
    'logos/example.yaml',
    'an empty file.',
    FIELDS_EXPECTED,
  ],
  [
    'a missing field is reported with its description and an example',
    edited(HERO, { badgeText: undefined }),
    'hero/hero.yaml, field badgeText',
    'nothing, the field is missing.',
    'The line above the heading. For example: A software development agency in Lagos',
  ],
  [
    'a missing group names its fields',
    edited(HERO, { callToAction: undefined }),
    'hero/hero.yaml, field callToAction',
    'nothing, the field is missing.',
    'The two buttons. Its fields: primary, secondary.',
  ],
  [
    'an unknown field is reported with the name that was probably meant',
    edited(HERO, { callToAction: { primary: 'Get a Quote', secondry: 'Start Project' } }),
    'hero/hero.yaml, field callToAction.secondary',
    'nothing, the field is missing.',
    'The words of the second button, which leads to the contact page. For example: Start Project',
    'hero/hero.yaml, field callToAction.secondry',
    'a field with the unknown name "secondry". Did you mean secondary?',
    'one of the names primary, secondary; or take the field out.',
  ],
  [
    'a number where a text is needed is shown in quotes',
    edited(LOGO, { alt: 404 }),
    'logos/example.yaml, field alt',
    'the number 404.',
    'a text, here in quotes: "404". The name of the client. For example: Kadara',
  ],
  [
    'a list is no text',
    edited(SERVICE, { users: './users/1.svg' }),
    'services/example.yaml, field users',
    '"./users/1.svg".',
    'a list, each entry on a line of its own after a dash. Small round pictures of people who use the work. Leave the field out for a card without them. For example: - ./users/1.svg',
  ],
  [
    'a switch is true or false',
    edited('team/section.yaml', { autoplay: 'yes' }),
    'team/section.yaml, field autoplay',
    '"yes".',
    'true or false. `true` shows the next member every five seconds, `false` waits for the visitor. For example: false',
  ],
  [
    'a choice that does not exist is reported with those that do',
    edited('process/section.yaml', { show: 'timelines' }),
    'process/section.yaml, field show',
    '"timelines". Did you mean timeline?',
    'one of timeline, features, both. What the section shows: `timeline` (the steps), `features` (the cards) or `both`. For example: timeline',
  ],
  [
    'a text that must say something may not be empty',
    edited(HERO, { badgeText: '  ' }),
    'hero/hero.yaml, field badgeText',
    'nothing, the field is empty.',
    'The line above the heading. For example: A software development agency in Lagos',
  ],
  [
    'a picture needs a description',
    edited(PROJECT, { imageAlt: undefined }),
    'projects/example.yaml, field imageAlt',
    'nothing, the field is missing.',
    'What the picture shows, for visitors who cannot see it. Needed only where there is one. For example: A map with the temperature of every lorry',
  ],
  [
    'a picture in a list needs a description that says something',
    edited('process/steps/example.yaml', {
      images: [
        { src: '', alt: '' },
        { src: './project-consultation-a.png', alt: ' ' },
      ],
    }),
    'process/steps/example.yaml, field images[2].alt',
    'nothing, the field is empty.',
    'What the picture shows, for visitors who cannot see it. Needed only where there is one. For example: A page of notes with three goals',
  ],
  [
    'a step has at most two pictures',
    edited('process/steps/example.yaml', {
      images: ['One', 'Two', 'Three'].map((alt) => ({
        src: './project-consultation-a.png',
        alt,
      })),
    }),
    'process/steps/example.yaml, field images',
    'a list of 3 entries.',
    'at most 2 entries. One or two pictures beside the step. Leave the field out for a step without one. For example:\n          - { src: ./project-consultation-a.png, alt: A page of notes }\n          - { src: ./project-consultation-b.png, alt: A list of goals }',
  ],
  [
    'a reading is short enough to be shown large',
    edited('process/steps/example.yaml', { reading: '9.2 degrees' }),
    'process/steps/example.yaml, field reading',
    '"9.2 degrees".',
    'at most 8 characters. A value that is shown large while the vehicle passes this step, such as a temperature or a week. It is decoration and not read aloud. Leave the field out for the number of the step. For example: 9.2°',
  ],
  [
    'a day is written year-month-day',
    legal('\n## Use\n\nText.\n', LEGAL_HEAD.replace('2025-01-15', '15 January 2025')),
    'legal/privacy-policy.md, field effectiveDate',
    '"15 January 2025".',
    'The day from which the page is in force, as year-month-day. Left out, the page shows none. For example: 2025-01-15',
  ],
  [
    'a missing entry is reported with its fields',
    { [HERO]: undefined },
    'hero/hero.yaml',
    'nothing, content/hero/hero.yaml is missing.',
    'this file, with the fields badgeText, mainHeading, subHeading, callToAction, trustedByText, imageSrc, phoneImageSrc, markerSrc, markerRoute, imageAlt.',
  ],
  [
    'an entry has one file',
    { 'hero/hero.yml': source(HERO) },
    'hero/hero.yml',
    'a second file for what content/hero/hero.yaml says.',
    'one of the two: take the other away.',
  ],
  ['there are at most 24 logos', logos(26), 'logos/', '26 records.', 'at most 24: take 2 away.'],
  [
    'a file in a misspelt folder is reported with the folder that was probably meant',
    { 'projcts/coldline.yaml': 'title: Coldline' },
    'projcts/coldline.yaml',
    'a file that nobody reads: the folder content/projcts/ holds no records. Did you mean content/projects/?',
    `the file into one of the folders ${FOLDERS}; or take it away.`,
  ],
  [
    'a file has a known extension, also among the pictures',
    { 'projects/coldline.txt': 'title: Coldline', 'team/photo.heic': '' },
    'projects/coldline.txt',
    'a file that nobody reads: its name ends in .txt.',
    EXTENSIONS.replace('.json)', '.json) or .md'),
    'team/photo.heic',
    'a file that nobody reads: its name ends in .heic.',
    EXTENSIONS,
  ],
  [
    'a file with another name than its folder holds is reported',
    { 'hero/heroes.yaml': 'badgeText: Hi' },
    'hero/heroes.yaml',
    'a file that nobody reads: the folder holds other records.',
    'the name hero.yaml; or take the file away.',
  ],
  [
    'a file at the top of the content is reported',
    { 'hero.yaml': 'badgeText: Hi' },
    'hero.yaml',
    'a file that nobody reads: the top of content/ holds no records but theme.yaml.',
    `the file into one of the folders ${FOLDERS}; or take it away.`,
  ],
  [
    'two entries of a collection may not have the same title',
    { 'projects/second.yaml': copyOf(PROJECT, { title: 'coldline' }) },
    'projects/second.yaml, field title',
    '"coldline", which content/projects/example.yaml has as well.',
    'a title of its own; or take one of the two files away.',
  ],
  [
    'two networks may not have the same id',
    edited(SITE, {
      socialLinks: ['LinkedIn', 'Other'].map((text) => ({ id: 'linkedin', text, href: '' })),
    }),
    'site/site.yaml, field socialLinks[2].id',
    '"linkedin", which socialLinks[1].id has as well.',
    'another id; or take one of the two out.',
  ],
  [
    'a misspelt name in the order of a list is reported',
    { 'team/order.yaml': '- exampel\n' },
    'team/order.yaml',
    '"exampel", but no file of the folder has this name.',
    'example; or take the line away.',
  ],
  [
    'an order that is no list of names is reported',
    { 'team/order.yaml': 'example: 1\n', 'projects/order.yaml': '- { example: 1 }\n' },
    'projects/order.yaml',
    'no list of names.',
    NAMES,
    'team/order.yaml',
    'no list of names.',
    NAMES,
  ],
  [
    'pages that have no order have no file for one',
    { 'legal/order.yaml': '- privacy-policy\n' },
    'legal/order.yaml',
    'a file that nobody reads: its name ends in .yaml.',
    'the ending .md for a record, .png, .jpg, .jpeg, .webp, .avif, .svg for a picture; or take the file away.',
  ],
  [
    'a missing picture is reported with the path looked for',
    edited(HERO, { imageSrc: './another.png' }),
    'hero/hero.yaml, field imageSrc',
    '"./another.png", but there is no picture content/hero/another.png.',
    'the path of a picture that exists, or put a picture at content/hero/another.png.',
  ],
  [
    'a picture in other case, of another type or in another folder is named',
    {
      ...edited(HERO, { imageSrc: './Product-Screen.PNG' }),
      ...edited(LOGO, { src: './kadara.png' }),
      ...edited(PROJECT, { image: './coldline-map.png' }),
      'team/coldline-map.png': '',
    },
    'hero/hero.yaml, field imageSrc',
    '"./Product-Screen.PNG", but there is no picture content/hero/Product-Screen.PNG. There is content/hero/product-screen.png.',
    './product-screen.png, or put a picture at content/hero/Product-Screen.PNG.',
    'logos/example.yaml, field src',
    '"./kadara.png", but there is no picture content/logos/kadara.png. There is content/logos/kadara.svg.',
    './kadara.svg, or put a picture at content/logos/kadara.png.',
    'projects/example.yaml, field image',
    '"./coldline-map.png", but there is no picture content/projects/coldline-map.png. There is content/team/coldline-map.png.',
    '../team/coldline-map.png, or put a picture at content/projects/coldline-map.png.',
  ],
  [
    'a picture is of a type that browsers show, and inside the content',
    {
      ...edited(HERO, { imageSrc: './screen.heic' }),
      ...edited(LOGO, { src: '../../site/logo.svg' }),
      ...edited(PROJECT, { image: 'C:\\Pictures\\map.png' }),
      ...edited(SERVICE, { users: ['https://example.com/a.png'] }),
    },
    'hero/hero.yaml, field imageSrc',
    '"./screen.heic", a file of the type .heic, which cannot be shown.',
    'the path of a picture of the type PNG, JPEG, WebP, AVIF or SVG.',
    'logos/example.yaml, field src',
    '"../../site/logo.svg", which lies outside the folder content/.',
    'the path of a picture inside content/, best beside this file in content/logos/.',
    'services/example.yaml, field users[1]',
    '"https://example.com/a.png", which is not the path of a file next to this one.',
    'the path from this file, with forward slashes: put the picture into content/services/ and write ./a.png',
    'projects/example.yaml, field image',
    '"C:\\Pictures\\map.png", which is not the path of a file next to this one.',
    'the path from this file, with forward slashes: put the picture into content/projects/ and write ./map.png',
  ],
  [
    'a placeholder in place of an address is reported, also in a link',
    {
      ...edited(SITE, { contactEmail: 'your@email.com', contactPhone: '+234 XXX XXXX' }),
      ...edited(PROJECT, { link: 'mailto:name@yourdomain.com' }),
    },
    'site/site.yaml, field contactEmail',
    'the placeholder "your@email.com".',
    `${REPLACE}.`,
    'site/site.yaml, field contactPhone',
    'the placeholder "XXX".',
    `${REPLACE}.`,
    'projects/example.yaml, field link',
    'the placeholder "name@yourdomain.com".',
    `${REPLACE}.`,
  ],
  [
    'an unknown variable is reported with the known ones',
    edited('footer/footer.yaml', { copyright: '© {copyrightYaer} {owner}' }),
    'footer/footer.yaml, field copyright',
    'the name {copyrightYaer}, which nothing fills in. Did you mean {copyrightYear}?',
    `one of ${VARIABLES}; or the words themselves, without braces.`,
    'footer/footer.yaml, field copyright',
    'the name {owner}, which nothing fills in.',
    `one of ${VARIABLES}; or the words themselves, without braces.`,
  ],
  [
    'addresses that cannot be followed are reported with what was probably meant',
    edited('navigation/navigation.yaml', {
      links: [
        'www.example.com',
        'hello@example.com',
        'htp://example.com',
        'contact',
        '#service',
        '/about-us',
        'javascript:alert(1)',
      ].map((href) => ({ text: 'Go', href })),
    }),
    'navigation/navigation.yaml, field links[1].href',
    `"www.example.com", ${NO_ADDRESS} Did you mean https://www.example.com?`,
    LINK_FORMS,
    'navigation/navigation.yaml, field links[2].href',
    `"hello@example.com", ${NO_ADDRESS} Did you mean mailto:hello@example.com?`,
    LINK_FORMS,
    'navigation/navigation.yaml, field links[3].href',
    `"htp://example.com", ${NO_ADDRESS}`,
    LINK_FORMS,
    'navigation/navigation.yaml, field links[4].href',
    `"contact", ${NO_ADDRESS} Did you mean /contact?`,
    LINK_FORMS,
    'navigation/navigation.yaml, field links[5].href',
    `"#service", ${NO_ADDRESS} Did you mean #services?`,
    LINK_FORMS,
    'navigation/navigation.yaml, field links[6].href',
    `"/about-us", ${NO_ADDRESS}`,
    LINK_FORMS,
    'navigation/navigation.yaml, field links[7].href',
    `"javascript:alert(1)", ${NO_ADDRESS}`,
    LINK_FORMS,
  ],
  [
    'a social link names a network that exists',
    edited(PROJECT, { link: 'social:linkedn' }),
    'projects/example.yaml, field link',
    '"social:linkedn", but site/site.yaml has no social link with the id "linkedn". Did you mean social:linkedin?',
    'one of social:linkedin; or add the network to socialLinks in content/site/site.yaml.',
  ],
  [
    'contactEmail is an address',
    edited(SITE, { contactEmail: 'hello at example.com' }),
    'site/site.yaml, field contactEmail',
    '"hello at example.com".',
    'an address such as name@example.com. The email address for visitors. Left empty, no page shows one, and the texts point to the contact page instead. For example: hello@example.com',
  ],
  [
    'contactEmail is one address, not two',
    edited(SITE, { contactEmail: 'a@b.example, d@e.example' }),
    'site/site.yaml, field contactEmail',
    '"a@b.example, d@e.example".',
    'only one address. The email address for visitors. Left empty, no page shows one, and the texts point to the contact page instead. For example: hello@example.com',
  ],
  [
    'a route is places with commas between them',
    edited(HERO, { markerRoute: '370 510 400' }),
    'hero/hero.yaml, field markerRoute',
    '"370 510 400".',
    expect.stringMatching(
      /^places with commas between them, each of two numbers below 1000, such as/,
    ),
  ],
  [
    'a telephone number has digits',
    edited(SITE, { contactPhone: 'call us' }),
    'site/site.yaml, field contactPhone',
    '"call us".',
    'a number, with its digits. The telephone number for visitors, with the country code. Left empty, no page shows one. For example: +234 1 700 0000',
  ],
  [
    'a link in the contact sentences of a legal page is checked too',
    legal('\n## Use\n\nText.\n', LEGAL_HEAD.replace('(/contact)', '(/kontact)')),
    'legal/privacy-policy.md, field contactByPage',
    `"/kontact", ${NO_ADDRESS} Did you mean /contact?`,
    LINK_FORMS,
  ],
  [
    'a legal page has fields and a text',
    { ...legal(''), 'legal/imprint.md': '## General Terms\n\nText.\n' },
    'legal/imprint.md',
    'a text without fields at its top.',
    'a line of ---, the fields title, description, effectiveDate, contactByEmail, contactByPage, another line of ---, then the text.',
    'legal/privacy-policy.md, line 8',
    'no text.',
    'sections, each with a line such as "## General Terms" above its text.',
  ],
  [
    'a syntax error in the fields of a legal page names the line of the file',
    { [PRIVACY]: '---\ntitle: "Privacy\n---\n\n## Use\n\nText.\n' },
    'legal/privacy-policy.md, line 2, column 16',
    `${UNCLOSED}: title: "Privacy`,
    ADD_MISSING,
  ],
  [
    'issues in the text of a legal page name the line',
    {
      ...edited(SITE, { contactEmail: '' }),
      ...legal(`
Before everything.

## Use

Write to {contactEmail} or {howToReachMe}. See [here](/somewhere), [there]() and <b>this</b>.
![A map](./map.png)

## Use

## Cookies

We use [insert list] of cookies, and respect [your rights](#use).
`),
    },
    'legal/privacy-policy.md, line 9',
    '"Before everything." before the first section.',
    'a line such as "## General Terms" above it: every text stands in a section.',
    'legal/privacy-policy.md, line 13',
    'the name {howToReachMe}, which nothing fills in. Did you mean {howToReachUs}?',
    `one of ${VARIABLES}, ${FACTS}, {howToReachUs}; or the words themselves, without braces.`,
    'legal/privacy-policy.md, line 13',
    'the name {contactEmail}, but contactEmail in content/site/site.yaml is empty.',
    '{howToReachUs}, which leads to the contact page when there is no address.',
    'legal/privacy-policy.md, line 13',
    `"/somewhere", ${NO_ADDRESS}`,
    LINK_FORMS,
    'legal/privacy-policy.md, line 13',
    '"[there]()", a link without an address.',
    'the address in the round brackets.',
    'legal/privacy-policy.md, line 13',
    'HTML: "<b>".',
    'Markdown: **bold**, [a link](/contact), "- " for a list.',
    'legal/privacy-policy.md, line 13',
    'HTML: "</b>".',
    'Markdown: **bold**, [a link](/contact), "- " for a list.',
    'legal/privacy-policy.md, line 14',
    'a picture: "![A map](./map.png)".',
    'text only: legal pages show no pictures.',
    'legal/privacy-policy.md, line 16',
    'a second section "Use".',
    'another title, or one section in place of the two.',
    'legal/privacy-policy.md, line 16',
    'the section "Use" without a text.',
    'a text below the title; or take the title out.',
    'legal/privacy-policy.md, line 20',
    'the placeholder "[insert list]".',
    `${REPLACE}; or, for a remark, round brackets.`,
  ],
  [
    'the name of a legal page makes an address that is free',
    {
      'legal/Über uns.md': source(PRIVACY),
      'legal/api.md': source(PRIVACY),
      'legal/contact.md': source(PRIVACY),
    },
    'legal/api.md',
    'the file name "api.md", which makes the address /api.',
    'another address than /api, which the site uses itself.',
    'legal/contact.md',
    'the file name "contact.md", which makes the address /contact.',
    'another name: the contact page has this address.',
    'legal/Über uns.md',
    'the file name "Über uns.md", which makes the address /Über uns.',
    'lower-case letters, digits and hyphens only, such as about-us.',
  ],
  [
    'the address of the contact page is one that is free',
    edited('pages/contact.yaml', { address: '/kontakt' }),
    'pages/contact.yaml, field address',
    '"/kontakt".',
    'lower-case letters, digits and hyphens only, such as about-us. The address of the contact page, without its slash. Left out, it is `contact`. For example: contact',
  ],
  [
    'links name the contact page by the address that it has',
    edited('pages/contact.yaml', { address: 'kontakt' }),
    'navigation/navigation.yaml, field startProject.href',
    `"/contact", ${NO_ADDRESS} Did you mean /kontakt?`,
    LINK_FORMS.replace('/contact', '/kontakt'),
    'legal/privacy-policy.md, field contactByPage',
    `"/contact", ${NO_ADDRESS} Did you mean /kontakt?`,
    LINK_FORMS.replace('/contact', '/kontakt'),
  ],
  [
    'variables of a legal page have a value',
    {
      ...edited(SITE, { streetAddress: '', vatId: undefined }),
      ...legal('\n## Use\n\n{streetAddress}, {vatId}: {howToReachUs}.\n', STUDY_HEAD),
    },
    'legal/privacy-policy.md, line 8',
    'the name {streetAddress}, but streetAddress in content/site/site.yaml is empty.',
    'streetAddress in content/site/site.yaml; or a text without it.',
    'legal/privacy-policy.md, line 8',
    'the name {vatId}, but vatId in content/site/site.yaml is empty.',
    'vatId in content/site/site.yaml; or a text without it.',
    'legal/privacy-policy.md, line 8',
    'the name {howToReachUs}, but no text at the top of this file for it.',
    'contactByEmail and contactByPage at the top, of which it becomes one; or other words.',
  ],
  [
    'the hero is the first section, and each section stands once',
    {
      ...edited('pages/home.yaml', { sections: ['services', 'hero', 'projects', 'services'] }),
      ...NO_ENTRIES,
    },
    'pages/home.yaml, field sections',
    'a list of 4 entries.',
    expect.stringMatching(/^a list that begins with hero, which holds the heading\. The sections /),
    'pages/home.yaml, field sections',
    'a list of 4 entries.',
    expect.stringMatching(/^each section once\. The sections /),
  ],
  [
    'a link names a section that the home page shows',
    {
      ...edited('pages/home.yaml', { sections: ['hero', 'services', 'team'] }),
      ...edited(PROJECT, { link: '/#testimonials' }),
    },
    'navigation/navigation.yaml, field links[1].href',
    `"#projects", ${NOT_SHOWN}`,
    LINK_FORMS.replace(/\(#.*?\)/, '(#services, #team)'),
    'projects/example.yaml, field link',
    `"/#testimonials", ${NOT_SHOWN}`,
    LINK_FORMS.replace(/\(#.*?\)/, '(#services, #team)'),
  ],
  [
    'a case study belongs to a project',
    { 'projects/other.md': source(STUDY) },
    'projects/other.md',
    'a case study without its project: there is no content/projects/other.yaml.',
    'the name of the file of its project, with the ending .md; or take the file away.',
  ],
  [
    'the text and the pictures of a case study are checked',
    {
      [STUDY]: `${STUDY_HEAD}
# A map

We built ![a map](./map.png) for {owner}; see [there](/there).

![](./coldline.png)

![A map](./no.png)
`,
    },
    'projects/example.md, line 6',
    '"# A map", a title with one #.',
    'two or more signs: the heading of the page is the field title.',
    'projects/example.md, line 8',
    'the name {owner}, which nothing fills in.',
    `one of ${VARIABLES}, ${FACTS}; or the words themselves, without braces.`,
    'projects/example.md, line 8',
    '"![a map](./map.png)", a picture among words.',
    'the picture with an empty line above and below it.',
    'projects/example.md, line 8',
    `"/there", ${NO_ADDRESS}`,
    LINK_FORMS,
    'projects/example.md, line 10',
    '"![](./coldline.png)", a picture without a description.',
    'what the picture shows in the square brackets, for visitors who cannot see it.',
    'projects/example.md, line 12',
    '"./no.png", but there is no picture content/projects/no.png.',
    'the path of a picture that exists, or put a picture at content/projects/no.png.',
  ],
  [
    'a case study has a text',
    { [STUDY]: STUDY_HEAD },
    'projects/example.md, line 5',
    'no text.',
    'what was built, and how.',
  ],
];

test.each(wrong)('%s', (_, change, ...issues) => {
  expect(issuesAfter(change)).toEqual(issues);
  const count = issues.length / 3;
  expect(messageAfter(change)).toContain(` has ${count === 1 ? 'one fault' : `${count} faults`}.`);
});

test('every issue is listed at once, in the order of the collections', () => {
  const message = messageAfter({
    'hero/hero.yaml': undefined,
    'team/section.yaml': 'sectionTitle: [',
    ...edited('logos/example.yaml', { alt: 'TODO', src: './no.svg' }),
  });
  expect(message).toMatch(/^The content has 4 faults\.\n\n1\. content\/hero\/hero\.yaml\n/);
  expect(message.match(/^\d+\. content\/[a-z0-9/.-]+/gm)).toEqual([
    '1. content/hero/hero.yaml',
    '2. content/logos/example.yaml',
    '3. content/logos/example.yaml',
    '4. content/team/section.yaml',
  ]);
});

test('the list of a single issue is as the owner reads it', () => {
  expect(messageAfter(edited('logos/example.yaml', { alt: 404 }))).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/logos/example.yaml, field alt
       Found: the number 404.
       Write: a text, here in quotes: "404". The name of the client. For example: Kadara
    "
  `);
});

test.each(['+23415550142', '08031234567', '0x1F', '1.50'])(
  'the advice quotes a number as it stands in the file: %s',
  (phone) => {
    const site = source(SITE).replace(/^contactPhone:.*$/m, `contactPhone: ${phone}`);
    const [location, found, write] = issuesAfter({ [SITE]: site });
    expect([location, found]).toEqual([
      'site/site.yaml, field contactPhone',
      `the number ${phone}.`,
    ]);
    expect(write).toContain(`a text, here in quotes: "${phone}".`);
  },
);

test.each([
  'Lorem ipsum dolor sit amet.',
  'TODO: write this.',
  'Price TBD',
  'FIXME',
  'We are [your company name].',
  'Hello {{name}}!',
  'Ask <insert name here> about it.',
])('a left-over placeholder is reported: %s', (text) => {
  expect(issuesAfter(edited(HERO, { subHeading: text }))).toEqual([
    'hero/hero.yaml, field subHeading',
    expect.stringMatching(/^the placeholder ".+"\.$/),
    `${REPLACE}${text.includes('[') ? '; or, for a remark, round brackets' : ''}.`,
  ]);
});

const LANGUAGE =
  'the code of a language, such as en, or of a language and a country, such as en-NG.';
test.each([
  ['en_NG', 'en-NG, with a hyphen.'],
  ...['english language', 'english', 'en-', 'en NG', '12'].map((code) => [code, LANGUAGE]),
])('a language that no browser knows is reported: %s', (language, advice) => {
  const [location, found, write] = issuesAfter(edited(SITE, { language }));
  expect([location, found]).toEqual(['site/site.yaml, field language', `"${language}".`]);
  expect(write).toMatch(new RegExp(`^${advice} `));
});

test('a picture that cannot be shown is an issue of each field that names it, or else of its file', () => {
  const { files, pictures } = exampleContent();
  const error = { ...finding('damagedImage'), write: 'another copy of it' };
  const broken = ['hero/product-screen.png', 'services/users/1.svg', 'team/old.png'];
  const imageErrors = new Map(broken.map((path) => [path, error]));
  const readBroken = () =>
    readContent({ files, pictures: new Set([...pictures, ...broken]), imageErrors });
  expect(readBroken).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: The content has 3 faults.

    1. content/hero/hero.yaml, field imageSrc
       Found: "./product-screen.png", a picture that is cut off or damaged.
       Write: another copy of it.

    2. content/services/example.yaml, field users[1]
       Found: "./users/1.svg", a picture that is cut off or damaged.
       Write: another copy of it.

    3. content/team/old.png
       Found: a picture that is cut off or damaged.
       Write: another copy of it; or take the file away.
    ]
  `);
});

test('a legal page comes out in sections, with variables filled in and links below the base path', () => {
  const body =
    '\n## 1. Your Rights\n\nTo use them, {howToReachUs}, or see [below](#use) and [home](#services).\n\n## Use\n\nBy {legalName}.\n';
  expect(read(legal(body), '/agency/').legal[0]?.sections).toEqual([
    {
      id: 'your-rights',
      title: 'Your Rights',
      html: '<p>To use them, write to <a href="mailto:hello@example.com">hello@example.com</a>, or see <a href="#use">below</a> and <a href="/agency/#services">home</a>.</p>',
    },
    { id: 'use', title: 'Use', html: '<p>By Harmattan Software Ltd.</p>' },
  ]);
});

test('without a contactEmail the legal pages point to the contact page', () => {
  const change = {
    ...legal('\n## Use\n\nFor any question, {howToReachUs}.\n'),
    ...edited(SITE, { contactEmail: '' }),
  };
  expect(read(change, '/agency/').legal[0]?.sections[0]?.html).toBe(
    '<p>For any question, write to us through the <a href="/agency/contact">contact page</a>.</p>',
  );
});

test('Markdown characters in a fact stay as they are', () => {
  const change = {
    ...legal('\n## Use\n\n{legalName} at {contactEmail}.\n'),
    ...edited(SITE, { legalName: 'Ade_Bola_Co *Ltd*', contactEmail: 'a_b_c@example.com' }),
  };
  expect(read(change).legal[0]?.sections[0]?.html).toContain('Ade_Bola_Co *Ltd* at');
});

test('the contact page may have an address of its own, which links then name', () => {
  const { pages, navigation } = read({
    ...edited('pages/contact.yaml', { address: 'kontakt' }),
    ...edited('navigation/navigation.yaml', { startProject: { text: 'Los', href: '/kontakt' } }),
    ...legal('\n## Use\n\n[Kontakt](/kontakt).\n', STUDY_HEAD),
  });
  expect([pages.contact.address, navigation.startProject.href]).toEqual(['kontakt', '/kontakt']);
});

test('legal pages know the facts about the company; the year may be that of the build', () => {
  const site = {
    ...{ streetAddress: 'Hauptstraße 1', copyrightYear: undefined, vatId: 'DE123456789' },
    location: { postalCode: '04109', city: 'Leipzig', country: 'Germany' },
  };
  const body = '\n## Angaben\n\n{streetAddress}, {postalCode} {city}, {vatId}, {copyrightYear}.\n';
  const { legal: pages } = read({
    ...edited(SITE, site),
    'legal/impressum.md': `---\ntitle: Impressum\ndescription: Angaben.\n---\n${body}`,
  });
  const year = new Date().getFullYear();
  expect(pages.map(({ path }) => path)).toEqual(['/impressum', '/privacy-policy']);
  expect(pages[0]?.sections[0]?.html).toBe(
    `<p>Hauptstraße 1, 04109 Leipzig, DE123456789, ${year}.</p>`,
  );
});

test('a case study comes out as texts and pictures', () => {
  const body = '\nBy {brand}.\n\n![A map](./coldline.png)\n\n## Then\n\n[Terms](/privacy-policy)\n';
  const { projects } = read({ [STUDY]: STUDY_HEAD + body }, '/agency/');
  expect(projects.studies).toEqual([
    {
      path: '/projects/example',
      project: 0,
      title: 'A map',
      description: 'How we built it.',
      blocks: [
        { html: '<p>By Harmattan.</p>' },
        { picture: 'projects/coldline.png', alt: 'A map' },
        { html: '<h2>Then</h2>\n<p><a href="/agency/privacy-policy">Terms</a></p>' },
      ],
    },
  ]);
});
