import { join } from 'node:path';
import { faultsOf, inspectFolder } from '../content-model/src/folder.ts';
import { ContentError } from '../content-model/src/read-content.ts';
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
