import type { Content } from '../../../packages/content-model/src/collections.ts';
import type { DocumentPage } from '../../../packages/content-model/src/page-kinds/define-page.ts';

/**
 * The page about an entry of a list, such as the case study of a project; undefined for an entry without a page.
 *
 * @param folder the folder of the list, in which the page is as well
 * @param entry the position of the entry in the list, counted from 0
 */
export const pageAbout = (
  { documents }: Pick<Content, 'documents'>,
  folder: string,
  entry: number,
): DocumentPage | undefined =>
  Object.values<DocumentPage[]>(documents)
    .flat()
    .find((page) => page.entry === entry && page.id.startsWith(`${folder}/`));
