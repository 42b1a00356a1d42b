import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SITE_VARIABLES } from '../../../content-model/src/check/texts.ts';
import { collections, lists } from '../../../content-model/src/collections.ts';
import { allFields, fieldName } from '../../../content-model/src/schema-traversal.ts';

const sources = fileURLToPath(new URL('..', import.meta.url));

/** What shows the content: no schema, no test, no example. */
const readers = globSync(
  '{components,contact,layouts,lib,pages,scripts,sections}/**/*.{astro,ts,tsx}',
  {
    cwd: sources,
  },
)
  .filter((file) => !/\.(?:test|examples)\.tsx?$|content-/.test(file))
  .map((file) => readFileSync(sources + file, 'utf8'))
  .join('\n');

/** What the content reader puts into texts itself: facts by name, and how to reach the agency. */
const readWithin = new Set<string>([...SITE_VARIABLES, 'contactByEmail', 'contactByPage']);

test.each([...collections])(
  'every field of %s is read by something that shows it',
  (_, { schema }) => {
    const unread = allFields(schema).filter(({ path }) => {
      const name = path.findLast((part) => typeof part === 'string') ?? '';
      return !readWithin.has(name) && !new RegExp(`\\b${name}\\b`).test(readers);
    });
    expect(unread.map(({ path }) => fieldName(path))).toEqual([]);
  },
);

test('there may be as many logos as the strip has a speed for', () => {
  const styles = readFileSync(`${sources}components/Marquee/Marquee.module.css`, 'utf8');
  const counts = [...styles.matchAll(/\[data-count='(\d+)'\]/g)].map(([, count]) => Number(count));
  expect(lists.find(({ folder }) => folder === 'logos')?.atMost).toBe(Math.max(...counts));
});
