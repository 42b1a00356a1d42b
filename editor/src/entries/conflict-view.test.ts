import { expect, test } from 'vitest';
import { CONTENT_FOLDER, readFolder } from '../../../content-model/src/folder.ts';
import { conflictView } from './conflict-view.ts';
import { openEntry } from './entries.ts';

test.each([
  ['process/section.yaml', 'show', ['timeline', 'both'], ['Die Schritte', 'Die Schritte und']],
  [
    'team/section.yaml',
    'autoplay',
    [true, false],
    ['Alle fünf Sekunden', 'Besucher blättern selbst'],
  ],
  ['hero/hero.yaml', 'badgeText', ['Hello', ''], ['Hello', 'leer']],
])('both versions in %s are shown in the words of the form', (path, field, values, words) => {
  const entry = openEntry(readFolder(CONTENT_FOLDER), path);
  if (!entry) throw new Error(`No entry ${path}`);
  const [mine, theirs] = values.map((value) => ({ fields: { [field]: value }, body: '' }));
  const view = conflictView(
    {
      ...{ entry, heading: '', action: '/edit', paths: [['fields', field]], answers: new Map() },
      ...{ mine: mine ?? { source: '' }, theirs: theirs ?? { source: '' } },
    },
    'de',
  );
  for (const word of words) expect(view.text).toContain(`>${word}`);
});
