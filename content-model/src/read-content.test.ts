import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { exampleContent } from './example-content.ts';
import { ContentError } from './issue.ts';
import { readContent } from './read-content.ts';

/** Files to put into the example content, or to take out of it where the text is undefined. */
type Change = Record<string, string | undefined>;

function changed(change: Change, morePictures: readonly string[] = []) {
  const { files, pictures } = exampleContent();
  for (const [path, text] of Object.entries(change)) {
    if (text === undefined) files.delete(path);
    else files.set(path, text);
  }
  return { files, pictures: new Set([...pictures, ...morePictures]) };
}

/** The list that the owner reads after such a change; empty when the content is in order. */
function messageAfter(change: Change, morePictures: readonly string[] = []): string {
  try {
    readContent(changed(change, morePictures));
    return '';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message;
  }
}

/** The example record at `path` with other values in some of its fields. */
function edited(path: string, fields: Record<string, unknown>): Change {
  const record: Record<string, unknown> = parse(exampleContent().files.get(path) ?? '');
  return { [path]: stringify({ ...record, ...fields }) };
}

/** The example record at `path` without a field. */
function without(path: string, field: string): Change {
  const record: Record<string, unknown> = parse(exampleContent().files.get(path) ?? '');
  delete record[field];
  return { [path]: stringify(record) };
}

const LEGAL_HEAD = `---
title: Privacy Policy
description: What we do with what you send us.
effectiveDate: 2025-01-15
contactByEmail: write to [{contactEmail}](mailto:{contactEmail})
contactByPage: write to us through the [contact page](/contact)
---
`;

const legal = (body: string): Change => ({ 'legal/privacy-policy.md': LEGAL_HEAD + body });

test('the examples of all schemas together are a content in order', () => {
  expect(messageAfter({})).toBe('');
});

test('a picture comes out as a path from the content folder', () => {
  const content = readContent(changed({}));
  expect(content.hero.imageSrc).toBe('hero/product-screen.png');
  expect(content.services.items[0]?.users).toEqual(['services/users/1.svg']);
});

test('a picture may be named without the leading dot, and in another folder of the content', () => {
  const content = readContent(
    changed(edited('hero/hero.yaml', { imageSrc: '../logos/01-kadara.svg' })),
  );
  expect(content.hero.imageSrc).toBe('logos/01-kadara.svg');
  const bare = readContent(changed(edited('hero/hero.yaml', { imageSrc: 'product-screen.png' })));
  expect(bare.hero.imageSrc).toBe('hero/product-screen.png');
});

test('a social link comes out with the address from the facts, or empty when there is none', () => {
  const content = readContent(
    changed({
      ...edited('site/site.yaml', {
        socialLinks: [
          { id: 'linkedin', text: 'LinkedIn', href: 'https://example.com/in' },
          { id: 'tiktok', text: 'TikTok', href: '' },
        ],
      }),
      ...edited('footer/footer.yaml', {
        reachUsVia: {
          text: 'Reach Us Via:',
          links: [
            { text: 'LinkedIn', href: 'social:linkedin' },
            { text: 'TikTok', href: 'social:tiktok' },
          ],
        },
      }),
    }),
  );
  expect(content.footer.reachUsVia.links.map(({ href }) => href)).toEqual([
    'https://example.com/in',
    '',
  ]);
});

test('names of facts are filled in; names that a component fills in stay', () => {
  const content = readContent(changed({}));
  expect(content.footer.copyright).toBe('© 2025 Harmattan Software Ltd. All rights reserved.');
  expect(content.pages.contact.title).toBe('Contact · Harmattan');
  expect(content.labels.teamPosition).toBe('{current} of {total}');
});

test('records are shown in the order of their file names, 2 before 10', () => {
  const project = (title: string) => edited('projects/01-example.yaml', { title });
  const content = readContent(
    changed({
      'projects/10-ten.yml': Object.values(project('Ten'))[0],
      'projects/2-two.json': JSON.stringify(parse(Object.values(project('Two'))[0] ?? '')),
    }),
  );
  expect(content.projects.items.map(({ title }) => title)).toEqual(['Coldline', 'Two', 'Ten']);
});

test('a JSON record indented with tabs is read', () => {
  const hero = JSON.stringify(
    parse(exampleContent().files.get('hero/hero.yaml') ?? ''),
    null,
    '\t',
  );
  const change = { 'hero/hero.yaml': undefined, 'hero/hero.json': hero };
  expect(readContent(changed(change)).hero.callToAction.primary).toBe('Get a Quote');
});

test('there may be no project, no card, no quote and no review', () => {
  const content = readContent(
    changed({
      'projects/01-example.yaml': undefined,
      'process/features/01-example.yaml': undefined,
      'testimonials/quotes/01-example.yaml': undefined,
      'testimonials/reviews/01-example.yaml': undefined,
    }),
  );
  expect(content.projects.items).toEqual([]);
});

test('texts that may be empty may also stand without anything after the colon', () => {
  const site = exampleContent().files.get('site/site.yaml') ?? '';
  const change = { 'site/site.yaml': site.replace(/^contactEmail:.*$/m, 'contactEmail:') };
  expect(readContent(changed(change)).site.contactEmail).toBe('');
});

