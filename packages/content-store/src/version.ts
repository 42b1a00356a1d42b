import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash of everything in a content folder, independent of the folder's path. `/version.json` of a site has it, so that
 * the editor can tell when a publication is online.
 */
export function contentVersion(folder: string): string {
  const hash = createHash('sha256');
  const paths = globSync('**/*', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  for (const path of paths.sort()) {
    const file = join(folder, path);
    if (statSync(file).isFile()) hash.update(`${path}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
