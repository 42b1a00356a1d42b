import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { fileDates } from './file-dates.ts';

const git = (at: string, ...args: string[]) => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  execFileSync('git', ['-C', at, ...args]);
  vi.unstubAllEnvs();
};

/** A repository whose content was committed on the given days; each day has its own texts. */
function repositoryWith(days: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const place = temporaryFolder();
  git(place, 'init', '--quiet', '--initial-branch=main');
  git(place, 'config', 'user.name', 'Ada');
  git(place, 'config', 'user.email', 'ada@example.com');
  mkdirSync(join(place, 'content/news'), { recursive: true });
  for (const [day, files] of Object.entries(days)) {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(place, path), text);
    git(place, 'add', '-A');
    vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`);
    git(place, 'commit', '--quiet', '-m', day);
    vi.unstubAllEnvs();
  }
  return place;
}

const days = {
  '2026-01-01': { 'content/news/über.md': '1', 'content/a.yaml': '1' },
  '2026-02-02': { 'content/news/über.md': '2', 'README.md': '1' },
  '2026-03-03': { 'content/news/new.md': '1' },
};

const dayOf = (time = '') => time.slice(0, 10);

const daysIn = async (folder: string) =>
  [...(await fileDates(folder))]
    .map(([path, { added, changed }]) => [path, dayOf(added), dayOf(changed)].join(' '))
    .sort();

test('each file of a folder has the days of its first and its last commit', async () => {
  expect(await daysIn(join(repositoryWith(days), 'content'))).toEqual([
    'a.yaml 2026-01-01 2026-01-01',
    'news/new.md 2026-03-03 2026-03-03',
    'news/über.md 2026-01-01 2026-02-02',
  ]);
});

test('a shallow clone knows only the changes of its own commits', async () => {
  const source = repositoryWith(days);
  const place = temporaryFolder();
  git(place, 'clone', '--quiet', '--depth=2', `file://${source}`, 'clone');
  expect(await daysIn(join(place, 'clone/content'))).toEqual(['news/new.md 2026-03-03 2026-03-03']);
});

test('a shallow clone does not take the day of a change for that on which a file was added', async () => {
  const source = repositoryWith({ ...days, '2026-04-04': { 'content/news/über.md': '3' } });
  const place = temporaryFolder();
  git(place, 'clone', '--quiet', '--depth=2', `file://${source}`, 'clone');
  expect(await daysIn(join(place, 'clone/content'))).toEqual(['news/über.md  2026-04-04']);
});

test('a folder without Git has no dates', async () => {
  const place = repositoryWith(days);
  rmSync(join(place, '.git'), { recursive: true });
  expect(await daysIn(join(place, 'content'))).toEqual([]);
});
