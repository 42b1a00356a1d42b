import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a content folder itself holds a file at this path. A symbolic link in it may lead anywhere on the machine:
 * it counts as no file.
 */
export function hasFile(folder: string, path: string): boolean {
  try {
    const file = realpathSync(join(folder, path));
    return file === join(realpathSync(folder), path) && statSync(file).isFile();
  } catch {
    return false;
  }
}
