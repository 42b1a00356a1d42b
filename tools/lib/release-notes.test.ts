import { describe, expect, it } from 'vitest';
import { releasedVersion, releaseNotes } from './release-notes.ts';

const changelog = `# Changelog

## [Unreleased]

- To come.

## [1.10.0] - 2027-01-02

### Added

- A thing.

## [1.1.0] - 2026-12-01

- Another thing.
`;

describe('the notes of a release', () => {
  it('are the part of the change log about its version', () => {
    expect(releaseNotes(changelog, '1.10.0')).toBe('### Added\n\n- A thing.');
    expect(releaseNotes(changelog, '1.1.0')).toBe('- Another thing.');
  });

  it.each(['1.1', '2.0.0', 'Unreleased'])('are refused for %s, which has none', (version) => {
    expect(() => releaseNotes(changelog, version)).toThrow(`says nothing of version ${version}.`);
  });
});

describe('the version of a release', () => {
  const packages = new Map([
    ['agency-website', '1.2.0'],
    ['create-agency-website', '1.2.0'],
  ]);

  it('is that of its tag and of every package', () => {
    expect(releasedVersion('v1.2.0', packages)).toBe('1.2.0');
  });

  it('is refused where a package has another one', () => {
    const other = new Map([...packages, ['create-agency-website', '1.1.0']]);
    expect(() => releasedVersion('v1.2.0', other)).toThrow('have create-agency-website 1.1.0.');
    expect(() => releasedVersion('v1.3.0', packages)).toThrow('have agency-website 1.2.0, ');
  });

  it.each(['1.2.0', 'v1.2', 'main'])('is refused for %s, which is no tag of a version', (tag) => {
    expect(() => releasedVersion(tag, packages)).toThrow(`"${tag}" is no tag`);
  });
});
