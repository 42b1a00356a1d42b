import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The files and folders that an upgrade changes, below the project's folder. */
const CHANGED = ['content', 'package.json', 'package-lock.json', 'vendor'];

/**
 * The folder with the copy that an upgrade makes of `CHANGED`. While the folder exists, an upgrade runs or was interrupted.
 * Another version of the product may put the copy back, so the place must stay.
 */
export const keptIn = (project: string): string => join(project, '.cache/before-upgrade');

/** Copies the files and folders that an upgrade changes. The copy is whole, or does not exist. */
export function keep(project: string): void {
  const unfinished = `${keptIn(project)}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const name of CHANGED.filter((each) => existsSync(join(project, each)))) {
    cpSync(join(project, name), join(unfinished, name), { recursive: true });
  }
  renameSync(unfinished, keptIn(project));
}

/** Forgets the copy of an upgrade that is done. */
export const forget = (project: string): void =>
  rmSync(keptIn(project), { recursive: true, force: true });

/** Puts everything back as it was before an upgrade. After a second interruption, it can be called again. */
export function putBack(project: string): void {
  for (const name of CHANGED) {
    const kept = join(keptIn(project), name);
    rmSync(join(project, name), { recursive: true, force: true });
    if (existsSync(kept)) cpSync(kept, join(project, name), { recursive: true });
  }
  forget(project);
}