test.each([
  'We keep a to-do list, and Todoist is ordinary text.',
  'She scored 7/10 [sic] and asked (twice) for more > less.',
  'Write to a@b.example; the set {1, 2} is small, and 3 < 4.',
  'The client’s own words: «Fix me a date».',
])('ordinary text is not taken for a placeholder: %s', (text) => {
  expect(messageAfter(edited('hero/hero.yaml', { subHeading: text }))).toBe('');
});

test.each(['https://example.com/a?b=c#d', '#projects', '/#projects', '/contact', '/', ''])(
  'a link may go to "%s"',
  (href) => {
    expect(messageAfter(edited('projects/01-example.yaml', { link: href }))).toBe('');
  },
);

test.each(['mailto:hello@example.com?subject=Hi', 'tel:+234 1 555 0142'])(
  'a link may go to "%s"',
  (href) => {
    expect(messageAfter(edited('projects/01-example.yaml', { link: href }))).toBe('');
  },
);

test('a README and a list of credits may stand anywhere', () => {
  expect(messageAfter({ 'README.md': '# Content', 'team/CREDITS.md': 'Portraits: …' })).toBe('');
});

test('a syntax error names line and column', () => {
  const change = { 'projects/01-example.yaml': 'title: Coldline\nimage: "./a.png\nlink: ""\n' };
  expect(messageAfter(change)).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/projects/01-example.yaml, line 2, column 16
       Found: a quote or bracket that is never closed, or a missing comma or colon: image: "./a.png
       Write: what is missing, at this place or just before it.
    "
  `);
});

test('a quote that is never closed names the last line that says something', () => {
  const change = { 'logos/01-example.yaml': 'src: ./01-kadara.svg\nalt: "Kadara\n\n' };
  expect(messageAfter(change)).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/logos/01-example.yaml, line 2
       Found: a quote or bracket that is never closed, or a missing comma or colon: alt: "Kadara
       Write: what is missing, at this place or just before it.
    "
  `);
});

test('a colon in a text without quotes is explained', () => {
  expect(
    messageAfter({ 'logos/01-example.yaml': 'src: ./01-kadara.svg\nalt: Kadara: the client\n' }),
  ).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/logos/01-example.yaml, line 2, column 6
       Found: a colon inside a text without quotes: alt: Kadara: the client
       Write: the whole text in "quotes".
    "
  `);
});

test('a tab at the start of a line is explained', () => {
  expect(
    messageAfter({
      'process/steps/01-example.yaml':
        'title: Design\ncontent: We design.\nimages:\n\t- src: ./a.png\n',
    }),
  ).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/process/steps/01-example.yaml, line 4, column 1
       Found: a tab at the start of a line: - src: ./a.png
       Write: spaces in its place, two for each step to the right.
    "
  `);
});

test('a JSON syntax error names line and column', () => {
  const change = {
    'logos/01-example.yaml': undefined,
    'logos/01-example.json': '{\n  "src": "./01-kadara.svg"\n  "alt": "Kadara"\n}\n',
  };
  expect(messageAfter(change)).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/logos/01-example.json, line 3, column 3
       Found: a quote or bracket that is never closed, or a missing comma or colon: "alt": "Kadara"
       Write: what is missing, at this place or just before it.
    "
  `);
});

test('a field given twice is a fault', () => {
  const change = {
    'logos/01-example.yaml': 'src: ./01-kadara.svg\nalt: Kadara\nalt: Kadara Ltd\n',
  };
  expect(messageAfter(change)).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/logos/01-example.yaml, line 3, column 1
       Found: a field that the record has already: alt: Kadara Ltd
       Write: each field once: take one of the two lines out.
    "
  `);
});

