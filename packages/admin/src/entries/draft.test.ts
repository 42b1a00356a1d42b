import { expect, test } from 'vitest';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { type Draft, mergeDraft, openEarlier } from './draft.ts';
import type { OpenEntry } from './entries.ts';

const sample = readFolder(contentFolder());
const PATH = 'legal/imprint.md';
const COLDLINE = 'projects/coldline.yaml';

const pageWith = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: Ours.\n---\n\n${body}\n`;

/** The entry that a file with this text makes. */
function opened(text: string, path = PATH): OpenEntry {
  const entry = openEarlier(sample, path, text);
  if (!entry) throw new Error(`No entry in ${path}`);
  return entry;
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

test('a paragraph that both changed is a conflict of its own', () => {
  const base = opened(pageWith('Imprint', '## One\n\nFirst.\n\nSecond.'));
  const mine: Draft = { fields: base.fields, body: '## One\n\nMine.\n\nSecond.' };
  const now = opened(pageWith('Imprint', '## One\n\nTheirs.\n\nTheir second.'));
  expect(mergeDraft(base, mine, now)).toEqual({
    draft: { fields: now.fields, body: '## One\n\nMine.\n\nTheir second.' },
    conflicts: [{ path: ['body', 1], mine: 'Mine.', theirs: 'Theirs.' }],
  });
});

test('a file that can no longer be read as fields is a single conflict', () => {
  const base = opened('title: Coldline\n', COLDLINE);
  const now = opened('title: "Coldline\n', COLDLINE);
  const { conflicts } = mergeDraft(base, { fields: { title: 'Mine' }, body: '' }, now);
  expect(conflicts).toEqual([
    { path: ['source'], mine: 'title: Mine\n', theirs: 'title: "Coldline\n' },
  ]);
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
