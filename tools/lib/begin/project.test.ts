import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readFolder, SAMPLE_FOLDER } from '../../../packages/content-store/src/folder.ts';
import { temporaryFolder } from '../../../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../../../packages/harness/root.ts';
import { commitProject } from './first-commit.ts';
import { onServer, readmeFor } from './project.ts';

/** The files that Git ignores in a project. */
function ignored(files: readonly string[]): string[] {
  const cwd = temporaryFolder();
  copyFileSync(join(productRoot, 'packages/create/template/gitignore'), join(cwd, '.gitignore'));
  spawnSync('git', ['init', '--quiet'], { cwd });
  const input = files.join('\n');
  const words = ['-c', 'core.quotePath=false', 'check-ignore', '--stdin'];
  const { stdout } = spawnSync('git', words, { cwd, input, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}

test('Git keeps all content and own code of a project', () => {
  const content = [...readFolder(SAMPLE_FOLDER).files.keys()].map((path) => `content/${path}`);
  expect(content).toContain('content/site/site.yaml');
  const own = ['own/sections/data/section.ts', 'own/pages/site/page.ts'];
  expect(ignored([...content, ...own])).toEqual([]);
});

test('Git keeps no messages, passwords or built files of a project', () => {
  const files = ['.env', 'data/messages.db', 'site/dist/index.html', 'test-results/own.json'];
  expect(ignored(files)).toEqual(files);
});

test('a project in a repository is committed without what else is staged there', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const role of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${role}_NAME`, 'A');
    vi.stubEnv(`GIT_${role}_EMAIL`, 'a@example.com');
  }
  const cwd = temporaryFolder();
  const git = (...words: string[]) => spawnSync('git', words, { cwd, encoding: 'utf8' }).stdout;
  mkdirSync(join(cwd, 'site'));
  writeFileSync(join(cwd, 'site/package.json'), '{}');
  writeFileSync(join(cwd, 'half-done.txt'), '');
  git('init', '--quiet');
  git('add', 'half-done.txt');
  expect(commitProject(join(cwd, 'site'))).toBe(true);
  expect(git('show', '--format=', '--name-only')).toBe('site/package.json\n');
  expect(git('status', '--short')).toBe('A  half-done.txt\n');
});

test.each([
  ['kontor', '/srv/kontor'],
  ['Büro 100%', '/srv/B-ro-100-'],
])('the units for systemd name the folder %s as one word', (folder, place) => {
  for (const name of ['mail-gateway', 'admin']) {
    const unit = readFileSync(join(productRoot, `deploy/${name}.service`), 'utf8');
    const lines = onServer(unit, folder).split('\n');
    expect(lines).toContain(`WorkingDirectory=${place}`);
    expect(lines.join()).toContain(`ExecStart=${place}/node_modules/.bin/node --`);
  }
});

test('the README names the agency as it is written', () => {
  expect(readmeFor('Ca$$h $& Co')).toMatch(/^# The website of Ca\$\$h \$& Co\n/);
});