test('a section without quotes, which YAML takes for a note, is a fault', () => {
  const project = exampleContent().files.get('projects/01-example.yaml') ?? '';
  const change = { 'projects/01-example.yaml': project.replace(/^link:.*$/m, 'link: #services') };
  expect(messageAfter(change)).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/projects/01-example.yaml, field link
       Found: "#services" after a space, which makes it a note that nobody sees.
       Write: the whole text in "quotes"; or, for a note, a space after the #.
    "
  `);
});

test('a note that cuts off an entry of a list, and a text that begins with a star, are faults', () => {
  const change = {
    'navigation/navigation.yaml': 'label: *Main*\nlinks:\n  - text: We are #1\n    href: /\n',
    'services/01-example.yaml': 'users:\n  - ./users/1.svg\n  - #2.svg\n',
  };
  expect(messageAfter(change)).toMatchInlineSnapshot(`
    "The content has 3 faults.

    1. content/navigation/navigation.yaml, field label
       Found: *Main* without quotes, which is a sign of YAML.
       Write: it in "quotes".

    2. content/navigation/navigation.yaml, field text
       Found: "#1" after a space, which makes it a note that nobody sees.
       Write: the whole text in "quotes"; or, for a note, a space after the #.

    3. content/services/01-example.yaml, field users
       Found: "#2.svg" after a space, which makes it a note that nobody sees.
       Write: the whole text in "quotes"; or, for a note, a space after the #.
    "
  `);
});

/** A text as a program reads it that takes its bytes for UTF-8. */
const misread = (text: string, encoding: BufferEncoding) =>
  Buffer.from(text, encoding).toString('utf8');

test('a file in another encoding than UTF-8 is a fault, also below the fields of a legal page', () => {
  expect(
    messageAfter({
      'logos/01-example.yaml': misread('src: ./01-kadara.svg\nalt: Café Solèce\n', 'latin1'),
      'team/section.yaml': misread('\uFEFFsectionTitle: Meet The Team\n', 'utf16le'),
      'hero/hero.yaml': misread('badgeText: Hi\n', 'utf16le'),
      ...legal(misread('\n## Use\n\nThe client’s café.\n', 'latin1')),
    }),
  ).toMatchInlineSnapshot(`
    "The content has 4 faults.

    1. content/hero/hero.yaml, line 1
       Found: a text that is not saved as UTF-8: "badgeText: Hi".
       Write: the same text, but save the file as UTF-8 (in the list of encodings of Save As), and look at its accents.

    2. content/logos/01-example.yaml, line 2
       Found: a text that is not saved as UTF-8: "alt: Caf� Sol�ce".
       Write: the same text, but save the file as UTF-8 (in the list of encodings of Save As), and look at its accents.

    3. content/team/section.yaml, line 1
       Found: a text that is not saved as UTF-8: "��sectionTitle: Meet The Team".
       Write: the same text, but save the file as UTF-8 (in the list of encodings of Save As), and look at its accents.

    4. content/legal/privacy-policy.md, line 11
       Found: a text that is not saved as UTF-8: "The clients caf�.".
       Write: the same text, but save the file as UTF-8 (in the list of encodings of Save As), and look at its accents.
    "
  `);
});

test('a mark at the start that says UTF-8 is no fault', () => {
  const hero = exampleContent().files.get('hero/hero.yaml') ?? '';
  expect(messageAfter({ 'hero/hero.yaml': `\uFEFF${hero}` })).toBe('');
});

test('an empty file is a fault', () => {
  expect(messageAfter({ 'logos/01-example.yaml': '# nothing yet\n' })).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/logos/01-example.yaml
       Found: an empty file.
       Write: one field on each line: its name, a colon, a space and its value.
    "
  `);
});

test('a missing field is reported with its sentence and an example', () => {
  expect(messageAfter(without('hero/hero.yaml', 'badgeText'))).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/hero/hero.yaml, field badgeText
       Found: nothing, the field is missing.
       Write: The line above the heading. For example: A software development agency in Lagos
    "
  `);
});

test('a missing group names its fields', () => {
  expect(messageAfter(without('hero/hero.yaml', 'callToAction'))).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/hero/hero.yaml, field callToAction
       Found: nothing, the field is missing.
       Write: The two buttons. Its fields: primary, secondary.
    "
  `);
});

test('an unknown field is reported with the name that was probably meant', () => {
  const change = edited('hero/hero.yaml', {
    callToAction: { primary: 'Get a Quote', secondry: 'Start Project' },
  });
  expect(messageAfter(change)).toMatchInlineSnapshot(`
    "The content has 2 faults.

    1. content/hero/hero.yaml, field callToAction.secondary
       Found: nothing, the field is missing.
       Write: The words of the second button, which leads to the contact page. For example: Start Project

    2. content/hero/hero.yaml, field callToAction.secondry
       Found: a field with the unknown name "secondry". Did you mean secondary?
       Write: one of the names primary, secondary; or take the field out.
    "
  `);
});

test('a number where a text is needed is shown in quotes', () => {
  expect(messageAfter(edited('logos/01-example.yaml', { alt: 404 }))).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/logos/01-example.yaml, field alt
       Found: the number 404.
       Write: a text, here in quotes: "404". The name of the client. For example: Kadara
    "
  `);
});

test.each(['+23415550142', '08031234567', '0x1F', '1.50'])(
  'the advice quotes a number as it stands in the file: %s',
  (phone) => {
    const site = exampleContent().files.get('site/site.yaml') ?? '';
    const message = messageAfter({
      'site/site.yaml': site.replace(/^contactPhone:.*$/m, `contactPhone: ${phone}`),
    });
    expect(message).toContain(`Found: the number ${phone}.`);
    expect(message).toContain(`Write: a text, here in quotes: "${phone}".`);
  },
);

test('a text where a list is needed is a fault', () => {
  expect(
    messageAfter(edited('services/01-example.yaml', { users: './users/1.svg' })),
  ).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/services/01-example.yaml, field users
       Found: "./users/1.svg".
       Write: a list, each entry on a line of its own after a dash. Small round pictures of people who use the work. Leave the field out for a card without them. For example: - ./users/1.svg
    "
  `);
});

test('a word where true or false is needed is a fault', () => {
  expect(messageAfter(edited('team/section.yaml', { autoplay: 'yes' }))).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/team/section.yaml, field autoplay
       Found: "yes".
       Write: true or false. \`true\` shows the next member every five seconds, \`false\` waits for the visitor. For example: false
    "
  `);
});

