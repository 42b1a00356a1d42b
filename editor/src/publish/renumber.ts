import { locate } from '../../../content-model/src/check/locate.ts';
import { lists } from '../../../content-model/src/collections.ts';
import { applyChanges, readFolder } from '../../../content-model/src/folder.ts';
import { reordered } from '../entries/entries.ts';

/** Numbers the entries of lists that count theirs, which two changes together may have left with gaps. */
export function renumber(folder: string): void {
  for (const list of lists.filter(({ numbered }) => numbered !== undefined)) {
    const content = readFolder(folder);
    applyChanges(folder, reordered(content, list, locate(list, content.files.keys())));
  }
}
