import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../harness/root.ts';

/** Why an upgrade does not go on, in words for who started it. */
export class UpgradeRefusal extends Error {}

/**
 * Runs Git in the project's folder.
 *
 * @returns its exit code and what it printed, whatever the code.
 * @throws UpgradeRefusal when there is no Git
 */
export function tryGit(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, maxBuffer: 2 ** 26 };
    const child = execFile('git', args, options, (failure, out, error) => {
      if (failure?.code === 'ENOENT') {
        reject(
          new UpgradeRefusal(
            'There is no Git on this machine: install it from https://git-scm.com.',
          ),
        );
      }
      resolve({ code: child.exitCode ?? 1, out: out.trimEnd(), error: error.trim() });
    });
  });
}

/** What Git printed. @throws UpgradeRefusal with Git's own words when it fails */
export async function git(...args: string[]): Promise<string> {
  const { code, out, error } = await tryGit(...args);
  if (code !== 0) throw new UpgradeRefusal(`git ${args[0]} failed:\n${error || out}`);
  return out;
}

/** Git operations that may be unfinished: the file that Git keeps meanwhile, and the command. */
const UNDER_WAY = [
  ['MERGE_HEAD', 'merge'],
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
] as const;

/** @throws UpgradeRefusal unless the project is a repository on a branch without uncommitted changes */
export async function checkRepository(): Promise<void> {
  const { code, out: prefix } = await tryGit('rev-parse', '--show-prefix');
  if (code !== 0 || prefix !== '') {
    throw new UpgradeRefusal(
      'This folder is no Git repository of its own, so nothing can be merged into it: see "Without a common history" in docs/upgrading.md.',
    );
  }
  for (const [file, command] of UNDER_WAY) {
    if (!existsSync(join(root, await git('rev-parse', '--git-path', file)))) continue;
    throw new UpgradeRefusal(
      `A ${command} is under way. Finish it, or go back with git ${command} --abort; then run npm run upgrade again.`,
    );
  }
  if ((await tryGit('symbolic-ref', '--quiet', 'HEAD')).code !== 0) {
    throw new UpgradeRefusal(
      'No branch is checked out: git switch <branch> to the one to upgrade.',
    );
  }
  const changes = await git('status', '--porcelain');
  if (changes === '') return;
  throw new UpgradeRefusal(
    `There are changes that are not committed:\n${changes}\nCommit them, or put them aside with git stash --include-untracked; then run npm run upgrade again. If an upgrade was interrupted while it changed content/, git checkout HEAD content takes its changes back.`,
  );
}
