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
  for (const [platform, shell] of [['win32', true] as const, ['linux', false] as const]) {
    expect(npmCommand(['install'], undefined, platform)).toEqual(['npm', ['install'], { shell }]);
  }
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
