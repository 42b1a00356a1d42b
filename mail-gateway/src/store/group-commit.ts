import type { Row, Statement } from './database.ts';

interface Job {
  readonly statements: readonly Statement[];
  readonly resolve: (rows: Row[][]) => void;
  readonly reject: (error: unknown) => void;
}

/** Runs the statements of several jobs as one transaction; resolves to the rows of each job. */
type CommitTogether = (jobs: readonly (readonly Statement[])[]) => Promise<Row[][][]>;

/**
 * Group commit: writes that arrive together, or while a commit is under way, share the next commit
 * and so one sync of the disk.
 * @param isOneJobsError whether an error may come from a single job; the jobs are then committed
 *   one by one, so that only that job fails.
 */
export function groupCommits(commit: CommitTogether, isOneJobsError: (error: unknown) => boolean) {
  let waiting: Job[] = [];
  let writing: Promise<unknown> = Promise.resolve();

  async function commitJobs(jobs: readonly Job[]): Promise<void> {
    try {
      const results = await commit(jobs.map((job) => job.statements));
      jobs.forEach((job, index) => {
        job.resolve(results[index] ?? []);
      });
    } catch (error) {
      if (jobs.length === 1 || !isOneJobsError(error)) {
        for (const job of jobs) {
          job.reject(error);
        }
        return;
      }
      for (const job of jobs) {
        await commitJobs([job]);
      }
    }
  }

  return {
    /** Resolves once the statements are durable. */
    write(statements: readonly Statement[]): Promise<Row[][]> {
      return new Promise((resolve, reject) => {
        waiting.push({ statements, resolve, reject });
        if (waiting.length === 1) {
          writing = writing.then(async () => {
            // Writes of the same tick of the event loop join this commit.
            await new Promise(setImmediate);
            const jobs = waiting;
            waiting = [];
            await commitJobs(jobs);
          });
        }
      });
    },
    /** Runs work while no commit is under way. */
    exclusive<T>(work: () => Promise<T>): Promise<T> {
      const working = writing.then(work);
      writing = working.catch(() => {});
      return working;
    },
  };
}
