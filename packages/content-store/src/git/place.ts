import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GitError } from './failures.ts';
import { runGit } from './run-git.ts';

/** Where a content folder lies in its repository. */
export type Place = {
  /** Git's own folder. */
  gitDir: string;
  /** The content's folder in the repository; empty, or with a slash at the end. */
  prefix: string;
};

/** The places that Git has named, by the identities of their repositories. */
const places = new Map<string, Place>();

/** Git's folder in a folder or in one above it, or the file that stands for it in a worktree; undefined if there is none. */
function gitEntryAbove(folder: string): string | undefined {
  const entry = join(folder, '.git');
  if (existsSync(entry)) return entry;
  return dirname(folder) === folder ? undefined : gitEntryAbove(dirname(folder));
}

/** Names a folder and the repository around it; undefined where either is missing. */
function identityOf(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const path = realpathSync(folder);
  const entry = gitEntryAbove(path);
  if (entry === undefined) return undefined;
  const { dev, ino, uid } = statSync(entry);
  return [path, entry, dev, ino, uid].join('\0');
}

/** Whether a folder is there, and it or one above it has a repository. Starts no process. */
export const isInRepository = (folder: string): boolean => identityOf(folder) !== undefined;

async function askGit(folder: string): Promise<Place> {
  const [answer, isIgnored] = await Promise.all([
    runGit(folder, ['rev-parse', '--absolute-git-dir', '--is-inside-work-tree', '--show-prefix']),
    runGit(folder, ['check-ignore', '-q', '--', folder]).then(
      () => true,
      () => false,
    ),
  ]);
  const refusal = (message: string) => new GitError({ reason: 'noRepository', message });
  if (isIgnored) throw refusal('The content folder is ignored.');
  const [gitDir = '', hasWorkTree, prefix = ''] = answer.toString().split(/\r?\n/);
  if (hasWorkTree !== 'true') throw refusal('The repository is bare: it has no working tree.');
  return { gitDir, prefix };
}

/**
 * The place of a content folder in its repository. Git is asked once for each repository, since every question starts
 * two processes, and every page of the admin has the question.
 *
 * @throws GitError with the reason why the repository cannot be used
 */
export async function placeOf(folder: string): Promise<Place> {
  const identity = identityOf(folder);
  const known = places.get(identity ?? '');
  if (known) return known;
  const place = await askGit(folder);
  if (identity !== undefined) places.set(identity, place);
  return place;
}
