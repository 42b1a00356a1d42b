import { runGit } from './run-git.ts';

/** When a file was first committed and last changed, as ISO 8601; `added` is undefined where the history begins later. */
export type FileDates = { added: string | undefined; changed: string };

/** Begins the line of a commit; no path begins with it. */
const COMMIT = '\u0001';

/** The commits that changed files of the folder, the newest first: a line for each, followed by the paths. */
const LOG = [
  'log',
  `--format=${COMMIT}%cI %P`,
  '--name-only',
  '--no-renames',
  '--relative',
  '--',
  '.',
];

/**
 * The dates of the files of a folder in its Git history, by their paths below it; empty without Git. The oldest commit of
 * a shallow clone does not count, because it has every file.
 */
export async function fileDates(folder: string): Promise<ReadonlyMap<string, FileDates>> {
  try {
    const [log, isShallow] = await Promise.all([
      runGit(folder, LOG),
      runGit(folder, ['rev-parse', '--is-shallow-repository']),
    ]);
    return datesIn(String(log).split('\n'), String(isShallow).trim() === 'true');
  } catch {
    return new Map();
  }
}

function datesIn(lines: readonly string[], isShallow: boolean): Map<string, FileDates> {
  const dates = new Map<string, FileDates>();
  let date: string | undefined;
  for (const line of lines) {
    if (line.startsWith(COMMIT)) {
      const [day, ...parents] = line.slice(COMMIT.length).trim().split(' ');
      date = isShallow && parents.length === 0 ? undefined : day;
    } else if (line !== '') {
      const changed = dates.get(line)?.changed ?? date;
      if (changed !== undefined) dates.set(line, { added: date, changed });
    }
  }
  return dates;
}
