import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { exampleContent } from '../test/example-content.ts';
import { issuesOf } from './changes.ts';
import { finding } from './findings/findings.ts';
import { hiddenLinks } from './hidden-links.ts';
import { ContentError } from './issue.ts';
import { textSections } from './page-kinds/text-sections.ts';
import { readSite } from './read-site.ts';

/** Files to write into the example content; undefined deletes a file. */
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

const read = (change: Change, basePath?: string) => readSite(changed(change), basePath)[0].content;

const issuesAfter = (change: Change) => issuesOf(changed(change));

/** The list that the owner reads after such a change; empty when the content is in order. */
function messageAfter(change: Change): string {
  const issues = issuesAfter(change);
  return issues.length > 0 ? new ContentError(issues).message : '';
}

const source = (path: string) => exampleContent().files.get(path) ?? '';

/** The example entry at `path` with other values in some of its fields; undefined takes a field out. */
const edited = (path: string, fields: Record<string, unknown>): Change => ({
  [path]: stringify({ ...parse(source(path)), ...fields }),
});

/** The text of such an entry, for another file. */
const copyOf = (path: string, fields: Record<string, unknown> = {}) => edited(path, fields)[path];

const HERO = 'hero/hero.yaml';
const NAVIGATION = 'navigation/navigation.yaml';
const STEP = 'process/steps/example.yaml';
const SITE = 'site/site.yaml';
const LOGO = 'logos/example.yaml';
const PROJECT = 'projects/example.yaml';
const SERVICE = 'services/example.yaml';
const STUDY = 'projects/example.md';
const QUOTE = 'testimonials/quotes/example.yaml';
const PRIVACY = 'legal/privacy-policy.md';
const QUESTION = 'faq/example.yaml';

const STUDY_HEAD = `---\ntitle: A map\ndescription: How we built it, and what it changed for the people at work.\n---\n`;

