import { expect, test } from 'vitest';
import { CONTENT_FOLDER, readFolder } from '../../../content-model/src/folder.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import {
  type Draft,
  draftOf,
  findEntry,
  mergeDraft,
  openEarlier,
  saidAt,
  withDecisions,
} from './draft.ts';
import type { OpenEntry } from './entries.ts';

const sample = readFolder(CONTENT_FOLDER);
const PATH = 'legal/imprint.md';
const COLDLINE = 'projects/03-coldline.yaml';

const pageWith = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: Ours.\n---\n\n${body}\n`;

/** The entry that a file with this text makes. */
function opened(text: string, path = PATH): OpenEntry {
  const entry = openEarlier(sample, path, text);
  if (!entry) throw new Error(`No entry in ${path}`);
  return entry;
}

/** The content with other files; undefined takes one out. */
function withFiles(changes: Record<string, string | undefined>): ContentFiles {
  const files = new Map(sample.files);
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) files.delete(path);
    else files.set(path, text);
  }
  return { ...sample, files };
}

test('a text that both sides changed is joined by paragraph', () => {
  const base = opened(pageWith('Imprint', '## One\n\nFirst.\n\nSecond.'));
  const mine: Draft = { fields: base.fields, body: '## One\n\nMine.\n\nSecond.' };
  const now = opened(pageWith('Legal notice', '## One\n\nFirst.\n\nTheirs.'));
  expect(mergeDraft(base, mine, now)).toEqual({
    draft: { fields: now.fields, body: '## One\n\nMine.\n\nTheirs.' },
    conflicts: [],
  });
});

test('a paragraph that both changed is decided on, and an answer of several paragraphs moves no other', () => {
  const base = opened(pageWith('Imprint', '## One\n\nFirst.\n\nSecond.'));
  const mine: Draft = { fields: base.fields, body: '## One\n\nMine.\n\nMy second.' };
  const now = opened(pageWith('Imprint', '## One\n\nTheirs.\n\nTheir second.'));
  const { draft, conflicts } = mergeDraft(base, mine, now);
  const [first, second] = conflicts.map(({ path }) => path);
  expect([first, second]).toEqual([
    ['body', 1],
    ['body', 2],
  ]);
  if (!first || !second) return;
  const decided = withDecisions(draft, [
    { path: first, value: 'Ours.\n\nAnd more.' },
    { path: second, value: saidAt(draftOf(now), second) },
  ]);
  expect(decided).toMatchObject({ body: '## One\n\nOurs.\n\nAnd more.\n\nTheir second.' });
});

test('a file that can no longer be read as fields is decided on as a whole', () => {
  const base = opened('title: Coldline\n', COLDLINE);
  const now = opened('title: "Coldline\n', COLDLINE);
  const { conflicts } = mergeDraft(base, { fields: { title: 'Mine' }, body: '' }, now);
  expect(conflicts).toEqual([
    { path: ['source'], mine: 'title: Mine\n', theirs: 'title: "Coldline\n' },
  ]);
});

test.each([
  ['is where it was', {}, COLDLINE],
  ['changed', { [COLDLINE]: 'title: Coldline 2\n' }, COLDLINE],
  [
    'got another number',
    { [COLDLINE]: undefined, 'projects/7-coldline.yaml': 'title: Coldline\n' },
  ],
  ['got another name', { [COLDLINE]: undefined, 'projects/03-cold.yaml': 'title: Coldline\n' }],
])(
  'an entry that %s is found',
  (_what, changes: Record<string, string | undefined>, at?: string) => {
    const base = sample.files.get(COLDLINE) ?? '';
    const expected = at ?? Object.keys(changes).find((path) => path !== COLDLINE);
    expect(findEntry(withFiles(changes), COLDLINE, base)).toBe(expected);
  },
);

test('an entry that was removed is not taken for another with the same name behind its number', () => {
  const gone = 'projects/12-c.yaml';
  const content = withFiles({ 'projects/11-c.yaml': 'title: C\n' });
  expect(findEntry(content, gone, 'title: C#\n')).toBeUndefined();
});

test('an entry that is gone is not found', () => {
  const base = sample.files.get(COLDLINE) ?? '';
  expect(findEntry(withFiles({ [COLDLINE]: undefined }), COLDLINE, base)).toBeUndefined();
});

test.each([
  '../package.json',
  'legal/../../x.md',
  'legal/..\\..\\x.md',
  'elsewhere/x.yaml',
  'x\0.yaml',
])('no entry can be in %s', (path) => {
  expect(openEarlier(sample, path, 'title: Taken over\n')).toBeUndefined();
});
