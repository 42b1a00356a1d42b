import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, readContent } from '../site/src/lib/content-reader.ts';
import { root } from './root.ts';

const isText = /\.(ya?ml|json|md)$/;

/**
 * Checks the content folder before anything is built from it, so that its owner reads a list of
 * faults and not a program's stack.
 *
 * @returns true when every record is right; otherwise every fault has been printed.
 */
export function checkContent(folder = join(root, 'content')): boolean {
  const paths = globSync('**/*', { cwd: folder }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  const files = new Map(
    paths
      .filter((path) => isText.test(path))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
  const pictures = new Set(paths.filter((path) => !isText.test(path)));
  try {
    readContent(files, pictures);
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return false;
  }
}
