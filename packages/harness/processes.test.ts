import { join } from 'node:path';
import { expect, test } from 'vitest';
import { npmCommand, pinnedNode } from './processes.mjs';

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
