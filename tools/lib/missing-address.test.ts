import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missingAddress } from './missing-address.ts';

test('a build without the address of the site says where the links of its feeds lead', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(missingAddress(folder)).toBe(
    'SITE_URL is not set: the pages have no canonical addresses, and no sitemap.',
  );
  for (const list of ['news', 'fr/news']) {
    mkdirSync(join(folder, list), { recursive: true });
    writeFileSync(join(folder, list, 'feed.xml'), '');
  }
  expect(missingAddress(folder)).toContain(
    'Links in fr/news/feed.xml, news/feed.xml begin with http://localhost:4321: set SITE_URL before others read them.',
  );
});
