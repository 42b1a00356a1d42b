import type { SiteLanguage } from '../../../../packages/content-model/src/read-site.ts';
import type { NotFoundProps } from './NotFound.tsx';

/** The page for an address that does not exist. */
export const prepareNotFound = ({ content }: SiteLanguage): NotFoundProps => ({
  notFound: content.notFound,
  opensInNewTab: content.labels.opensInNewTab,
});
