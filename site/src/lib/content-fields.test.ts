import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_VARIABLES } from '../../../packages/content-model/src/check/texts.ts';
import { collections } from '../../../packages/content-model/src/collections.ts';
import { allFields, fieldName } from '../../../packages/content-model/src/schema-traversal.ts';
import { fileKinds } from '../../../packages/content-model/src/schemas/file-kinds.ts';

const sources = join(import.meta.dirname, '..');

/** The code that shows content: no tests, no examples. */
const readers = [
  '{components,contact,layouts,lib,pages,scripts,sections,theme}/**/*.{astro,ts,tsx}',
  '../../packages/{sections,pages}/**/*.{ts,tsx}',
  '../../packages/content-model/src/{read-site,theme/theme-issues}.ts',
  '../redirects.ts',
]
  .flatMap((glob) => globSync(glob, { cwd: sources }))
  .filter((file) => !/\.(?:test|examples)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n');

/**
 * Fields that are read elsewhere: by the content reader (variables, the agency's contact details, and parts of
 * addresses), by the names that a question lists (the kinds of files), or by the gateway (the subject of a confirmation).
 */
const readWithin = new Set<string>([
  ...SITE_VARIABLES,
  ...Object.keys(fileKinds),
  'contactByEmail',
  'contactByPage',
  'registration',
  'slug',
  'subject',
]);

test('every field of the content is read by code that shows it', () => {
  const unread = [...collections].flatMap(([collection, { schema }]) =>
    allFields(schema)
      .filter(({ path }) => {
        const name = path.findLast((part) => typeof part === 'string') ?? '';
        return !readWithin.has(name) && !new RegExp(`\\b${name}\\b`).test(readers);
      })
      .map(({ path }) => `${collection}: ${fieldName(path)}`),
  );
  expect(unread).toEqual([]);
});
