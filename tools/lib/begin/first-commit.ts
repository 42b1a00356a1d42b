import { spawnSync } from 'node:child_process';
import { projectRoot } from '../../../harness/root.ts';

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).status === 0;

/**
 * Begins the history of a project, unless it lies in a repository already.
 *
 * @returns false where Git is missing or does not know who commits
 */
export function commitProject(): boolean {
  if (!git('rev-parse', '--git-dir') && !git('init', '--quiet', '--initial-branch=main'))
    return false;
  return git('add', '--all', '.') && git('commit', '--quiet', '-m', 'Begin the site');
}
