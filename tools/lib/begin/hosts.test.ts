import { expect, test } from 'vitest';
import { packedFiles } from '../pack/files.ts';
import { filesFor, hosts } from './hosts.ts';

test('the package has every file that a project gets for a host', () => {
  const { copied } = packedFiles();
  const wanted = hosts.flatMap((host) => filesFor(host)).map(([from]) => from);
  expect(wanted.length).toBeGreaterThan(6);
  expect(wanted.filter((file) => !copied.has(file))).toEqual([]);
});

test('the template of a project is in the package', () => {
  const template = [...packedFiles().copied].filter((file) =>
    file.startsWith('packages/create/template/'),
  );
  expect(template).toEqual(
    expect.arrayContaining(
      ['README.md', 'gitignore', 'publish.yml', 'github-pages.yml'].map(
        (name) => `packages/create/template/${name}`,
      ),
    ),
  );
});
