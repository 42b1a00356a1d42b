import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../content-store/test/temporary-folder.ts';
import { SOURCES, siteSummary } from './build-site.ts';
import { root } from './root.ts';

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

test('a built site is summed up without folders and compressed copies', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, '_astro'));
  for (const name of ['index.html', 'contact.html', 'contact.html.br', 'contact.html.gz']) {
    writeFileSync(join(folder, name), '');
  }
  writeFileSync(join(folder, '_astro', 'picture.avif'), new Uint8Array(1_240_000));
  expect(siteSummary(folder)).toBe('2 pages, 3 files, 1.2 MB');
});