const LEGAL_HEAD = `---
title: Privacy Policy
description: What we do with what you send us, and what you can ask of us.
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
    [
      'with signs that mean something elsewhere',
      edited(HERO, { subHeading: 'Write to a@b.example; the set {1, 2} is small, and 3 < 4.' }),
    ],
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
  expect(content.hero.section.imageSrc).toBe('hero/product-screen.png');
  expect(content.services.items[0]?.users).toEqual(['services/users/1.svg']);
});

test.each([
  ['../logos/kadara.svg', 'logos/kadara.svg'],
  ['product-screen.png', 'hero/product-screen.png'],
])('a picture may be named as %s', (imageSrc, path) => {
  expect(read(edited(HERO, { imageSrc })).hero.section.imageSrc).toBe(path);
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

test('an entry that chooses no drawing has the same one, whatever its title says', () => {
  const unchosen = (path: string) => edited(path, { title: 'Online shops', drawing: undefined });
  const { services, process, projects } = read({
    ...unchosen(SERVICE),
    ...unchosen(STEP),
    ...unchosen(PROJECT),
  });
  const entries = [services.items, process.steps, projects.items].map(([entry]) => entry);
  expect(entries.map((entry) => entry?.drawing)).toEqual(['software', 'software', 'software']);
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
  expect(content.documents.caseStudies.map(({ entry }) => entry)).toEqual([1]);
});

test.each(['NFC', 'NFD'])(
  'a quote names its project by the id, however é is written (%s)',
  (form) => {
    const { projects, testimonials } = read({
      ['projects/café.yaml'.normalize(form)]: copyOf(PROJECT, { title: 'Café' }),
      ...edited(QUOTE, { project: 'café'.normalize('NFD') }),
    });
    expect(projects.items.map(({ id }) => id)).toEqual(['café', 'example']);
    expect(testimonials.quotes.map(({ id, project }) => ({ id, project }))).toEqual([
      { id: 'example', project: 'café' },
    ]);
  },
);

test('the cards of the process are in the order that their folder gives them', () => {
  const card = 'process/features/example.yaml';
  const { features } = read({
    'process/features/chat.yaml': copyOf(card, { title: 'Chat' }),
    'process/features/order.yaml': '- example\n- chat\n',
  }).process;
  expect(features.map(({ title }) => title)).toEqual([features[0]?.title, 'Chat']);
});

test('a JSON entry indented with tabs is read', () => {
  const hero = JSON.stringify(parse(source(HERO)), null, '\t');
  const content = read({ [HERO]: undefined, 'hero/hero.json': hero });
  expect(content.hero.section.callToAction.primary).toBe('Get a Quote');
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
  ...without('numbers', 'plans', 'testimonials/quotes', 'testimonials/reviews', 'faq', 'news'),
  ...edited(NAVIGATION, { links: [{ text: 'Start', href: '/' }] }),
  ...edited('footer/footer.yaml', { sections: [] }),
};

test.each<[name: string, change: Change, sections: string[]]>([
  [
    'shows every section unless its file says otherwise',
    {},
    [
      ...['hero', 'services', 'process', 'projects', 'numbers', 'team'],
      ...['plans', 'testimonials', 'faq', 'news', 'get-in-touch'],
    ],
  ],
  [
    'shows them in the order of its file, and those alone',
    edited('pages/home.yaml', { sections: ['hero', 'projects', 'services', 'team'] }),
    ['hero', 'projects', 'services', 'team'],
  ],
  [
    'shows no section that is switched off and keeps its place in the file',
    edited('pages/home.yaml', {
      sections: ['hero', 'process (off)', 'team', 'projects', 'services'],
    }),
    ['hero', 'team', 'projects', 'services'],
  ],
  ['shows no section without entries', NO_ENTRIES, ['hero', 'get-in-touch']],
  [
    'shows neither steps nor quotes that are switched off',
    {
      ...without('process/features', 'testimonials/reviews'),
      ...edited('process/section.yaml', { show: 'features' }),
      ...edited('testimonials/section.yaml', { show: 'reviews' }),
    },
    ['hero', 'services', 'projects', 'numbers', 'team', 'plans', 'faq', 'news', 'get-in-touch'],
  ],
])('the home page %s', (_, change, sections) => {
  expect(read(change).pages.home.sections).toEqual(sections);
});

test('lists leave out links to a section that is switched off, and any other such link is a fault', () => {
  const off = edited('pages/home.yaml', { sections: ['hero', 'projects', 'team (off)'] });
  const links = [
    { text: 'Team', href: '#team' },
    { text: 'Work', href: '#projects' },
    { text: 'People', href: '/#team' },
  ];
  const groups = [
    { title: 'About', links: structuredClone(links.slice(0, 1)) },
    { title: 'More', links: structuredClone(links) },
  ];
  const lists = {
    ...edited(NAVIGATION, { links }),
    ...edited('footer/footer.yaml', { sections: groups }),
  };
  const { navigation, footer } = read({ ...off, ...lists });
  expect(navigation.links).toEqual([links[1]]);
  expect(footer.sections.map((group) => group.links)).toEqual([[], [links[1]]]);
  const { files } = changed({ ...off, ...lists });
  expect(hiddenLinks({ files }).map(({ text }) => text)).toEqual([
    ...['Team', 'People', 'Team', 'Team', 'People'],
  ]);
  expect(issuesAfter({ ...off, ...lists, ...edited(PROJECT, { link: '#team' }) })).toMatchObject([
    { field: 'link', code: 'hiddenSection' },
  ]);
});

test('an entry of a list has the name of its file as its id', () => {
  const { faq, team } = read({ 'faq/what-it-costs.yaml': copyOf(QUESTION, { question: 'Why?' }) });
  expect(faq.items.map(({ id }) => id)).toEqual(['example', 'what-it-costs']);
  expect(team.members.map(({ id }) => id)).toEqual(['example']);
});

test('sections of numbers, plans and questions need no head', () => {
  const heads = ['numbers', 'plans', 'faq'].map((name) => [`${name}/section.yaml`, undefined]);
  const { numbers, plans, faq } = read(Object.fromEntries(heads));
  expect([numbers, plans, faq].map(({ section }) => section)).toEqual([
    { sectionTitle: 'In numbers', sectionDescription: '' },
    {
      sectionTitle: 'Plans and prices',
      sectionDescription: '',
      callToAction: 'Ask about this plan',
      subject: 'Question about the plan {plan}',
    },
    { sectionTitle: 'Questions and answers', sectionDescription: '' },
  ]);
});

test('numbers and prices may stand without quotes, and are shown as they are written', () => {
  const { numbers, plans } = read({
    'numbers/example.yaml': 'value: 1.50\nlabel: of 2\n',
    'plans/example.yaml': 'title: Care\nprice: 4_800\ndescription: A\n',
  });
  expect([numbers.items[0]?.value, plans.items[0]?.price]).toEqual(['1.50', '4_800']);
});

test('an answer comes out as HTML, its facts no Markdown, its links below the base path', () => {
  const answer = `## Prices

