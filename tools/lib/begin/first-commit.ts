import { spawnSync } from 'node:child_process';

/**
 * Commits a project, in a new repository unless it lies in one already, of which nothing else is committed.
 *
 * @returns false where Git is missing or does not know who commits
 */
export function commitProject(folder: string): boolean {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder }).status === 0;
  if (!git('rev-parse', '--git-dir') && !git('init', '--quiet', '--initial-branch=main'))
    return false;
  return git('add', '--all', '.') && git('commit', '--quiet', '-m', 'Begin the site', '.');
}
