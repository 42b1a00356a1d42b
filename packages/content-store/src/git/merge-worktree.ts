import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withLineEndsOf } from '../../../content-model/src/write.ts';
import { targetIn } from '../target-in.ts';
import { GitError } from './failures.ts';
import type { Author, Repository } from './repository.ts';
import { runGit } from './run-git.ts';

/** A file that both sides changed. A version is undefined where that side has no such file. */
export type ConflictingFile = { path: string; base?: string; ours?: string; theirs?: string };

/** Which version of a file stays: the one of this machine, or the other. */
export type Side = 'ours' | 'theirs';

const STAGES = ['base', 'ours', 'theirs'] as const;

/**
 * The repository's last commit in a temporary folder, to merge there: the owner's folder is only touched
 * by a result that is complete.
 */
export class MergeWorktree {
  readonly #repository: Repository;
  /** The folder of the repository's files, and the content folder in it. */
  readonly #root: string;
  readonly contentFolder: string;
  /** The content's folder in the repository; empty, or with a slash at the end. */
  readonly #prefix: string;
  /** Hooks are for the owner's folder, not for this one. */
  readonly #settings: readonly string[];
  #conflicts: ConflictingFile[] = [];

  private constructor(repository: Repository, root: string, prefix: string) {
    this.#repository = repository;
    this.#root = root;
    this.#prefix = prefix;
    this.contentFolder = join(root, prefix);
    this.#settings = [`core.hooksPath=${join(root, '.no-hooks')}`];
  }

  /** Makes a worktree, calls `use` with it, and removes it. */
  static async with<Result>(
    repository: Repository,
    use: (worktree: MergeWorktree) => Promise<Result>,
  ): Promise<Result> {
    const folder = mkdtempSync(join(tmpdir(), 'publication-'));
    const root = join(folder, 'site');
    try {
      const prefix = await repository.git(['rev-parse', '--show-prefix']);
      const worktree = new MergeWorktree(repository, root, prefix);
      const add = ['worktree', 'add', '--quiet', '--detach', root, 'HEAD'];
      await repository.git(add, { settings: worktree.#settings });
      mkdirSync(worktree.contentFolder, { recursive: true });
      return await use(worktree);
    } finally {
      await repository.tryGit(['worktree', 'remove', '--force', root]);
      rmSync(folder, { recursive: true, force: true });
    }
  }

  async #git(args: readonly string[], settings: readonly string[] = []): Promise<string> {
    const options = { settings: [...this.#settings, ...settings] };
    return (await runGit(this.#root, args, options)).toString();
  }

  /** Merges a commit of somebody else. @throws GitError if files outside the content are in conflict */
  async merge(commit: string, author: Author): Promise<void> {
    const identity = await this.#repository.identity(author);
    const args = ['merge', '--quiet', '--no-ff', '--no-commit', commit];
    const error = await this.#git(args, identity).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const unmerged = await this.#unmerged();
    if (error !== undefined && unmerged.length === 0) throw error;
    const { own = [], outside = [] } = Object.groupBy(unmerged, ({ path }) =>
      path.startsWith(this.#prefix) ? 'own' : 'outside',
    );
    if (outside.length > 0) {
      const message = outside.map(({ path }) => path).join('\n');
      throw new GitError({ reason: 'otherConflict', message });
    }
    this.#conflicts = own.map((file) => ({ ...file, path: file.path.slice(this.#prefix.length) }));
  }

  /** Every file in conflict, by its path in the repository. */
  async #unmerged(): Promise<ConflictingFile[]> {
    const listed = await this.#git(['ls-files', '--unmerged', '-z']);
    const files = new Map<string, ConflictingFile>();
    for (const line of listed.split('\0').filter(Boolean)) {
      const [, id = '', stage = '1', path = ''] = /^\d+ (\w+) ([123])\t(.*)$/s.exec(line) ?? [];
      const file = files.get(path) ?? { path };
      file[STAGES[Number(stage) - 1] ?? 'base'] = id;
      files.set(path, file);
    }
    return [...files.values()];
  }

  /** The files of the content that need a choice. */
  get conflicts(): readonly ConflictingFile[] {
    return this.#conflicts;
  }

  /** The text of a version of a file. */
  async textOf(id: string | undefined): Promise<string | undefined> {
    if (id === undefined) return undefined;
    return (await this.#git(['cat-file', 'blob', id])).replaceAll('\r\n', '\n');
  }

  /** Ends a conflict with one of the versions. */
  async choose(file: ConflictingFile, side: Side): Promise<void> {
    const path = `:(top,literal)${this.#prefix}${file.path}`;
    if (file[side] === undefined) await this.#git(['rm', '--quiet', '--force', '--', path]);
    else await this.#git(['checkout', '--quiet', `--${side}`, '--', path]);
    this.#conflicts = this.#conflicts.filter((each) => each !== file);
  }

  /** Ends a conflict with a text that has both changes. */
  write(file: ConflictingFile, text: string): void {
    const target = targetIn(this.contentFolder, file.path);
    mkdirSync(dirname(target), { recursive: true });
    const before = existsSync(target) ? readFileSync(target, 'utf8') : '';
    writeFileSync(target, withLineEndsOf(before, text));
    this.#conflicts = this.#conflicts.filter((each) => each !== file);
  }

  /** Commits the content as it lies here, and returns the commit. */
  async commit(message: string, author: Author): Promise<string> {
    const settings = [...this.#settings, ...(await this.#repository.identity(author))];
    await runGit(this.contentFolder, ['add', '--all', '--', '.']);
    const args = ['commit', '--quiet', '--allow-empty', '--no-verify', '--file=-'];
    await runGit(this.contentFolder, args, { settings, input: message });
    return (await this.#git(['rev-parse', 'HEAD'])).trim();
  }
}
