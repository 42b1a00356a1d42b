import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { productRoot } from '../../packages/harness/root.ts';

/** What people, hosts and programs look for in the root. */
const FILES = [
  ...['AGENTS.md', 'CHANGELOG.md', 'CREDITS.md', 'LICENSE', 'README.md'],
  ...['package-lock.json', 'package.json', 'tsconfig.json', 'vitest.config.ts'],
];
const FOLDERS = ['deploy', 'docs', 'e2e', 'packages', 'sample', 'site', 'tools'];

test('the root has at most sixteen entries, and none that could be elsewhere', () => {
  const listed = execFileSync('git', ['ls-files'], { cwd: productRoot, encoding: 'utf8' });
  const entries = listed.split('\n').map((path) => path.split('/')[0] ?? '');
  const visible = new Set(entries.filter((name) => /^[^.]/.test(name)));
  expect([...visible].sort()).toEqual([...FILES, ...FOLDERS].sort());
  expect(visible.size).toBeLessThanOrEqual(16);
});
