import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readFolder, SAMPLE_FOLDER } from '../../../packages/content-store/src/folder.ts';
import { temporaryFolder } from '../../../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../../../packages/harness/root.ts';
import { writeFiles } from '../../../packages/harness/written-files.ts';
import { commitProject } from './first-commit.ts';
import { NPM_SETTINGS, onServer, readmeFor } from './project.ts';

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

test('a project in a repository is committed without other staged files', () => {
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

/** What npm says of an installation in a project with a dependency. */
function installing(dependency: string) {
  const cwd = temporaryFolder();
  const manifest = { dependencies: { dependency } };
  writeFiles(cwd, '', {
    '.npmrc': NPM_SETTINGS,
    'package.json': JSON.stringify(manifest),
    'newer/package.json': JSON.stringify({ version: '1.0.0', engines: { node: '>=1000' } }),
  });
  // The product's package has the Node that its commands run on.
  const options = { cwd, env: { PATH: process.env['PATH'] }, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync('npm', ['install', '--offline'], options);
  return { status, stderr };
}

test('npm does not warn in a project of an older Node than packages want', () => {
  expect(installing('file:newer')).toEqual({ status: 0, stderr: '' });
});

test('npm names the packages that it cannot install in a project', () => {
  expect(installing('file:missing.tgz').stderr).toMatch(/npm error .*missing/);
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
