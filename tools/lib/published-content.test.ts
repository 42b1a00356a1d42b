import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../packages/content-store/test/temporary-folder.ts';
import { withPublishedContent } from './published-content.ts';

let project: string;
let folder: string;
beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  project = temporaryFolder();
  folder = join(project, 'content');
  mkdirSync(folder);
  writeFileSync(join(folder, 'hero.yaml'), 'published\n');
});
afterEach(() => void vi.unstubAllEnvs());

const git = (...args: string[]) => execFileSync('git', ['-C', project, ...args]);

function commit() {
  git('init', '--quiet');
  git('add', '--all');
  const dayo = ['-c', 'user.name=Dayo', '-c', 'user.email=dayo@example.com'];
  git(...dayo, 'commit', '--quiet', '-m', 'Publish');
}

const heroIn = async (content: string) => readFileSync(join(content, 'hero.yaml'), 'utf8');

test('unpublished changes are left out', async () => {
  commit();
  expect(await withPublishedContent(folder, async (content) => content)).toBe(folder);
  writeFileSync(join(folder, 'hero.yaml'), 'only saved\n');
  const built: string[] = [];
  const shown = await withPublishedContent(folder, async (content) => {
    built.push(content);
    return heroIn(content);
  });
  expect(shown).toBe('published\n');
  expect(built.some(existsSync)).toBe(false);
  expect(await heroIn(folder)).toBe('only saved\n');
});

test('no published content is known for a folder that Git ignores', async () => {
  writeFileSync(join(project, '.gitignore'), 'content/\n');
  commit();
  expect(await withPublishedContent(folder, heroIn)).toBeUndefined();
});

test('no published content is known without a history', async () => {
  expect(await withPublishedContent(folder, heroIn)).toBeUndefined();
});
