import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exampleContent } from '../test/example-content.ts';
import { issuesOf } from './changes.ts';
import { collections } from './collections.ts';
import { withFieldTables } from './guide.ts';

const path = fileURLToPath(new URL('../../../sample/content/README.md', import.meta.url));
const guide = readFileSync(path, 'utf8');

test("the owner's guide has a table for every collection of the content", () => {
  const named = [...guide.matchAll(/<!-- fields: ([\w. ]+) -->/g)].flatMap(([, names]) =>
    (names ?? '').split(' '),
  );
  expect(named.toSorted()).toEqual([...collections.keys()].toSorted());
});

// `npx vitest run --project content-model guide -u` writes the tables anew.
test("the tables of the owner's guide name every field with its sentence", async () => {
  await expect(withFieldTables(guide)).toMatchFileSnapshot(path);
});

test('a marker for a collection that does not exist is an error', () => {
  expect(() => withFieldTables('<!-- fields: heroes -->\n<!-- end -->')).toThrow(
    'The guide names the collection "heroes", which does not exist.',
  );
});

test('collections with different fields cannot share a table', () => {
  expect(() => withFieldTables('<!-- fields: hero.section hero.logos -->\n<!-- end -->')).toThrow(
    'The guide has one table for "hero.section hero.logos", but their fields differ.',
  );
});

test("the case study of the owner's guide can be copied as it is", () => {
  const [, study = ''] = /```md\n(---\ntitle:[\s\S]*?)```/.exec(guide) ?? [];
  expect(study).toContain('![');
  const { files, pictures } = exampleContent();
  expect(issuesOf({ files: files.set('projects/example.md', study), pictures })).toEqual([]);
});
