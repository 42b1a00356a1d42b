import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { ConflictView } from './conflict-view.tsx';
import { openEntry } from './entries.ts';

const content = readFolder(contentFolder());

/** The page about one field with two values, from its first question on. */
function questionAbout(file: string, field: string, mine: unknown, theirs: unknown): string {
  const entry = openEntry(content, file);
  if (!entry) throw new Error(`No ${file}`);
  const draft = (value: unknown) => ({ fields: { [field]: value }, body: '' });
  const state = { heading: '', action: '', paths: [['fields', field]], answers: new Map() };
  const whole = { ...state, entry, mine: draft(mine), theirs: draft(theirs) };
  const text = renderToStaticMarkup(<ConflictView state={whole} language="en" />);
  return text.slice(text.indexOf('<fieldset'));
}

test('a choice is shown with the words of its form, and cannot be typed', () => {
  const question = questionAbout('process/section.yaml', 'show', 'timeline', 'both');
  expect(question).toContain('The steps</p>');
  expect(question).toContain('The steps and the cards</p>');
  expect(question).not.toContain('<textarea');
});

test('a text is shown as it is, and another one can be typed', () => {
  const question = questionAbout('hero/hero.yaml', 'badgeText', 'timeline', 'Ours & theirs');
  expect(question).toContain('timeline</p>');
  expect(question).toContain('Ours &amp; theirs</p>');
  expect(question).toContain('<textarea');
});

test('an empty text and a switch are shown in words', () => {
  expect(questionAbout('hero/hero.yaml', 'badgeText', 'Hello', '')).toContain('class="hint"');
  const question = questionAbout('team/section.yaml', 'autoplay', true, false);
  expect(question).toContain('Every five seconds</p>');
  expect(question).toContain('Visitors turn the page themselves</p>');
});
