import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { productRoot } from '../../harness/root.ts';

/** What people, hosts and programs look for in the root; all else has a folder. */
const FILES = [
  ...['AGENTS.md', 'CHANGELOG.md', 'CREDITS.md', 'LICENSE', 'README.md'],
  ...['package-lock.json', 'package.json', 'tsconfig.base.json', 'tsconfig.json'],
  ...['playwright.config.ts', 'vitest.config.ts'],
];

test('the root has no file that could be elsewhere', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: productRoot,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((path) => /^[^./][^/]*$/.test(path));
  expect(files.sort()).toEqual([...FILES].sort());
});
