import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Repository } from '../../packages/content-store/src/git/repository.ts';
import { writeSnapshot } from '../../packages/content-store/src/git/snapshot.ts';
import { projectRoot } from '../../packages/harness/root.ts';

const mark = join(projectRoot, '.cache', 'published-here');

/** Stores whether site/dist comes from a publication on this machine or from a build by hand. */
export function noteBuild({ isPublished }: { isPublished: boolean }): void {
  rmSync(mark, { force: true });
  if (!isPublished) return;
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, '');
}

/** Whether site/dist comes from a publication: then changes that are only saved must stay offline. */
export const isPublished = (): boolean => existsSync(mark);

/**
 * Calls `use` with a folder that holds the published content, which is the content of the last commit.
 *
 * @returns undefined, without a call, where Git knows no last commit
 */
export async function withPublishedContent<Result>(
  folder: string,
  use: (content: string) => Promise<Result>,
): Promise<Result | undefined> {
  const repository = await Repository.open(folder);
  if (!(repository instanceof Repository)) return undefined;
  const commit = await repository.head();
  if (commit === undefined) return undefined;
  if (!(await repository.isChanged())) return use(folder);
  const published = mkdtempSync(join(tmpdir(), 'published-'));
  try {
    await writeSnapshot(folder, commit, published);
    return await use(published);
  } finally {
    rmSync(published, { recursive: true, force: true });
  }
}
