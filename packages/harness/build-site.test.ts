import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_SOURCES, SOURCES } from './build-site.ts';
import { productRoot } from './root.ts';

test('the site is built again when a section, a kind of pages or an agency’s own code changes', () => {
  const files = [
    'packages/sections/hero/Hero.tsx',
    'packages/pages/legal/page.ts',
    'own/styles.css',
    'packages/words/en.yaml',
  ];
  const patterns = [...SOURCES, ...PROJECT_SOURCES];
  const missed = files.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)));
  expect(missed).toEqual([]);
});

test('the site is built again when any file changes that its sources import', () => {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: productRoot })).filter(
    (file) => /(?<!\.test)\.(tsx?|astro)$/.test(file),
  );
  const imported = files.flatMap((file) =>
    [...readFileSync(join(productRoot, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(
      ([, target = '']) => relative(productRoot, join(productRoot, dirname(file), target)),
    ),
  );
  expect(imported.length).toBeGreaterThan(100);
  const missing = imported.filter((file) => !SOURCES.some((pattern) => matchesGlob(file, pattern)));
  expect(missing).toEqual([]);
});
