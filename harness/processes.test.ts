import { join } from 'node:path';
import { expect, test } from 'vitest';
import { npmCommand, pinnedNode, unlockedBinaries } from './processes.mjs';

test.each([
  ['linux', 'node'],
  ['darwin', 'node'],
  ['win32', 'node.exe'],
] as const)('on %s the Node that the project pins is the program %s', (platform, program) => {
  expect(pinnedNode('project', platform)).toBe(
    join('project', 'node_modules', 'node', 'bin', program),
  );
});

test('npm is called by its script where it started us, else by name, in a shell on Windows', () => {
  const called = [process.execPath, ['npm-cli.js', 'install'], { shell: false }];
  expect(npmCommand(['install'], 'npm-cli.js', 'win32')).toEqual(called);
  expect(npmCommand(['install'], undefined, 'win32')).toEqual([
    'npm',
    ['install'],
    { shell: true },
  ]);
  expect(npmCommand(['install'], undefined, 'linux')).toEqual([
    'npm',
    ['install'],
    { shell: false },
  ]);
});

test.each([
  ['darwin', 'arm64', ['@biomejs/cli-darwin-arm64@2.6.8']],
  ['win32', 'x64', ['@biomejs/cli-win32-x64@2.6.8', '@oxc-parser/binding-win32-x64-msvc@0.156.0']],
  ['linux', 'x64', []],
])('what the lock file lacks for %s on %s is known', (platform, arch, missing) => {
  const optionalDependencies = {
    '@biomejs/cli-darwin-arm64': '2.6.8',
    '@biomejs/cli-linux-x64': '2.6.8',
    '@biomejs/cli-linux-x64-musl': '2.6.8',
    '@biomejs/cli-win32-x64': '2.6.8',
    '@oxc-parser/binding-win32-x64-msvc': '0.156.0',
  };
  const packages = {
    'node_modules/@biomejs/biome': { optionalDependencies },
    'node_modules/@biomejs/cli-linux-x64': {},
  };
  expect(unlockedBinaries({ packages }, platform, arch)).toEqual(missing);
});
