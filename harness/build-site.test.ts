import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, test } from 'vitest';
import { SOURCES } from './build-site.ts';
import { root } from './root.ts';

test('the site is built again when a section, a kind of pages or an agency’s own code changes', () => {
  const files = [
    'sections/hero/Hero.tsx',
    'pages/legal/page.ts',
    'own/styles.css',
    'words/en.yaml',
  ];
  const missed = files.filter((file) => !SOURCES.some((pattern) => matchesGlob(file, pattern)));
  expect(missed).toEqual([]);
});

test('the site is built again when any file changes that its sources import', () => {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) =>
    /(?<!\.test)\.(tsx?|astro)$/.test(file),
  );
  const imported = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(
      ([, target = '']) => relative(root, join(root, dirname(file), target)),
    ),
  );
  expect(imported.length).toBeGreaterThan(100);
  const missing = imported.filter((file) => !SOURCES.some((pattern) => matchesGlob(file, pattern)));
  expect(missing).toEqual([]);
});
