import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../harness/root.ts';

const mark = join(root, '.cache', 'published-here');

/** Notes whether site/dist is what the owner published on this machine, or somebody built it by hand. */
export function noteBuild({ isPublished }: { isPublished: boolean }): void {
  rmSync(mark, { force: true });
  if (!isPublished) return;
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, '');
}

/** Whether site/dist is what the owner published: then what is only saved must stay offline. */
export const isPublished = (): boolean => existsSync(mark);

/** What Git prints; undefined if it fails. */
function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/**
 * Calls `use` with a folder that holds the content of the last commit, which is what was published.
 *
 * @returns undefined without calling it where Git cannot say what that is
 */
export async function withPublishedContent<Result>(
  folder: string,
  use: (content: string) => Promise<Result>,
): Promise<Result | undefined> {
  // Git reports no changes of a folder that it ignores.
  if (git(folder, 'check-ignore', '-q', '--', folder) !== undefined) return undefined;
  const changes = git(folder, 'status', '--porcelain', '--untracked-files=all', '--', '.');
  if (changes === '') return use(folder);
  const prefix = git(folder, 'rev-parse', '--show-prefix')?.trim();
  const place = mkdtempSync(join(tmpdir(), 'published-'));
  const checkout = join(place, 'site');
  // Hooks are for the owner's folder, not for this one.
  const withoutHooks = ['-c', `core.hooksPath=${join(place, 'no-hooks')}`];
  try {
    const added = git(folder, ...withoutHooks, 'worktree', 'add', '--detach', checkout, 'HEAD');
    return prefix !== undefined && added !== undefined
      ? await use(join(checkout, prefix))
      : undefined;
  } finally {
    git(folder, 'worktree', 'remove', '--force', checkout);
    rmSync(place, { recursive: true, force: true });
  }
}