{brand} asks, [you](/contact) **answer**. See [how](#process), or write to {contactEmail}.

| What | When |
| --- | --- |
| Care | weekly |
`;
  const change = {
    ...edited(QUESTION, { answer }),
    ...edited(SITE, { brand: 'A *star*', contactEmail: 'a@example.com' }),
  };
  const [item] = read(change, '/agency/').faq.items;
  expect(item?.answer).toBe(
    [
      '<p><strong>Prices</strong></p>',
      '<p>A *star* asks, <a href="/agency/contact">you</a> <strong>answer</strong>. See <a href="/agency/#process">how</a>, or write to <a href="mailto:a@example.com">a@example.com</a>.</p>',
      '<div class="table" tabindex="0"><table>\n<thead>\n<tr>\n<th>What</th>\n<th>When</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>Care</td>\n<td>weekly</td>\n</tr>\n</tbody></table>\n</div>',
    ].join('\n'),
  );
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

/** Wrong changes of the content, each by a sentence about its issues. */
const wrong: Record<string, Change> = {
  'a syntax error names line and column': {
    [PROJECT]: 'title: Coldline\nimage: "./a.png\nlink: ""\n',
  },
  'a quote that is never closed names the last line that says something': {
    [LOGO]: 'src: ./kadara.svg\nalt: "Kadara\n\n',
  },
  'a colon in a text without quotes is explained': {
    [LOGO]: 'src: ./kadara.svg\nalt: Kadara: the client\n',
  },
  'a tab at the start of a line is explained': {
    [STEP]: 'title: Design\ncontent: We design.\nimages:\n\t- src: ./a.png\n',
  },
  'a JSON syntax error names line and column': {
    [LOGO]: undefined,
    'logos/example.json': '{\n  "src": "./kadara.svg"\n  "alt": "Kadara"\n}\n',
  },
  'a field may stand only once': { [LOGO]: 'src: ./kadara.svg\nalt: Kadara\nalt: Kadara Ltd\n' },
  'a section without quotes, which YAML takes for a comment, is explained': {
    [PROJECT]: source(PROJECT).replace(/^link:.*$/m, 'link: #services'),
  },
  'a comment that cuts off an element of a list, and a text that begins with a star, are explained':
    {
      [NAVIGATION]: 'label: *Main*\nlinks:\n  - text: We are #1\n    href: /\n',
      [SERVICE]: 'users:\n  - ./users/1.svg\n  - #2.svg\n',
    },
  'a file is saved as UTF-8, also below the fields of a legal page': {
    [LOGO]: misread('src: ./kadara.svg\nalt: Café Solèce\n', 'latin1'),
    'team/section.yaml': misread('\uFEFFsectionTitle: Meet The Team\n', 'utf16le'),
    [HERO]: misread('badgeText: Hi\n', 'utf16le'),
    ...legal(misread('\n## Use\n\nThe client’s café.\n', 'latin1')),
  },
  'a file has fields': { [LOGO]: '# nothing yet\n' },
  'a missing field is reported with its description and an example': edited(HERO, {
    badgeText: undefined,
  }),
  'a missing group names its fields': edited(HERO, { callToAction: undefined }),
  'an unknown field is reported with the name that was probably meant': edited(HERO, {
    callToAction: { primary: 'Get a Quote', secondry: 'Start Project' },
  }),
  'a number where a text is needed is shown in quotes': edited(LOGO, { alt: 404 }),
  'a list is no text': edited(SERVICE, { users: './users/1.svg' }),
  'a switch is true or false': edited('team/section.yaml', { autoplay: 'yes' }),
  'a choice that does not exist is reported with those that do': edited('process/section.yaml', {
    show: 'timelines',
  }),
  'a drawing that does not exist is reported with those that do': edited(STEP, {
    drawing: 'rockets',
  }),
  'a text that must say something may not be empty': edited(HERO, { badgeText: '  ' }),
  'a picture needs a description': edited(PROJECT, { imageAlt: undefined }),
  'a picture in a list needs a description that says something': edited(STEP, {
    images: [
      { src: '', alt: '' },
      { src: './project-consultation-a.png', alt: ' ' },
    ],
  }),
  'a step has at most two pictures': edited(STEP, {
    images: ['One', 'Two', 'Three'].map((alt) => ({
      src: './project-consultation-a.png',
      alt,
    })),
  }),
  'a reading is short enough to be shown large': edited(STEP, {
    reading: '9.2 degrees',
  }),
  'a day is written year-month-day': legal(
    '\n## Use\n\nText.\n',
    LEGAL_HEAD.replace('2025-01-15', '15 January 2025'),
  ),
  'a day is one of the calendar': legal(
    '\n## Use\n\nText.\n',
    LEGAL_HEAD.replace('2025-01-15', '2031-02-30'),
  ),
  'search results need a description that says something': edited('pages/home.yaml', {
    description: 'We build software.',
  }),
  'an old address that is a page of the site is reported': edited('redirects.yaml', {
    redirects: [{ from: '/privacy-policy/', to: '/' }],
  }),
  'a text of fields has no HTML': edited('get-in-touch/section.yaml', {
    message: 'Is 3 < 4? <b>Yes</b>',
  }),
  'an old address is a path': edited('redirects.yaml', {
    redirects: [{ from: 'https://old.example/?p=1', to: '/' }],
  }),
  'a missing entry is reported with its fields': { [HERO]: undefined },
  'an entry has one file': { 'hero/hero.yml': source(HERO) },
  'there are at most 24 logos': logos(26),
  'a file in a misspelt folder is reported with the folder that was probably meant': {
    'projcts/coldline.yaml': 'title: Coldline',
  },
  'a file has a known extension, also among the pictures': {
    'projects/coldline.txt': 'title: Coldline',
    'team/photo.heic': '',
  },
  'a file with another name than its folder holds is reported': {
    'hero/heroes.yaml': 'badgeText: Hi',
  },
  'a file at the top of the content is reported': { 'hero.yaml': 'badgeText: Hi' },
  'two entries of a collection may not have the same title': {
    'projects/second.yaml': copyOf(PROJECT, { title: 'coldline' }),
  },
  'two networks may not have the same id': edited(SITE, {
    socialLinks: ['LinkedIn', 'Other'].map((text) => ({ id: 'linkedin', text, href: '' })),
  }),
  'a quote names a project that is there, and a source that can be followed': {
    ...edited(QUOTE, { project: 'exampel', source: 'example.com/talk' }),
    'testimonials/quotes/second.yaml': copyOf(QUOTE, { name: 'Ada', project: 'example.yaml' }),
    'testimonials/quotes/third.yaml': copyOf(QUOTE, { name: 'Obi', project: 7, source: '' }),
  },
  'a misspelt name in the order of a list is reported': { 'team/order.yaml': '- exampel\n' },
  'an order that is no list of names is reported': {
    'team/order.yaml': 'example: 1\n',
    'projects/order.yaml': '- { example: 1 }\n',
  },
  'pages that have no order have no file for one': { 'legal/order.yaml': '- privacy-policy\n' },
  'a missing picture is reported with the path looked for': edited(HERO, {
    imageSrc: './another.png',
  }),
  'a picture in other case, of another type or in another folder is named': {
    ...edited(HERO, { imageSrc: './Product-Screen.PNG' }),
    ...edited(LOGO, { src: './kadara.png' }),
    ...edited(PROJECT, { image: './coldline-map.png' }),
    'team/coldline-map.png': '',
  },
  'a picture is of a type that browsers show, and inside the content': {
    ...edited(HERO, { imageSrc: './screen.heic' }),
    ...edited(LOGO, { src: '../../site/logo.svg' }),
    ...edited(PROJECT, { image: 'C:\\Pictures\\map.png' }),
    ...edited(SERVICE, { users: ['https://example.com/a.png'] }),
  },
  'a placeholder in place of an address is reported, also in a link': {
    ...edited(SITE, { contactEmail: 'your@email.com', contactPhone: '+234 XXX XXXX' }),
    ...edited(PROJECT, { link: 'mailto:name@yourdomain.com' }),
  },
  'an unknown variable is reported with the known ones': edited('footer/footer.yaml', {
    copyright: '© {copyrightYaer} {owner}',
  }),
  'addresses that cannot be followed are reported with what was probably meant': edited(
    NAVIGATION,
    {
      links: [
        'www.example.com',
        'hello@example.com',
        'htp://example.com',
        'contact',
        '#service',
        '/about-us',
        'javascript:alert(1)',
      ].map((href) => ({ text: 'Go', href })),
    },
  ),
  'a social link names a network that exists': edited(PROJECT, { link: 'social:linkedn' }),
  'contactEmail is an address': edited(SITE, { contactEmail: 'hello at example.com' }),
  'contactEmail is one address, not two': edited(SITE, {
    contactEmail: 'a@b.example, d@e.example',
  }),
  'a route is places with commas between them': edited(HERO, { markerRoute: '370 510 400' }),
  'a telephone number has digits': edited(SITE, { contactPhone: 'call us' }),
  'a link in the contact sentences of a legal page is checked too': legal(
    '\n## Use\n\nText.\n',
    LEGAL_HEAD.replace('(/contact)', '(/kontact)'),
  ),
  'a legal page has fields and a text': {
    ...legal(''),
    'legal/imprint.md': '## General Terms\n\nText.\n',
  },
  'a syntax error in the fields of a legal page names the line of the file': {
    [PRIVACY]: '---\ntitle: "Privacy\n---\n\n## Use\n\nText.\n',
  },
  'issues in the text of a legal page name the line': {
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
  'the name of a legal page makes an address that is free': {
    'legal/Über uns.md': source(PRIVACY),
    'legal/api.md': source(PRIVACY),
    'legal/contact.md': source(PRIVACY),
  },
  'the address of the contact page is one that is free': edited('pages/contact.yaml', {
    address: '/kontakt',
  }),
  'links name the contact page by the address that it has': edited('pages/contact.yaml', {
    address: 'kontakt',
  }),
  'variables of a legal page have a value': {
    ...edited(SITE, { streetAddress: '', vatId: undefined }),
    ...legal('\n## Use\n\n{streetAddress}, {vatId}: {howToReachUs}.\n', STUDY_HEAD),
  },
  'the hero is the first section, and each section stands once': {
    ...edited('pages/home.yaml', {
      sections: ['services (off)', 'hero', 'projects', 'services'],
    }),
    ...NO_ENTRIES,
  },
  'a link names a section that the home page shows': {
    ...edited('pages/home.yaml', { sections: ['hero', 'services', 'team'] }),
    ...edited(PROJECT, { link: '/#testimonials' }),
  },
  'a case study belongs to a project': { 'projects/other.md': source(STUDY) },
  'the text and the pictures of a case study are checked': {
    [STUDY]: `${STUDY_HEAD}
# A map

We built ![a map](./map.png) for {owner}; see [there](/there).

![](./coldline.png)

![A map](./no.png)
`,
  },
  'a case study has a text': { [STUDY]: STUDY_HEAD },
  'every fault is listed at once, in the order of the collections': {
    'hero/hero.yaml': undefined,
    'team/section.yaml': 'sectionTitle: [',
    ...edited('logos/example.yaml', { alt: 'TODO', src: './no.svg' }),
  },
  ...Object.fromEntries(
    ['+23415550142', '08031234567', '0x1F', '1.50'].map((phone): [string, Change] => [
      `the advice quotes a number as it stands in the file: ${phone}`,
      { [SITE]: source(SITE).replace(/^contactPhone:.*$/m, `contactPhone: ${phone}`) },
    ]),
  ),
  ...Object.fromEntries(
    ['en_NG', 'english language', 'english', 'en-', 'en NG', '12'].map(
      (language): [string, Change] => [
        `a language that no browser knows is reported: ${language}`,
        edited(SITE, { language }),
      ],
    ),
  ),
  'the Markdown of an answer is checked': edited(QUESTION, {
    question: '',
    answer:
      '# Title\n\n[here](/nowhere) and [](/contact), {city} or {town}\n\n<b>bold</b> ![a](./a.png) [your text]\n',
  }),
  'a plan has a name, a price, a description and points': {
    'plans/example.yaml': 'title: Care\nhighlighted: maybe\nlink: /contct\nitems: one\n',
  },
  'a number has a value and a label': { 'numbers/example.yaml': 'value: [12]\n' },
};

/** The faults whose whole sentences are in the list, one of each kind; of all others it has places and codes. */
const TOLD_WHOLE: readonly string[] = [
  'a syntax error names line and column',
  'a missing field is reported with its description and an example',
  'an unknown field is reported with the name that was probably meant',
  'a number where a text is needed is shown in quotes',
  'a choice that does not exist is reported with those that do',
  'a picture needs a description',
  'a quote names a project that is there, and a source that can be followed',
  'a step has at most two pictures',
  'a reading is short enough to be shown large',
  'the text and the pictures of a case study are checked',
  'every fault is listed at once, in the order of the collections',
];

/** Places and codes after a change, an issue in each line. */
const codesAfter = (change: Change) =>
  issuesAfter(change)
    .map(({ file, field, line, language, code }) =>
      [file, field, line && `line ${line}`, language, code].filter(Boolean).join(', '),
    )
    .join('\n');

// `npx vitest run --project content-model read-content -u` writes the list anew: read it before you commit.
test('whatever is wrong is found at its place, and told in sentences', async () => {
  expect(Object.keys(wrong)).toEqual(expect.arrayContaining([...TOLD_WHOLE]));
  const told = Object.entries(wrong).map(([name, change]) =>
    [
      `# ${name}`,
      codesAfter(change),
      ...(TOLD_WHOLE.includes(name) ? [messageAfter(change).trim()] : []),
    ].join('\n\n'),
  );
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot('wrong-content.txt');
});

