import { join } from 'node:path';
import { ContentError } from '../site/src/lib/content-reader.ts';
import { faultsOf, inspectFolder } from './cms/content-folder.ts';
import { root } from './root.ts';

/**
 * Checks the content folder before anything is built from it, so that its owner reads a list of
 * faults and not a program's stack.
 *
 * @returns true when every record is right; otherwise every fault has been printed.
 */
export async function checkContent(folder = join(root, 'content')): Promise<boolean> {
  const faults = faultsOf(await inspectFolder(folder));
  if (faults.length > 0) console.error(new ContentError(faults).message);
  return faults.length === 0;
}
