import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What an upgrade changes, below the project's folder. */
const CHANGED = ['content', 'package.json', 'package-lock.json', 'vendor'];

/**
 * Copies what an upgrade changes.
 *
 * @param kept the folder of the copies
 * @returns puts everything back as it was
 */
export function keepForReturn(project: string, kept: string): () => void {
  rmSync(kept, { recursive: true, force: true });
  const there = CHANGED.filter((name) => existsSync(join(project, name)));
  for (const name of there) cpSync(join(project, name), join(kept, name), { recursive: true });
  return () => {
    for (const name of CHANGED) rmSync(join(project, name), { recursive: true, force: true });
    for (const name of there) cpSync(join(kept, name), join(project, name), { recursive: true });
  };
}
