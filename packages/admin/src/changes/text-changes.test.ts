import { expect, test } from 'vitest';
import { mergeEntry } from './merge-entries.ts';
import { textChanges } from './text-changes.ts';

/** Both versions of each changed line, with [brackets] around the changed words. */
const marked = (before: string, after: string) =>
  textChanges(before, after, 'en').map((words) =>
    (['added', 'removed'] as const).map((other) =>
      words
        .filter((word) => !word[other])
        .map(({ value, added, removed }) => (added || removed ? `[${value}]` : value))
        .join(''),
    ),
  );

test('only changed paragraphs are listed, with the changed words marked', () => {
  expect(
    marked(
      'We build apps.\n\nWe keep them running. Write to us.\n\nThe end.',
      'We build apps.\n\nWe keep all of them up. Write to us.\n\nThe end.',
    ),
  ).toEqual([['We keep them [running]. Write to us.', 'We keep [all of ]them [up]. Write to us.']]);
});

test('a new or removed paragraph stands alone, and a rewritten paragraph is marked as a whole', () => {
  expect(marked('One.\n', 'One.\nTwo.\n')).toEqual([['', '[Two.]']]);
  expect(marked('One.\nTwo.\n', 'One.\n')).toEqual([['[Two.]', '']]);
  expect(marked('Process', 'How')).toEqual([['[Process]', '[How]']]);
  expect(marked('Same.', 'Same.')).toEqual([]);
  const text = (word: string) => Array.from({ length: 900 }, (_, at) => `${word}${at}`).join(' ');
  expect(marked(text('a'), text('b'))).toEqual([[`[${text('a')}]`, `[${text('b')}]`]]);
});

test.each([
  ['We make apps and sites.', 'We design apps, websites and sites for all.'],
  ['Write  to us, today', 'Today: write to us'],
  ['One\ntwo three', 'One two\nthree four '],
  ['איפה אנחנו?', 'מי אנחנו, ואיפה?'],
])('both versions of “%s” are listed with every space', (before, after) => {
  expect(marked(before, after).map((side) => side.join('|').replaceAll(/[[\]]/g, ''))).toEqual([
    `${before}|${after}`,
  ]);
});

const entry = (title: string, link: string) => `title: ${title} # seen by all\nlink: ${link}\n`;
const path = 'projects/01-map.yaml';
const content = {
  files: new Map([['site/site.yaml', 'language: de-DE\n']]),
  pictures: new Set<string>(),
};

test('two versions of an entry are merged field by field, and comments stay', () => {
  const [base, ours, theirs] = [entry('Map', '/a'), entry('Maps', '/a'), entry('Map', '/b')];
  expect(mergeEntry(content, path, { base, ours, theirs })).toBe(entry('Maps', '/b'));
});

test('where both changed the same field, nothing is merged until one side wins', () => {
  const [base, ours, theirs] = [entry('Map', '/a'), entry('Maps', '/c'), entry('Chart', '/a')];
  expect(mergeEntry(content, path, { base, ours, theirs })).toBeUndefined();
  expect(mergeEntry(content, path, { base, ours, theirs }, 'ours')).toBe(entry('Maps', '/c'));
  expect(mergeEntry(content, path, { base, ours, theirs }, 'theirs')).toBe(entry('Chart', '/c'));
  expect(mergeEntry(content, path, { base, ours: 'title: "', theirs }, 'ours')).toBeUndefined();
  const gone = { base, ours, theirs: 'title: Map # seen by all\n' };
  expect(mergeEntry(content, path, { ...gone, ours: entry('Map', '/c') }, 'theirs')).toBe(
    gone.theirs,
  );
});

test('two versions of a page are merged paragraph by paragraph', () => {
  const page = (...paragraphs: string[]) => `---\ntitle: Map\n---\n\n${paragraphs.join('\n\n')}\n`;
  const versions = {
    base: page('One.', 'Two.', 'Three.'),
    ours: page('One!', 'Two.', 'Three.'),
    theirs: page('One.', 'Two.', 'Three!'),
  };
  expect(mergeEntry(content, 'projects/01-map.md', versions)).toBe(page('One!', 'Two.', 'Three!'));
});

test('a word that is the default of another language than the site has stays', () => {
  const merged = mergeEntry(content, 'labels/labels.yaml', {
    base: 'pauseTeam: Stopp\n',
    ours: 'pauseTeam: Halt\n',
    theirs: 'pauseTeam: Stopp\nviewProject: View Project\n',
  });
  expect(merged).toBe('pauseTeam: Halt\nviewProject: View Project\n');
});
