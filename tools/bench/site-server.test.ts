import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileOf } from './site-server.ts';

const parent = mkdtempSync(join(tmpdir(), 'site-server-'));
const site = join(parent, 'dist');
mkdirSync(join(site, 'about'), { recursive: true });
for (const file of ['index.html', 'contact.html', 'about/index.html', 'a b.svg', '../secret.txt']) {
  writeFileSync(join(site, file), file);
}
afterAll(() => rmSync(parent, { recursive: true }));

test.each([
  ['/', 'index.html'],
  ['/contact', 'contact.html'],
  ['/about', 'about/index.html'],
  ['/about/', 'about/index.html'],
  ['/a%20b.svg', 'a b.svg'],
])('the address %s is the file %s', (path, file) => {
  expect(fileOf(site, path)).toBe(join(site, file));
});

test.each(['/nothing', '/../secret.txt', '/%2e%2e/secret.txt'])('%s is no file', (path) => {
  expect(fileOf(site, path)).toBeUndefined();
});
