import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { type UnfinishedPage, unfinishedPages } from '../../../content-model/src/unfinished.ts';
import type { AdminContext } from '../request/context.ts';

/** The texts with which no site is built for visitors: drafts, and for a site with an address also texts of the sample. */
export const refusedTexts = (
  content: ContentFiles,
  { sample, siteUrl }: Pick<AdminContext, 'sample' | 'siteUrl'>,
): UnfinishedPage[] => unfinishedPages(content, siteUrl === undefined ? undefined : sample);