test('a picture that cannot be shown is an issue of each field that names it, or else of its file', () => {
  const { files, pictures } = exampleContent();
  const error = { ...finding('damagedImage'), write: 'Find another copy.' };
  const broken = ['hero/product-screen.png', 'services/users/1.svg', 'team/old.png'];
  const imageErrors = new Map(broken.map((path) => [path, error]));
  const readBroken = () =>
    readSite({ files, pictures: new Set([...pictures, ...broken]), imageErrors });
  expect(readBroken).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: The content has 3 faults.

    1. content/hero/hero.yaml, field imageSrc
       Found: "./product-screen.png", a picture that is cut off or damaged.
       To do: Find another copy.

    2. content/services/example.yaml, field users[1]
       Found: "./users/1.svg", a picture that is cut off or damaged.
       To do: Find another copy.

    3. content/team/old.png
       Found: a picture that cannot be shown, and that the site does not use.
       To do: A developer can remove it from the folder of the content. It is a picture that is cut off or damaged. Find another copy.
    ]
  `);
});

/** The text of the first legal page in sections. */
const legalPage = (change: Change, basePath?: string) =>
  textSections(read(change, basePath).documents.legal[0]?.blocks ?? []);

test('a legal page comes out in sections, with variables filled in and links below the base path', () => {
  const body =
    '\n## 1. Your Rights\n\nTo use them, {howToReachUs}, or see [below](#use) and [home](#services).\n\n## Use\n\nBy {legalName}.\n';
  expect(legalPage(legal(body), '/agency/').sections).toEqual([
    {
      id: 'your-rights',
      title: 'Your Rights',
      html: '<p>To use them, write to <a href="mailto:hello@example.com">hello@example.com</a>, or see <a href="#use">below</a> and <a href="/agency/#services">home</a>.</p>',
    },
    { id: 'use', title: 'Use', html: '<p>By Harmattan Software Ltd.</p>' },
  ]);
});

test('a legal page may begin without a title, or have none', () => {
  const pageOf = (body: string) => legalPage(legal(body));
  expect(pageOf('\nBefore **everything**.\n\n## Use\n\nText.\n')).toMatchObject({
    introduction: '<p>Before <strong>everything</strong>.</p>',
    sections: [{ title: 'Use', html: '<p>Text.</p>' }],
  });
  expect(pageOf('\nBy {legalName}.\n')).toMatchObject({
    introduction: '<p>By Harmattan Software Ltd.</p>',
    sections: [],
  });
  expect(pageOf('\n## Use\n\nText.\n').introduction).toBe('');
});

test('without a contactEmail the legal pages point to the contact page', () => {
  const change = {
    ...legal('\n## Use\n\nFor any question, {howToReachUs}.\n'),
    ...edited(SITE, { contactEmail: '' }),
  };
  expect(legalPage(change, '/agency/').sections[0]?.html).toBe(
    '<p>For any question, write to us through the <a href="/agency/contact">contact page</a>.</p>',
  );
});

test('Markdown characters in a fact stay as they are', () => {
  const change = {
    ...legal('\n## Use\n\n{legalName} at {contactEmail}.\n'),
    ...edited(SITE, { legalName: 'Ade_Bola_Co *Ltd*', contactEmail: 'a_b_c@example.com' }),
  };
  expect(legalPage(change).sections[0]?.html).toContain('Ade_Bola_Co *Ltd* at');
});

test('the contact page may have an address of its own, which links then name', () => {
  const { pages, navigation } = read({
    ...edited('pages/contact.yaml', { address: 'kontakt' }),
    ...edited(NAVIGATION, { startProject: { text: 'Los', href: '/kontakt' } }),
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
    'legal/impressum.md': `---\ntitle: Impressum\ndescription: Wer diese Seiten verantwortet und wie Sie uns erreichen.\n---\n${body}`,
  }).documents;
  const year = new Date().getFullYear();
  expect(pages.map(({ path }) => path)).toEqual(['/impressum', '/privacy-policy']);
  expect(textSections(pages[0]?.blocks ?? []).sections[0]?.html).toBe(
    `<p>Hauptstraße 1, 04109 Leipzig, DE123456789, ${year}.</p>`,
  );
});

test('a case study comes out as texts and pictures', () => {
  const body = '\nBy {brand}.\n\n![A map](./coldline.png)\n\n## Then\n\n[Terms](/privacy-policy)\n';
  const { caseStudies } = read({ [STUDY]: STUDY_HEAD + body }, '/agency/').documents;
  expect(caseStudies).toEqual([
    {
      id: 'projects/example',
      path: '/projects/example',
      entry: 0,
      sections: [],
      title: 'A map',
      description: 'How we built it, and what it changed for the people at work.',
      blocks: [
        { html: '<p>By Harmattan.</p>' },
        { picture: 'projects/coldline.png', alt: 'A map', caption: '' },
        { heading: { id: 'then', title: 'Then', html: 'Then' } },
        { html: '<p><a href="/agency/privacy-policy">Terms</a></p>' },
      ],
      markdown: 'By Harmattan.\n\n![A map](./coldline.png)\n\n## Then\n\n[Terms](/privacy-policy)',
    },
  ]);
});

test('what search results say is measured with its variables, and with two places for each wide letter', () => {
  const after = (description: string) => messageAfter(edited('pages/home.yaml', { description }));
  expect(after(`{legalName} ${'builds '.repeat(5)}`)).toBe('');
  expect(after('設計から開発まで、同じ人が担う小さな会社です。ご相談ください。')).toBe('');
  expect(after('··· A draft.')).toBe('');
  expect(after('a'.repeat(171))).toContain('at most 170 characters');
  expect(after('設'.repeat(86))).toContain('at most 170 characters');
  const long = { title: 'Contact '.repeat(11) };
  expect(messageAfter(edited('pages/contact.yaml', long))).toContain('at most 80 characters');
});

test('a name that ends with a full stop ends its sentence', () => {
  const { footer } = read({
    ...edited(SITE, { legalName: 'Maré Ltda.' }),
    ...edited('footer/footer.yaml', { copyright: '© {legalName}. All rights … {legalName}...' }),
  });
  expect(footer.copyright).toBe('© Maré Ltda. All rights … Maré Ltda....');
});

test('a site without clients needs no line above their logos', () => {
  const change = { ...edited(HERO, { trustedByText: undefined }), [LOGO]: undefined };
  expect(messageAfter(change)).toBe('');
});
