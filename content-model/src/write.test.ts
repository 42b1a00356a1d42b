import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rewriteEntry, rewriteLegalPage } from './write.ts';

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

const hero = () => parse(HERO);

test('a record that did not change is written as it was', () => {
  expect(rewriteEntry('hero.yaml', HERO, hero())).toBe(HERO);
});

test('a changed text changes its own line only', () => {
  const changed = rewriteEntry('hero.yaml', HERO, { ...hero(), badgeText: 'A software agency' });
  expect(changed).toBe(HERO.replace('An agency', 'A software agency'));
});

test('a text that YAML would misread gets quotes', () => {
  const changed = rewriteEntry('hero.yaml', HERO, { ...hero(), badgeText: 'Note: #1' });
  expect(changed).toBe(HERO.replace('An agency', '"Note: #1"'));
});

test('a list that loses an entry keeps the notes of the others', () => {
  const record = hero();
  record.links.shift();
  expect(rewriteEntry('hero.yaml', HERO, record)).toBe(
    HERO.replace('  - text: LinkedIn\n    href: https://example.com/in\n', ''),
  );
});

test('a list whose entries change places keeps the notes with them', () => {
  const record = hero();
  record.links.reverse();
  const changed = rewriteEntry('hero.yaml', HERO, record);
  expect(parse(changed)).toEqual(record);
  expect(changed).toContain('# Empty until the account exists.\n  - text: TikTok');
});

test('a changed entry of a list keeps its place', () => {
  const record = hero();
  record.links[1].href = 'https://example.com/tok';
  expect(rewriteEntry('hero.yaml', HERO, record)).toBe(
    HERO.replace('href: ""', 'href: https://example.com/tok'),
  );
});

test('a field that is taken out and a field that comes in leave the others as they are', () => {
  const { badgeText: _, ...record } = hero();
  const changed = rewriteEntry('hero.yaml', HERO, { ...record, imageAlt: 'A screen' });
  expect(changed).toBe(`${HERO.replace('badgeText: An agency\n', '')}imageAlt: A screen\n`);
});

test('a new record is written with long texts folded and line breaks as they are', () => {
  const text =
    'We build apps, websites and enterprise platforms that people understand the first time.';
  expect(rewriteEntry('new.yaml', '', { title: 'One', lines: 'a\nb', text })).toBe(
    `title: One\nlines: |-\n  a\n  b\ntext: >-\n  ${text}\n`,
  );
});

test('a JSON record stays JSON', () => {
  expect(rewriteEntry('a.json', '{"a":1}', { a: 2 })).toBe('{\n  "a": 2\n}\n');
});

test('a legal page keeps its fields when only its text changes', () => {
  const page = '---\n# a note\ntitle: Privacy Policy\n---\n\n## Use\n\nOld.\n';
  expect(rewriteLegalPage(page, { title: 'Privacy Policy' }, '## Use\r\n\r\nNew.')).toBe(
    page.replace('Old.', 'New.'),
  );
});