test('a choice that does not exist is reported with those that do', () => {
  expect(
    messageAfter(edited('process/section.yaml', { show: 'timelines' })),
  ).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/process/section.yaml, field show
       Found: "timelines". Did you mean timeline?
       Write: one of timeline, features, both. What the section shows: \`timeline\` (the steps), \`features\` (the cards) or \`both\`. For example: timeline
    "
  `);
});

test('a text that must say something may not be empty', () => {
  expect(messageAfter(edited('hero/hero.yaml', { badgeText: '  ' }))).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/hero/hero.yaml, field badgeText
       Found: nothing, the field is empty.
       Write: The line above the heading. For example: A software development agency in Lagos
    "
  `);
});

test('a step has two pictures', () => {
  const images = [{ src: './01-project-consultation-a.png', alt: 'Notes' }];
  expect(messageAfter(edited('process/steps/01-example.yaml', { images }))).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/process/steps/01-example.yaml, field images
       Found: a list of one entry.
       Write: exactly 2 entries. The two pictures beside the step. For example:
              - { src: ./01-project-consultation-a.png, alt: A page of notes }
              - { src: ./01-project-consultation-b.png, alt: A list of goals }
    "
  `);
});

test('a day that does not exist is a fault', () => {
  const change = {
    'legal/privacy-policy.md': `${LEGAL_HEAD.replace('2025-01-15', '15 January 2025')}\n## Use\n\nText.\n`,
  };
  expect(messageAfter(change)).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/legal/privacy-policy.md, field effectiveDate
       Found: "15 January 2025".
       Write: The day from which the page is in force, as year-month-day. For example: 2025-01-15
    "
  `);
});

test('a missing record is reported with its fields', () => {
  expect(messageAfter({ 'hero/hero.yaml': undefined })).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/hero/hero.yaml
       Found: nothing, content/hero/hero.yaml is missing.
       Write: this file, with the fields badgeText, mainHeading, subHeading, callToAction, trustedByText, imageSrc, imageAlt.
    "
  `);
});

test('a second file for the same record is a fault', () => {
  const hero = exampleContent().files.get('hero/hero.yaml');
  expect(messageAfter({ 'hero/hero.yml': hero })).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/hero/hero.yml
       Found: a second file for what content/hero/hero.yaml says.
       Write: one of the two: take the other away.
    "
  `);
});

test('a kind that cannot be empty needs at least one record', () => {
  expect(messageAfter({ 'logos/01-example.yaml': undefined })).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/logos/
       Found: no record.
       Write: at least one file such as content/logos/01-name.yaml, with the fields src, alt.
    "
  `);
});

test('there may be 24 logos, and no more', () => {
  const logos = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `logos/${String(index + 1).padStart(2, '0')}-example.yaml`,
        `src: ./01-kadara.svg\nalt: Client ${index + 1}\n`,
      ]),
    );
  expect(messageAfter(logos(24))).toBe('');
  expect(messageAfter(logos(26))).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/logos/
       Found: 26 records.
       Write: at most 24: take 2 away.
    "
  `);
});

test('a file in a misspelt folder is reported with the folder that was probably meant', () => {
  expect(messageAfter({ 'projcts/03-coldline.yaml': 'title: Coldline' })).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/projcts/03-coldline.yaml
       Found: a file that nobody reads: the folder content/projcts/ holds no records. Did you mean content/projects/?
       Write: the file into one of the folders contact, footer, get-in-touch, hero, labels, legal, logos, navigation, not-found, pages, process, process/features, process/steps, projects, services, site, team, testimonials, testimonials/quotes, testimonials/reviews; or take it away.
    "
  `);
});

test('a file whose ending nobody reads is reported, also among the pictures', () => {
  expect(
    messageAfter({ 'projects/03-coldline.txt': 'title: Coldline' }, ['team/photo.heic']),
  ).toMatchInlineSnapshot(`
    "The content has 2 faults.

    1. content/projects/03-coldline.txt
       Found: a file that nobody reads: its name ends in .txt.
       Write: the ending .yaml (or .yml or .json) for a record, .png, .jpg, .jpeg, .webp, .avif, .svg for a picture; or take the file away.

    2. content/team/photo.heic
       Found: a file that nobody reads: its name ends in .heic.
       Write: the ending .yaml (or .yml or .json) for a record, .png, .jpg, .jpeg, .webp, .avif, .svg for a picture; or take the file away.
    "
  `);
});

test('a file with another name than its folder holds is reported', () => {
  expect(messageAfter({ 'hero/heroes.yaml': 'badgeText: Hi' })).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/hero/heroes.yaml
       Found: a file that nobody reads: the folder holds other records.
       Write: the name hero.yaml; or take the file away.
    "
  `);
});

test('a text file at the top of the content is reported', () => {
  expect(messageAfter({ 'hero.yaml': 'badgeText: Hi' })).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/hero.yaml
       Found: a file that nobody reads: the top of content/ holds no records.
       Write: the file into one of the folders contact, footer, get-in-touch, hero, labels, legal, logos, navigation, not-found, pages, process, process/features, process/steps, projects, services, site, team, testimonials, testimonials/quotes, testimonials/reviews; or take it away.
    "
  `);
});

