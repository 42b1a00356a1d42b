import { expect, test } from 'vitest';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { openEntry } from '../entries/entries.ts';
import { clashOf } from './clash.tsx';

test('a clash names the places that both changed, and a section that is switched off as none', () => {
  const content = readFolder(contentFolder());
  const entry = openEntry(content, 'pages/home.yaml');
  if (!entry) throw new Error('There is no home page.');
  const conflicts = [
    { path: ['fields', 'title'], mine: 'My title', theirs: 'Their title' },
    { path: ['fields', 'sections', 3], mine: 'team (off)', theirs: 'team' },
  ];
  expect(clashOf(entry, conflicts, content).fields).toEqual([
    { path: ['title'], before: { text: 'Their title' }, after: { text: 'My title' } },
    { path: ['sections', 3], before: { text: 'team' }, after: undefined },
  ]);
});

test('a clash in the text below the fields has both versions', () => {
  const content = readFolder(contentFolder());
  const entry = openEntry(content, 'legal/privacy-policy.md');
  if (!entry) throw new Error('There is no privacy policy.');
  const conflicts = [{ path: ['body', 2], mine: 'Mine.', theirs: 'Theirs.' }];
  expect(clashOf(entry, conflicts, content).fields).toEqual([
    { path: ['the text', 2], before: { text: 'Theirs.' }, after: { text: 'Mine.' } },
  ]);
});
