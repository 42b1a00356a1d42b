import { failureOf } from '../../../content-store/src/git/failures.ts';
import { git, UpgradeRefusal } from './git.ts';
import { compareVersions } from './versions.ts';

/** The product's remote, from which nothing but its commits is taken: its tags may have the names of the owner's. */
const REMOTE = 'upstream';

/** The newest version of the product, which is a tag. */
async function newestVersion(): Promise<string> {
  const tags = await git(['ls-remote', '--refs', '--tags', REMOTE]);
  const versions = [...tags.matchAll(/refs\/tags\/(v\d+\.\d+\.\d+)$/gm)].map(([, tag = '']) => tag);
  const newest = versions.sort(compareVersions).at(-1);
  if (newest) return newest;
  throw new UpgradeRefusal(
    `${REMOTE} has no version of the product, a tag such as v1.0.0. For a branch of it, give --to main.`,
  );
}

/**
 * Merges a version of the product into the owner's branch.
 *
 * @param asked a tag or branch of the product; the newest version if left out
 * @returns whether there was anything to merge
 */
export async function mergeProduct(asked: string | undefined): Promise<boolean> {
  if (!(await git(['remote'])).split('\n').includes(REMOTE)) {
    throw new UpgradeRefusal(
      `There is no remote called ${REMOTE}. Say where the product comes from:\n  git remote add ${REMOTE} <address of the product>`,
    );
  }
  const name = asked ?? (await newestVersion());
  await git(['fetch', '--quiet', '--no-tags', REMOTE, name]);
  const before = await git(['rev-parse', '--short', 'HEAD']);
  try {
    await git(['merge', '-m', `Upgrade to ${name}`, 'FETCH_HEAD']);
  } catch (error) {
    throw new UpgradeRefusal(
      `${name} cannot be merged. Git says:\n${failureOf(error).message}\nNothing is lost: your work is in commit ${before}. Either edit the files in conflict, git add them, git commit, and run npm run upgrade again; or go back with git merge --abort.`,
    );
  }
  const isNew = (await git(['rev-parse', '--short', 'HEAD'])) !== before;
  console.log(
    isNew
      ? `${name} is merged: CHANGELOG.md says what is new. Before that, your branch was at ${before}.`
      : `${name} is here already.`,
  );
  return isNew;
}