test('two records of a kind may not have the same title', () => {
  const change = edited('projects/01-example.yaml', { title: 'coldline' });
  expect(
    messageAfter({ 'projects/02-again.yaml': change['projects/01-example.yaml'] }),
  ).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/projects/02-again.yaml, field title
       Found: "coldline", which content/projects/01-example.yaml has as well.
       Write: a title of its own; or take one of the two files away.
    "
  `);
});

test('two networks may not have the same id', () => {
  const network = { id: 'linkedin', text: 'LinkedIn', href: '' };
  expect(
    messageAfter(edited('site/site.yaml', { socialLinks: [network, { ...network }] })),
  ).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/site/site.yaml, field socialLinks[2].id
       Found: "linkedin", which socialLinks[1].id has as well.
       Write: another id; or take one of the two out.
    "
  `);
});

test('cards count 1, 2, 3 in the order of their files', () => {
  const change = edited('process/features/01-example.yaml', { id: 3, title: 'Chat' });
  expect(
    messageAfter({ 'process/features/02-chat.yaml': change['process/features/01-example.yaml'] }),
  ).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/process/features/02-chat.yaml, field id
       Found: the number 3, in file 2 of the folder.
       Write: 2: the records count 1, 2, 3 in the order of their files.
    "
  `);
});

test('a missing picture is reported with the path looked for', () => {
  expect(
    messageAfter(edited('hero/hero.yaml', { imageSrc: './another.png' })),
  ).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/hero/hero.yaml, field imageSrc
       Found: "./another.png", but there is no picture content/hero/another.png.
       Write: the path of a picture that exists, or put a picture at content/hero/another.png.
    "
  `);
});

test('a picture in other case, of another type or in another folder is named', () => {
  expect(
    messageAfter(
      {
        ...edited('hero/hero.yaml', { imageSrc: './Product-Screen.PNG' }),
        ...edited('logos/01-example.yaml', { src: './01-kadara.png' }),
        ...edited('projects/01-example.yaml', { image: './coldline-map.png' }),
      },
      ['team/coldline-map.png'],
    ),
  ).toMatchInlineSnapshot(`
    "The content has 3 faults.

    1. content/hero/hero.yaml, field imageSrc
       Found: "./Product-Screen.PNG", but there is no picture content/hero/Product-Screen.PNG. There is content/hero/product-screen.png.
       Write: ./product-screen.png, or put a picture at content/hero/Product-Screen.PNG.

    2. content/logos/01-example.yaml, field src
       Found: "./01-kadara.png", but there is no picture content/logos/01-kadara.png. There is content/logos/01-kadara.svg.
       Write: ./01-kadara.svg, or put a picture at content/logos/01-kadara.png.

    3. content/projects/01-example.yaml, field image
       Found: "./coldline-map.png", but there is no picture content/projects/coldline-map.png. There is content/team/coldline-map.png.
       Write: ../team/coldline-map.png, or put a picture at content/projects/coldline-map.png.
    "
  `);
});

test('a picture that a browser cannot show, or outside the content, is a fault', () => {
  expect(
    messageAfter({
      ...edited('hero/hero.yaml', { imageSrc: './screen.heic' }),
      ...edited('logos/01-example.yaml', { src: '../../site/logo.svg' }),
      ...edited('projects/01-example.yaml', { image: 'C:\\Pictures\\map.png' }),
      ...edited('services/01-example.yaml', { users: ['https://example.com/a.png'] }),
    }),
  ).toMatchInlineSnapshot(`
    "The content has 4 faults.

    1. content/hero/hero.yaml, field imageSrc
       Found: "./screen.heic", a file of the type .heic, which cannot be shown.
       Write: the path of a picture of the type PNG, JPEG, WebP, AVIF or SVG.

    2. content/logos/01-example.yaml, field src
       Found: "../../site/logo.svg", which lies outside the folder content/.
       Write: the path of a picture inside content/, best beside this file in content/logos/.

    3. content/services/01-example.yaml, field users[1]
       Found: "https://example.com/a.png", which is not the path of a file next to this one.
       Write: the path from this file, with forward slashes: put the picture into content/services/ and write ./a.png

    4. content/projects/01-example.yaml, field image
       Found: "C:\\Pictures\\map.png", which is not the path of a file next to this one.
       Write: the path from this file, with forward slashes: put the picture into content/projects/ and write ./map.png
    "
  `);
});

