import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What an upgrade changes, below the project's folder. */
const CHANGED = ['content', 'package.json', 'package-lock.json', 'vendor'];

/**
 * Where an upgrade keeps what it changes, until it is done: while the folder is there, an upgrade runs or was interrupted.
 * A version finds what another has kept, so the place must stay.
 */
export const keptIn = (project: string): string => join(project, '.cache/before-upgrade');

/** Copies what an upgrade changes. The copy is there whole, or not at all. */
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
