import { withoutExtension } from '../../../content-model/src/check/pictures.ts';
import { kindWith } from '../../../content-model/src/page-kinds/page-kinds.ts';
import { pagesOf } from '../../../content-model/src/pages.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import type { EntryFile } from '../entries/entries.ts';
import { hasOwnAddress } from './edited-entry.ts';

/** The address of a possible link: it begins after a space, a quote or a bracket. */
const TARGET = /[\s"'(]([^\s"')#?]+)/g;

/** Whether a page can only be reached by its address: no page lists it, and no text or link of the content leads to it. */
export function isUnlinked({ files }: ContentFiles, { path, collection }: EntryFile): boolean {
  if (collection.type !== 'documents' || !hasOwnAddress(collection)) return false;
  if (kindWith(collection)?.head) return false;
  const address = pagesOf(files).addresses.get(withoutExtension(path));
  const leads = (text: string) => [...text.matchAll(TARGET)].some(([, to]) => to === address);
  return address !== undefined && ![...files].some(([file, text]) => file !== path && leads(text));
}
