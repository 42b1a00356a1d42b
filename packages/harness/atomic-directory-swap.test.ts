import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../content-store/test/temporary-folder.ts';
import { swapDirectory } from './atomic-directory-swap.ts';

let dist: string;
let staging: string;

beforeEach(() => {
  const home = temporaryFolder();
  dist = join(home, 'dist');
  staging = join(home, '.cache');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), 'old');
  writeFileSync(join(dist, 'gone.html'), 'old');
});

const shown = () => readFileSync(join(dist, 'index.html'), 'utf8');
const made = (folder: string) => writeFileSync(join(folder, 'index.html'), 'new');

test('the old folder is there, whole, while the new folder is made; then only the new folder is there', async () => {
  const code = await swapDirectory(dist, staging, async (folder) => {
    made(folder);
    expect(shown()).toBe('old');
    expect(readdirSync(dist)).toHaveLength(2);
    return 0;
  });
  expect(code).toBe(0);
  expect(shown()).toBe('new');
  expect(readdirSync(dist)).toEqual(['index.html']);
  expect(readdirSync(staging)).toEqual([]);
});

test('a folder that does not exist yet is made', async () => {
  rmSync(dist, { recursive: true });
  await swapDirectory(dist, staging, async (folder) => {
    made(folder);
    return 0;
  });
  expect(shown()).toBe('new');
});

test('a failure half-way leaves the old folder as it was, and nothing beside it', async () => {
  const code = await swapDirectory(dist, staging, async (folder) => {
    made(folder);
    return 3;
  });
  expect(code).toBe(3);
  expect(readdirSync(dist)).toEqual(['gone.html', 'index.html']);
  expect(readdirSync(staging)).toEqual([]);

  const failing = swapDirectory(dist, staging, () => Promise.reject(new Error('no astro')));
  await expect(failing).rejects.toThrow('no astro');
  expect(shown()).toBe('old');
  expect(readdirSync(staging)).toEqual([]);
});

test('if the new folder cannot be moved into place, the old folder is moved back', async () => {
  const swap = swapDirectory(dist, staging, async (folder) => {
    rmSync(folder, { recursive: true });
    return 0;
  });
  await expect(swap).rejects.toThrow('ENOENT');
  expect(shown()).toBe('old');
});

test('the folders of an interrupted run are removed, and the folders of a running process are not', async () => {
  // No process has this id: Linux gives out at most 2 to the power of 22.
  const interrupted = join(staging, 'dist-new-4194305');
  const running = join(staging, `dist-new-${process.ppid}`);
  const other = join(staging, 'something-4194305');
  for (const folder of [interrupted, running, other]) mkdirSync(folder, { recursive: true });
  await swapDirectory(dist, staging, async () => 1);
  expect([interrupted, running, other].map(existsSync)).toEqual([false, true, true]);
});