test('a picture that cannot be shown is a fault of each field that names it, or else of its file', () => {
  const { files, pictures } = exampleContent();
  const flaw = { found: 'a picture that is cut off or damaged', write: 'another copy of it' };
  const imageErrors = new Map([
    ['hero/product-screen.png', flaw],
    ['services/users/1.svg', flaw],
    ['team/old.png', flaw],
  ]);
  const read = () =>
    readContent({ files, pictures: new Set([...pictures, 'team/old.png']), imageErrors });
  expect(read).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: The content has 3 faults.

    1. content/hero/hero.yaml, field imageSrc
       Found: "./product-screen.png", a picture that is cut off or damaged.
       Write: another copy of it.

    2. content/services/01-example.yaml, field users[1]
       Found: "./users/1.svg", a picture that is cut off or damaged.
       Write: another copy of it.

    3. content/team/old.png
       Found: a picture that is cut off or damaged.
       Write: another copy of it; or take the file away.
    ]
  `);
});

test.each([
  'Lorem ipsum dolor sit amet.',
  'TODO: write this.',
  'Price TBD',
  'FIXME',
  'We are [your company name].',
  'Hello {{name}}!',
  'Ask <insert name here> about it.',
])('a left-over placeholder is a fault: %s', (text) => {
  const message = messageAfter(edited('hero/hero.yaml', { subHeading: text }));
  expect(message).toMatch(
    /^The content has one fault\.\n\n1\. content\/hero\/hero\.yaml, field subHeading\n {3}Found: the placeholder ".+"\.\n {3}Write: the words that visitors are to read in its place(; or, for a remark, round brackets)?\.\n$/,
  );
});

test('a placeholder in place of an address is a fault, also in a link', () => {
  expect(
    messageAfter({
      ...edited('site/site.yaml', {
        contactEmail: 'your@email.com',
        contactPhone: '+234 XXX XXXX',
      }),
      ...edited('projects/01-example.yaml', { link: 'mailto:name@yourdomain.com' }),
    }),
  ).toMatchInlineSnapshot(`
    "The content has 3 faults.

    1. content/site/site.yaml, field contactEmail
       Found: the placeholder "your@email.com".
       Write: the words that visitors are to read in its place.

    2. content/site/site.yaml, field contactPhone
       Found: the placeholder "XXX".
       Write: the words that visitors are to read in its place.

    3. content/projects/01-example.yaml, field link
       Found: the placeholder "name@yourdomain.com".
       Write: the words that visitors are to read in its place.
    "
  `);
});

test('links whose addresses stand below the text of a legal page are no placeholders', () => {
  const body = '\n## Use\n\nSee [your rights][use] and [Use].\n\n[use]: #use\n';
  expect(messageAfter(legal(body))).toBe('');
});

test('a name in braces that nothing fills in is reported with those that are filled in', () => {
  expect(
    messageAfter(edited('footer/footer.yaml', { copyright: '© {copyrightYaer} {owner}' })),
  ).toMatchInlineSnapshot(`
    "The content has 2 faults.

    1. content/footer/footer.yaml, field copyright
       Found: the name {copyrightYaer}, which nothing fills in. Did you mean {copyrightYear}?
       Write: one of {brand}, {legalName}, {copyrightYear}; or the words themselves, without braces.

    2. content/footer/footer.yaml, field copyright
       Found: the name {owner}, which nothing fills in.
       Write: one of {brand}, {legalName}, {copyrightYear}; or the words themselves, without braces.
    "
  `);
});

test('addresses that cannot be followed are reported with what was probably meant', () => {
  const hrefs = [
    'www.example.com',
    'hello@example.com',
    'htp://example.com',
    'contact',
    '#service',
    '/about-us',
    'social:linkedn',
    'javascript:alert(1)',
  ];
  expect(
    messageAfter(
      edited('navigation/navigation.yaml', {
        links: hrefs.map((href) => ({ text: 'Go', href })),
      }),
    ),
  ).toMatchInlineSnapshot(`
    "The content has 8 faults.

    1. content/navigation/navigation.yaml, field links[1].href
       Found: "www.example.com", which is no address that can be followed. Did you mean https://www.example.com?
       Write: a web address that begins with https://, a page (/, /contact, /terms-and-conditions, /privacy-policy), a section (#services, #process, #projects), mailto: or tel: with an address, social: with the id of a network, or "" for no link.

    2. content/navigation/navigation.yaml, field links[2].href
       Found: "hello@example.com", which is no address that can be followed. Did you mean mailto:hello@example.com?
       Write: a web address that begins with https://, a page (/, /contact, /terms-and-conditions, /privacy-policy), a section (#services, #process, #projects), mailto: or tel: with an address, social: with the id of a network, or "" for no link.

    3. content/navigation/navigation.yaml, field links[3].href
       Found: "htp://example.com", which is no address that can be followed.
       Write: a web address that begins with https://, a page (/, /contact, /terms-and-conditions, /privacy-policy), a section (#services, #process, #projects), mailto: or tel: with an address, social: with the id of a network, or "" for no link.

    4. content/navigation/navigation.yaml, field links[4].href
       Found: "contact", which is no address that can be followed. Did you mean /contact?
       Write: a web address that begins with https://, a page (/, /contact, /terms-and-conditions, /privacy-policy), a section (#services, #process, #projects), mailto: or tel: with an address, social: with the id of a network, or "" for no link.

    5. content/navigation/navigation.yaml, field links[5].href
       Found: "#service", which is no address that can be followed. Did you mean #services?
       Write: a web address that begins with https://, a page (/, /contact, /terms-and-conditions, /privacy-policy), a section (#services, #process, #projects), mailto: or tel: with an address, social: with the id of a network, or "" for no link.

    6. content/navigation/navigation.yaml, field links[6].href
       Found: "/about-us", which is no address that can be followed.
       Write: a web address that begins with https://, a page (/, /contact, /terms-and-conditions, /privacy-policy), a section (#services, #process, #projects), mailto: or tel: with an address, social: with the id of a network, or "" for no link.

    7. content/navigation/navigation.yaml, field links[7].href
       Found: "social:linkedn", but site/site.yaml has no social link with the id "linkedn". Did you mean social:linkedin?
       Write: one of social:linkedin; or add the network to socialLinks in content/site/site.yaml.

    8. content/navigation/navigation.yaml, field links[8].href
       Found: "javascript:alert(1)", which is no address that can be followed.
       Write: a web address that begins with https://, a page (/, /contact, /terms-and-conditions, /privacy-policy), a section (#services, #process, #projects), mailto: or tel: with an address, social: with the id of a network, or "" for no link.
    "
  `);
});

test('an address that is none is not taken as contactEmail', () => {
  expect(
    messageAfter(edited('site/site.yaml', { contactEmail: 'hello at example.com' })),
  ).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/site/site.yaml, field contactEmail
       Found: "hello at example.com".
       Write: an address such as name@example.com. The e-mail address for visitors. Left empty, no page shows one, and the texts point to the contact page instead. For example: hello@example.com
    "
  `);
});

