import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { rewriteDocument, rewriteEntry } from './write.ts';

const HERO = `badgeText: An agency
# Each line starts a new line on the page.
mainHeading: |-
  One
  solution
subHeading: >-
  We build apps, websites and enterprise platforms that people understand the first time, and that
  they rely on.
callToAction: { primary: Get a Quote, secondary: Start Project }
links:
  - text: LinkedIn
    href: https://example.com/in
  # Empty until the account exists.
  - text: TikTok
    href: ""
`;

const { links, ...others } = parse(HERO);

test.each([
  ['an unchanged entry is written as it was', {}, HERO],
  [
    'a changed text changes its own line only',
    { badgeText: 'A software agency' },
    HERO.replace('An agency', 'A software agency'),
  ],
  [
    'a text that YAML would misread gets quotes',
    { badgeText: 'Note: #1' },
    HERO.replace('An agency', '"Note: #1"'),
  ],
  [
    'a list that loses an element keeps the comments of the others',
    { links: links.slice(1) },
    HERO.replace('  - text: LinkedIn\n    href: https://example.com/in\n', ''),
  ],
  [
    'a changed element of a list keeps its place',
    { links: [links[0], { ...links[1], href: 'https://example.com/tok' }] },
    HERO.replace('href: ""', 'href: https://example.com/tok'),
  ],
])('%s', (_, fields, expected) => {
  expect(rewriteEntry('hero.yaml', HERO, { ...others, links, ...fields })).toBe(expected);
});

test('a field that is taken out and a field that comes in leave the others as they are', () => {
  const { badgeText: _, ...entry } = others;
  expect(rewriteEntry('hero.yaml', HERO, { ...entry, links, imageAlt: 'A screen' })).toBe(
    `${HERO.replace('badgeText: An agency\n', '')}imageAlt: A screen\n`,
  );
});

test('a list whose elements change places keeps the comments with them', () => {
  const entry = { ...others, links: links.toReversed() };
  const changed = rewriteEntry('hero.yaml', HERO, entry);
  expect(parse(changed)).toEqual(entry);
  expect(changed).toContain('# Empty until the account exists.\n  - text: TikTok');
});

test('a new entry is written with long texts folded and line breaks as they are', () => {
  const text =
    'We build apps, websites and enterprise platforms that people understand the first time.';
  expect(rewriteEntry('new.yaml', '', { title: 'One', lines: 'a\nb', text })).toBe(
    `title: One\nlines: |-\n  a\n  b\ntext: >-\n  ${text}\n`,
  );
});

test('a JSON entry stays JSON', () => {
  expect(rewriteEntry('a.json', '{"a":1}', { a: 2 })).toBe('{\n  "a": 2\n}\n');
});

test('a legal page keeps its fields when only its text changes', () => {
  const page = '---\n# a note\ntitle: Privacy Policy\n---\n\n## Use\n\nOld.\n';
  expect(rewriteDocument(page, { title: 'Privacy Policy' }, '## Use\r\n\r\nNew.')).toBe(
    page.replace('Old.', 'New.'),
  );
});

describe('a file with the line ends of Windows keeps them', () => {
  const windows = (text: string) => text.replaceAll('\n', '\r\n');

  test('in an entry, of which one line changes', () => {
    const entry = { ...others, links, badgeText: 'A software agency' };
    expect(rewriteEntry('hero.yaml', windows(HERO), entry)).toBe(
      windows(HERO.replace('An agency', 'A software agency')),
    );
  });

  test('in a page, and in JSON', () => {
    const page = '---\n# a note\ntitle: Privacy Policy\n---\n\n## Use\n\nOld.\n';
    expect(rewriteDocument(windows(page), { title: 'Privacy Policy' }, '## Use\n\nNew.')).toBe(
      windows(page.replace('Old.', 'New.')),
    );
    expect(rewriteEntry('a.json', '{\r\n  "a": 1\r\n}\r\n', { a: 2 })).toBe(
      '{\r\n  "a": 2\r\n}\r\n',
    );
  });
});
