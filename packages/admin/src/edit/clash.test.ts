import { expect, test } from 'vitest';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { contentCopy, formOn, post, saveField } from '../../test/requests.ts';
import { TEXT } from '../changes/changes.ts';
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
    { path: [TEXT, 2], before: { text: 'Theirs.' }, after: { text: 'Mine.' } },
  ]);
});

test.each([
  ['a colleague', 'bea@agency.example', 'bea saved other words in the same place.'],
  [
    'the same person',
    'ada@agency.example',
    'you saved other words in the same place, in another tab.',
  ],
  ['nobody known', '', 'somebody else saved other words in the same place'],
])('a clash with words of %s names the writer', async (_who, email, said) => {
  const folder = contentCopy();
  const as = (address: string) => {
    const [name = ''] = address.split('@');
    return { folder, ...(address && { person: { name, email: address, role: 'owner' as const } }) };
  };
  const path = '/edit?file=hero%2Fhero.yaml';
  const mine = await formOn(path, { badgeText: 'Mine' }, as('ada@agency.example'));
  await saveField('hero/hero.yaml', 'badgeText', 'Theirs', as(email));
  const { status, body } = await post(path, mine, as('ada@agency.example'));
  expect(status).toBe(409);
  expect(body).toContain(said);
});
