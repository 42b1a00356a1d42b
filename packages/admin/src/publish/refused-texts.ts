import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { type UnfinishedPage, unfinishedPages } from '../../../content-model/src/unfinished.ts';
import type { AdminContext } from '../request/context.ts';

/** The texts with which no site is built for visitors: drafts, and those of the sample where the site has an address. */
export const refusedTexts = (
  content: ContentFiles,
  { sample, siteUrl }: Pick<AdminContext, 'sample' | 'siteUrl'>,
): UnfinishedPage[] => unfinishedPages(content, siteUrl === undefined ? undefined : sample);
