import { runGit } from '../../../content-store/src/git/run-git.ts';
import { projectRoot } from '../../../harness/root.ts';

/** The reason why an upgrade stops, for the person who started it. */
export class UpgradeRefusal extends Error {}

/**
 * Runs Git in the project's folder and returns its output.
 *
 * @throws GitError
 */
export const git = async (args: readonly string[]): Promise<string> =>
  (await runGit(projectRoot, args, { isOverNetwork: true })).toString().trimEnd();

/** @throws UpgradeRefusal for changes that are not committed */
export async function checkIsClean(): Promise<void> {
  const changes = await git(['status', '--porcelain']);
  if (changes === '') return;
  throw new UpgradeRefusal(
    `There are changes that are not committed:\n${changes}\nCommit them, or put them aside with git stash --include-untracked; then run npm run upgrade again. If an upgrade was interrupted while it changed content/, git checkout HEAD content takes its changes back.`,
  );
}
