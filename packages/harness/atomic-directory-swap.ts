import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Whether a process with this id is running. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes the folders of interrupted runs, whose names contain the id of a process that has ended. */
function removeStale(staging: string, name: string): void {
  for (const left of globSync(`${name}-{new,old}-*`, { cwd: staging })) {
    const id = Number(left.slice(left.lastIndexOf('-') + 1));
    if (id === process.pid || !isRunning(id)) rmSync(join(staging, left), { recursive: true });
  }
}

/**
 * Replaces a folder in one step: the new folder is made elsewhere and moved into place once it is complete. Programs that
 * open files by path get the new files from then on.
 *
 * @param folder the folder to replace; it need not exist
 * @param staging a folder on the same disk, in which the new folder is made
 * @param make fills the new folder; returns 0, or the exit code of the program that failed
 * @returns the result of `make`; unless that is 0, the old folder is unchanged
 */
export async function swapDirectory(
  folder: string,
  staging: string,
  make: (folder: string) => Promise<number>,
): Promise<number> {
  removeStale(staging, basename(folder));
  const place = (state: string) => join(staging, `${basename(folder)}-${state}-${process.pid}`);
  const fresh = place('new');
  const old = place('old');
  mkdirSync(fresh, { recursive: true });
  try {
    const code = await make(fresh);
    if (code !== 0) return code;
    mkdirSync(dirname(folder), { recursive: true });
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(fresh, folder);
    return 0;
  } finally {
    if (existsSync(old) && !existsSync(folder)) renameSync(old, folder);
    for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
  }
}