test('contactEmail takes one address, not two', () => {
  expect(
    messageAfter(edited('site/site.yaml', { contactEmail: 'a@b.example, d@e.example' })),
  ).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/site/site.yaml, field contactEmail
       Found: "a@b.example, d@e.example".
       Write: only one address. The e-mail address for visitors. Left empty, no page shows one, and the texts point to the contact page instead. For example: hello@example.com
    "
  `);
});

test.each(['en_NG', 'english language', 'english', 'en-', 'en NG', '12'])(
  'a language that no browser knows is a fault: %s',
  (language) => {
    const message = messageAfter(edited('site/site.yaml', { language }));
    expect(message).toContain('content/site/site.yaml, field language');
    expect(message).toContain(`Found: "${language}".`);
  },
);

test('a fault in the language says how codes are written', () => {
  expect(messageAfter(edited('site/site.yaml', { language: 'english' }))).toContain(
    'Write: the code of a language, such as en, or of a language and a country, such as en-NG.',
  );
  expect(messageAfter(edited('site/site.yaml', { language: 'en_NG' }))).toContain(
    'Write: en-NG, with a hyphen.',
  );
});

test.each(['en', 'en-NG', 'yo', 'pcm-NG', 'zh-Hant-TW', 'EN-ng'])(
  'a language may be %s',
  (language) => {
    expect(messageAfter(edited('site/site.yaml', { language }))).toBe('');
  },
);

test('a telephone number has digits', () => {
  expect(
    messageAfter(edited('site/site.yaml', { contactPhone: 'call us' })),
  ).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/site/site.yaml, field contactPhone
       Found: "call us".
       Write: a number, with its digits. The telephone number for visitors, with the country code. Left empty, no page shows one. For example: +234 1 700 0000
    "
  `);
});

test('every fault is listed at once', () => {
  const message = messageAfter({
    'hero/hero.yaml': undefined,
    'team/section.yaml': 'sectionTitle: [',
    ...edited('logos/01-example.yaml', { alt: 'TODO', src: './no.svg' }),
  });
  expect(message).toMatch(/^The content has (\d+) faults\./);
  expect(message.match(/^\d+\. content\/[a-z0-9/.-]+/gm)).toEqual([
    '1. content/hero/hero.yaml',
    '2. content/logos/01-example.yaml',
    '3. content/logos/01-example.yaml',
    '4. content/team/section.yaml',
  ]);
});

test('a legal page comes out in sections, with names filled in and links below the base path', () => {
  const { files, pictures } = changed(
    legal(
      '\n## 1. Your Rights\n\nTo use them, {howToReachUs}, or see [below](#use) and [home](#services).\n\n## Use\n\nBy {legalName}.\n',
    ),
  );
  const { privacyPolicy } = readContent({ files, pictures }, '/agency/').legal;
  expect(privacyPolicy.sections).toEqual([
    {
      id: 'your-rights',
      title: 'Your Rights',
      html: '<p>To use them, write to <a href="mailto:hello@example.com">hello@example.com</a>, or see <a href="#use">below</a> and <a href="/agency/#services">home</a>.</p>',
    },
    { id: 'use', title: 'Use', html: '<p>By Harmattan Software Ltd.</p>' },
  ]);
});

test('without a contactEmail the legal pages point to the contact page', () => {
  const { files, pictures } = changed({
    ...legal('\n## Use\n\nFor any question, {howToReachUs}.\n'),
    ...edited('site/site.yaml', { contactEmail: '' }),
  });
  const { privacyPolicy } = readContent({ files, pictures }, '/agency/').legal;
  expect(privacyPolicy.sections[0]?.html).toBe(
    '<p>For any question, write to us through the <a href="/agency/contact">contact page</a>.</p>',
  );
});

