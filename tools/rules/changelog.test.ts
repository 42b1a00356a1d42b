import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../harness/root.ts';
import { releasesOf } from '../lib/upgrade/changelog.ts';
import { isNewer, productVersion } from '../lib/upgrade/versions.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What is wrong with a changelog, one line each. */
function issuesOf(
  changelog: string,
  project: { version: string; codemods: readonly string[]; notes: string },
): string[] {
  const releases = releasesOf(changelog);
  const dated = releases.filter(({ version }, index) => index > 0 || version !== 'Unreleased');
  const issues = dated.flatMap(({ version, date, text }, index) => {
    const previous = dated[index + 1];
    const known = /^(Added|Changed|Deprecated|Removed|Fixed|Security)$/;
    const isDate = date !== '' && new Date(date).toJSON()?.slice(0, 10) === date;
    return [
      /^\d+\.\d+\.\d+$/.test(version) ? '' : `"${version}" is no version`,
      isDate ? '' : `${version} has the date "${date}"`,
      previous && !isNewer(version, previous.version)
        ? `${version} is not newer than the next`
        : '',
      previous && date && date < previous.date ? `${version} is earlier than the next` : '',
      ...[...text.matchAll(/^### (.*)/gm)].map(([, title = '']) =>
        known.test(title) ? '' : `${version} has a section "${title}"`,
      ),
    ];
  });
  if (dated[0]?.version !== project.version) issues.push(`the newest is not ${project.version}`);
  for (const file of project.codemods) {
    const version = file.split('-')[0] ?? '';
    const name = isNewer(version, project.version) ? 'Unreleased' : version;
    const entry = releases.find((release) => release.version === name)?.text ?? '';
    const link = `(docs/upgrading.md#${version.replaceAll('.', '')})`;
    if (!entry.includes(link)) issues.push(`${name} has no link ${link}`);
    if (!project.notes.includes(`\n### ${version}\n`)) issues.push(`no notes about ${version}`);
  }
  return issues.filter(Boolean);
}

test('the changelog names the version of package.json first, with its date, and notes for content that changes', () => {
  const codemods = globSync('[0-9]*.ts', {
    cwd: join(root, 'content-model/codemods'),
    exclude: ['*.test.ts'],
  });
  const project = { version: productVersion, codemods, notes: read('docs/upgrading.md') };
  expect(issuesOf(read('CHANGELOG.md'), project)).toEqual([]);
  expect(JSON.parse(read('package-lock.json')).version).toBe(productVersion);
});

const RIGHT = `# Changelog

## [Unreleased]

### Changed

- Another name for a label ([notes](docs/upgrading.md#120)).

## [1.1.0] - 2026-02-28

### Added

## [1.0.0] - 2026-02-28
`;

test.each([
  ['nothing is wrong', RIGHT, []],
  [
    'a version without a date',
    RIGHT.replace('1.1.0] - 2026-02-28', '1.1.0]'),
    ['1.1.0 has the date ""'],
  ],
  ['a day that does not exist', RIGHT.replace('-28', '-30'), ['1.1.0 has the date "2026-02-30"']],
  ['dates in the wrong order', RIGHT.replace('-28', '-27'), ['1.1.0 is earlier than the next']],
  [
    'versions in the wrong order',
    RIGHT.replace('[1.0.0]', '[1.2.0]'),
    ['1.1.0 is not newer than the next'],
  ],
  ['another version first', RIGHT.replace('[1.1.0]', '[1.1.1]'), ['the newest is not 1.1.0']],
  ['another heading', RIGHT.replace('[1.0.0]', 'v1.0.0'), ['"" is no version', ' has the date ""']],
  ['an unknown section', RIGHT.replace('Added', 'New'), ['1.1.0 has a section "New"']],
  [
    'changed content without a link',
    RIGHT.replace('#120', ''),
    ['Unreleased has no link (docs/upgrading.md#120)'],
  ],
])('a changelog: %s', (_, changelog, issues) => {
  const project = { version: '1.1.0', codemods: ['1.2.0-rename.ts'], notes: '\n### 1.2.0\n' };
  expect(issuesOf(changelog, project)).toEqual(issues);
});
