import { createInterface } from 'node:readline/promises';
import { releasesOf } from './changelog.ts';
import { CODEMODS, codemodsAfter, contentVersion } from './content.ts';
import { git, tryGit, UpgradeRefusal } from './git.ts';
import { compareVersions, isNewer, productVersion } from './versions.ts';

export type UpgradeOptions = {
  /** A tag or branch of the product; the newest version if left out. */
  to?: string | undefined;
  /** The product's remote; `upstream` or else `origin` if left out. */
  remote?: string | undefined;
  isDryRun: boolean;
  isAgreed: boolean;
};

/** A version of the product: its name there, and its commit, which is here too. */
type Target = { name: string; commit: string };

const ADD_REMOTE = 'git remote add upstream <address of the product>';

/** The remote of the product. */
async function findRemote(asked: string | undefined): Promise<string> {
  const remotes = (await git('remote')).split('\n');
  const remote = (asked ? [asked] : ['upstream', 'origin']).find((name) => remotes.includes(name));
  if (remote) return remote;
  throw new UpgradeRefusal(
    `There is no remote called ${asked ?? 'upstream'}. Say where the product comes from:\n  ${ADD_REMOTE.replace('upstream', asked ?? 'upstream')}`,
  );
}

/** The names of tags or branches on a remote. */
async function namesOn(remote: string, kind: 'tags' | 'heads'): Promise<string[]> {
  const { code, out, error } = await tryGit('ls-remote', '--refs', `--${kind}`, remote);
  if (code !== 0) {
    throw new UpgradeRefusal(
      `${remote} does not answer, and nothing was changed. Git says:\n${error}`,
    );
  }
  return out.split('\n').map((line) => line.split(`refs/${kind}/`)[1] ?? '');
}

/** Fetches what is asked for, or the newest version. Tags stay on the remote: they may have the names of the owner's. */
async function fetchTarget(remote: string, asked: string | undefined): Promise<Target> {
  const tags = await namesOn(remote, 'tags');
  const newest = tags
    .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
    .sort(compareVersions)
    .at(-1);
  const name = asked ?? newest;
  if (!name) {
    throw new UpgradeRefusal(
      `${remote} has no version of the product, a tag such as v1.0.0. If it is your own repository, name the product’s with --remote; for a branch of the product, give --to main.`,
    );
  }
  const isTag = tags.includes(name);
  if (!isTag && !(await namesOn(remote, 'heads')).includes(name)) {
    throw new UpgradeRefusal(`${remote} has no tag or branch called ${name}.`);
  }
  await git('fetch', '--quiet', '--no-tags', remote, `refs/${isTag ? 'tags' : 'heads'}/${name}`);
  return { name, commit: await git('rev-parse', 'FETCH_HEAD^{commit}') };
}

/** Says what is new, which codemods `content/` needs, and which files will conflict. */
async function preview({ name, commit }: Target): Promise<void> {
  console.log(`From v${productVersion} to ${name}:`);
  const { out: changelog } = await tryGit('show', `${commit}:CHANGELOG.md`);
  for (const { version, date, text } of releasesOf(changelog)) {
    const isNew = version === 'Unreleased' || isNewer(version, productVersion);
    if (isNew && text) console.log(`\n${`${version} ${date}`.trimEnd()}\n${text}`);
  }
  const version = contentVersion();
  if (version) {
    const { out: files } = await tryGit('ls-tree', '--name-only', `${commit}:${CODEMODS}`);
    const codemods = codemodsAfter(version, files.split('\n'));
    if (codemods.length > 0) console.log(`\nIt changes content/ with ${codemods.join(', ')}.`);
  }
  // Git before 2.38 cannot tell; then the merge does.
  const { code, out } = await tryGit(
    'merge-tree',
    '--write-tree',
    '--name-only',
    '--no-messages',
    'HEAD',
    commit,
  );
  if (code === 0) console.log('\nIt can be merged without a conflict.');
  if (code === 1)
    console.log(`\nYour changes conflict with it in ${out.split('\n').slice(1).join(', ')}.`);
}

/** @throws UpgradeRefusal unless the owner says Yes */
async function confirm({ name }: Target): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new UpgradeRefusal(
      'Nothing was changed. To upgrade where nobody can be asked, add --yes.',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`\nMerge ${name} into your branch? (y/n) `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new UpgradeRefusal('Nothing was changed.');
}

async function merge({ name, commit }: Target): Promise<void> {
  const before = await git('rev-parse', '--short', 'HEAD');
  const { code, out, error } = await tryGit(
    'merge',
    '--ff',
    '--no-edit',
    '-m',
    `Upgrade to ${name}`,
    commit,
  );
  const conflicts = await git('diff', '--name-only', '--diff-filter=U');
  if (conflicts !== '') {
    throw new UpgradeRefusal(
      `${name} and your changes conflict in\n${conflicts}\nNothing is lost: your work is in commit ${before}. Either edit these files, git add them, git commit, and run npm run upgrade again; or go back with git merge --abort.`,
    );
  }
  if (code !== 0) throw new UpgradeRefusal(`${name} cannot be merged. Git says:\n${error || out}`);
  console.log(`\n${name} is merged. Before that, your branch was at ${before}.`);
}

/**
 * Merges a version of the product into the owner's branch.
 *
 * @returns whether it did; not when the version is here already, or on a dry run
 * @throws UpgradeRefusal
 */
export async function upgradeProduct(options: UpgradeOptions): Promise<boolean> {
  const remote = await findRemote(options.remote);
  const target = await fetchTarget(remote, options.to);
  const isMerged = (await tryGit('merge-base', '--is-ancestor', target.commit, 'HEAD')).code === 0;
  if (isMerged || !(options.to || isNewer(target.name.slice(1), productVersion))) {
    console.log(`${target.name} of ${remote} is here already.`);
    if (remote === 'origin') console.log(`If origin is your own repository: ${ADD_REMOTE}`);
    return false;
  }
  if ((await tryGit('merge-base', target.commit, 'HEAD')).code !== 0) {
    throw new UpgradeRefusal(
      `Your repository has no commit in common with ${remote}: see "Without a common history" in docs/upgrading.md.`,
    );
  }
  await preview(target);
  if (options.isDryRun) return false;
  if (!options.isAgreed) await confirm(target);
  await merge(target);
  return true;
}
