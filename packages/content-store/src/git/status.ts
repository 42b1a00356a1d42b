import { runGit } from './run-git.ts';

/** The state of the content against the last commit. */
export type Status = {
  /** The last commit; undefined before the first. */
  head: string | undefined;
  /** Whether a branch is checked out. */
  hasBranch: boolean;
  /** The files of the content with changes that are not committed, and those of them that the commit does not have. */
  changed: ReadonlySet<string>;
  added: ReadonlySet<string>;
};

/** Everything in the content folder but settings, which may hold passwords. */
export const CONTENT = ['--', '.', ':(exclude,glob)**/.env', ':(exclude,glob)**/.env.*'];

export const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Begins the line that names the last commit. */
const HEAD_LINE = '# branch.oid ';

/** A line of a changed file: an untracked, a tracked or a conflicting one. */
const CHANGE = /^(?:\?|1 (?<state>\S+)(?: \S+){6}|u(?: \S+){9}) (?<path>.*)$/s;

/** Compares a content folder with the last commit. @param prefix its path from the top of the repository */
export async function statusOf(folder: string, prefix: string): Promise<Status> {
  const shown = ['--branch', '--no-ahead-behind', '--untracked-files=all', '--no-renames'];
  const output = await runGit(folder, ['status', '--porcelain=v2', '-z', ...shown, ...CONTENT]);
  const lines = output.toString().split('\0');
  const commit = lines.find((line) => line.startsWith(HEAD_LINE))?.slice(HEAD_LINE.length) ?? '';
  const changes = lines.flatMap((line) => {
    const { path, state = line.charAt(0) } = CHANGE.exec(line)?.groups ?? {};
    return path === undefined ? [] : [{ path: path.slice(prefix.length), state }];
  });
  const added = changes.filter(({ state }) => /[?A]/.test(state));
  return {
    head: COMMIT_ID.test(commit) ? commit : undefined,
    hasBranch: !lines.includes('# branch.head (detached)'),
    changed: new Set(changes.map(({ path }) => path)),
    added: new Set(added.map(({ path }) => path)),
  };
}
