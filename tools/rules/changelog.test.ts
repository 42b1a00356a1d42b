import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../harness/root.ts';
import { isNewer, productVersion } from '../lib/upgrade/versions.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** The releases of the changelog, whose form is that of keepachangelog.com, in its order. */
const releases = read('CHANGELOG.md')
  .split(/^## /m)
  .slice(1)
  .map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const [, version = '', date = ''] = /^\[(.+?)\](?: - (.+))?$/.exec(heading) ?? [];
    return { version, date, text: lines.join('\n').trim() };
  });
const dated = releases.filter(({ version }, index) => index > 0 || version !== 'Unreleased');

test('the changelog names the version of package.json first, and each version with its date and known sections', () => {
  expect(dated[0]?.version).toBe(productVersion);
  expect(JSON.parse(read('package-lock.json')).version).toBe(productVersion);
  for (const [index, { version, date, text }] of dated.entries()) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(new Date(date).toJSON().slice(0, 10), version).toBe(date);
    const previous = dated[index + 1];
    if (previous) {
      expect(isNewer(version, previous.version), `${version} is newer than the next`).toBe(true);
      expect(date >= previous.date, `${version} is as late as the next`).toBe(true);
    }
    for (const [, title] of text.matchAll(/^### (.*)/gm)) {
      expect(title).toMatch(/^(Added|Changed|Deprecated|Removed|Fixed|Security)$/);
    }
  }
});

test('the changelog links to notes about each version that changes content', () => {
  const codemods = globSync('[0-9]*.ts', {
    cwd: join(root, 'content-model/codemods'),
    exclude: ['*.test.ts'],
  });
  expect(codemods).not.toEqual([]);
  for (const [version = ''] of codemods.map((file) => file.split('-'))) {
    const name = isNewer(version, productVersion) ? 'Unreleased' : version;
    const entry = releases.find((release) => release.version === name)?.text;
    expect(entry).toContain(`(docs/upgrading.md#${version.replaceAll('.', '')})`);
    expect(read('docs/upgrading.md')).toContain(`\n### ${version}\n`);
  }
});
