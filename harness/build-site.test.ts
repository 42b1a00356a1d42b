import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteSummary } from './build-site.ts';

test('a built site is summed up without folders and compressed copies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, '_astro'));
  for (const name of ['index.html', 'contact.html', 'contact.html.br', 'contact.html.gz']) {
    writeFileSync(join(folder, name), '');
  }
  writeFileSync(join(folder, '_astro', 'picture.avif'), new Uint8Array(1_240_000));
  expect(siteSummary(folder)).toBe('2 pages, 3 files, 1.2 MB');
  rmSync(folder, { recursive: true });
});
