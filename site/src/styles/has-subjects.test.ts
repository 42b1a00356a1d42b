import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');
const sheets = globSync(['**/*.css', '../../packages/{sections,pages}/**/*.css'], {
  cwd: sources,
});

test('every :has() belongs to a named element, so that a change computes styles for few elements', () => {
  expect(sheets.length).toBeGreaterThan(30);
  const bare = sheets.flatMap((file) => {
    const css = readFileSync(join(sources, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    // Inside :is() and :not() the element is named before the parenthesis.
    return [...css.matchAll(/(?:^|[{};,>+~])\s*\*?:has\([^{]*/gm)]
      .map(([found]) => found)
      .filter((found) => !/^,\s*:has\([^{]*\)\)/.test(found))
      .map((found) => `${file}: ${found.trim()}`);
  });
  expect(bare).toEqual([]);
});
