import { cpSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { issuesOf } from '../../../content-model/src/changes.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { type UnfinishedPage, unfinishedPages } from '../../../content-model/src/unfinished.ts';
import { inspectFolder } from '../../../content-store/src/folder.ts';
import { GitError } from '../../../content-store/src/git/failures.ts';
import { MergeWorktree } from '../../../content-store/src/git/merge-worktree.ts';
import { type Author, Repository } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import type { Change } from '../changes/changes.ts';
import { undoChanges } from '../undo/undo-changes.ts';

/** Pictures that were never published and that no file names, such as those of a form that was not saved in the end. */
export function leftoversOf(before: Snapshot, after: Snapshot): string[] {
  const texts = [...after.files.values()];
  return [...after.pictures].filter(
    (path) => !before.pictures.has(path) && !texts.some((text) => text.includes(basename(path))),
  );
}

/** What is not published, though it lies in the folder. */
export type KeptBack = { changes: readonly Change[]; leftovers: readonly string[] };

type CommitOptions = {
  message: string;
  author: Author;
  /** The files of the sample agency, whose texts do not go online. */
  sample: ContentFiles['files'] | undefined;
};

/**
 * Commits the content without some of its changes, which stay in the folder.
 *
 * @param head the last commit
 * @returns what would be wrong with the content of that commit, and what of it waits to be written; then
 *   nothing is committed
 */
export async function commitWithout(
  repository: Repository,
  head: string,
  { changes, leftovers }: KeptBack,
  { message, author, sample }: CommitOptions,
): Promise<{ issues: readonly ContentIssue[]; pages: readonly UnfinishedPage[] }> {
  return MergeWorktree.with(repository, async (worktree) => {
    const folder = worktree.contentFolder;
    copyContent(repository.folder, folder);
    const here = await Repository.open(folder);
    if (!(here instanceof Repository)) throw new GitError(here);
    const undone = await undoChanges(here, head, changes);
    if (undone.issues.length > 0) return { issues: undone.issues, pages: [] };
    for (const path of leftovers) rmSync(join(folder, path), { force: true });
    const content = await inspectFolder(folder);
    const [issues, pages] = [issuesOf(content), unfinishedPages(content, sample)];
    if (issues.length + pages.length === 0) {
      await repository.takeContent(await worktree.commit(message, author));
    }
    return { issues, pages };
  });
}

/** Replaces a content folder, which may be the top of a repository, by a copy of another one. */
function copyContent(from: string, to: string): void {
  const isOwn = (name: string) => name !== '.git' && !/^\.env(?:\.|$)/.test(name);
  for (const name of readdirSync(to).filter(isOwn)) rmSync(join(to, name), { recursive: true });
  cpSync(from, to, { recursive: true, filter: (path) => isOwn(basename(path)) });
}