test('signs of Markdown in a fact stay as they are', () => {
  const { files, pictures } = changed({
    ...legal('\n## Use\n\n{legalName} at {contactEmail}.\n'),
    ...edited('site/site.yaml', {
      legalName: 'Ade_Bola_Co *Ltd*',
      contactEmail: 'a_b_c@example.com',
    }),
  });
  expect(readContent({ files, pictures }).legal.privacyPolicy.sections[0]?.html).toContain(
    'Ade_Bola_Co *Ltd* at',
  );
});

test('faults in the text of a legal page name the line', () => {
  expect(
    messageAfter({
      ...edited('site/site.yaml', { contactEmail: '' }),
      ...legal(
        [
          '',
          'Before everything.',
          '',
          '## Use',
          '',
          'Write to {contactEmail} or {howToReachMe}. See [here](/somewhere), [there]() and <b>this</b>.',
          '![A map](./map.png)',
          '',
          '## Use',
          '',
          '## Cookies',
          '',
          'We use [insert list] of cookies, and respect [your rights](#use).',
          '',
        ].join('\n'),
      ),
    }),
  ).toMatchInlineSnapshot(`
    "The content has 11 faults.

    1. content/legal/privacy-policy.md, line 9
       Found: "Before everything." before the first section.
       Write: a line such as "## General Terms" above it: every text stands in a section.

    2. content/legal/privacy-policy.md, line 13
       Found: the name {howToReachMe}, which nothing fills in. Did you mean {howToReachUs}?
       Write: one of {brand}, {legalName}, {copyrightYear}, {contactEmail}, {howToReachUs}; or the words themselves, without braces.

    3. content/legal/privacy-policy.md, line 13
       Found: the name {contactEmail}, but contactEmail in content/site/site.yaml is empty.
       Write: {howToReachUs}, which leads to the contact page when there is no address.

    4. content/legal/privacy-policy.md, line 13
       Found: "/somewhere", which is no address that can be followed.
       Write: a web address that begins with https://, a page (/, /contact, /terms-and-conditions, /privacy-policy), a section (#services, #process, #projects), mailto: or tel: with an address, social: with the id of a network, or "" for no link.

    5. content/legal/privacy-policy.md, line 13
       Found: "[there]()", a link without an address.
       Write: the address in the round brackets.

    6. content/legal/privacy-policy.md, line 13
       Found: HTML: "<b>".
       Write: Markdown: **bold**, [a link](/contact), "- " for a list.

    7. content/legal/privacy-policy.md, line 13
       Found: HTML: "</b>".
       Write: Markdown: **bold**, [a link](/contact), "- " for a list.

    8. content/legal/privacy-policy.md, line 14
       Found: a picture: "![A map](./map.png)".
       Write: text only: legal pages show no pictures.

    9. content/legal/privacy-policy.md, line 16
       Found: a second section "Use".
       Write: another title, or one section in place of the two.

    10. content/legal/privacy-policy.md, line 16
       Found: the section "Use" without a text.
       Write: a text below the title; or take the title out.

    11. content/legal/privacy-policy.md, line 20
       Found: the placeholder "[insert list]".
       Write: the words that visitors are to read in its place; or, for a remark, round brackets.
    "
  `);
});

test('a link in the sentences of a legal page is checked too', () => {
  const head = LEGAL_HEAD.replace('(/contact)', '(/kontact)');
  expect(
    messageAfter({ 'legal/privacy-policy.md': `${head}\n## Use\n\nText.\n` }),
  ).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/legal/privacy-policy.md, field contactByPage
       Found: "/kontact", which is no address that can be followed. Did you mean /contact?
       Write: a web address that begins with https://, a page (/, /contact, /terms-and-conditions, /privacy-policy), a section (#services, #process, #projects), mailto: or tel: with an address, social: with the id of a network, or "" for no link.
    "
  `);
});

test('a legal page without fields or without a text is a fault', () => {
  expect(
    messageAfter({ ...legal(''), 'legal/terms-and-conditions.md': '## General Terms\n\nText.\n' }),
  ).toMatchInlineSnapshot(`
    "The content has 2 faults.

    1. content/legal/terms-and-conditions.md
       Found: a text without fields at its top.
       Write: a line of ---, the fields title, description, effectiveDate, contactByEmail, contactByPage, another line of ---, then the text.

    2. content/legal/privacy-policy.md, line 8
       Found: no text.
       Write: sections, each with a line such as "## General Terms" above its text.
    "
  `);
});

test('a syntax error in the fields of a legal page names the line of the file', () => {
  expect(
    messageAfter({ 'legal/privacy-policy.md': '---\ntitle: "Privacy\n---\n\n## Use\n\nText.\n' }),
  ).toMatchInlineSnapshot(`
    "The content has one fault.

    1. content/legal/privacy-policy.md, line 2, column 16
       Found: a quote or bracket that is never closed, or a missing comma or colon: title: "Privacy
       Write: what is missing, at this place or just before it.
    "
  `);
});
