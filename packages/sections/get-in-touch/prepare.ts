import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { GetInTouchProps } from './GetInTouch.tsx';

/** The invitation to write to the agency, with the address of the contact page. */
export const prepare = ({ content }: SiteLanguage): GetInTouchProps => ({
  getInTouch: content.getInTouch.section,
  contactPage: `/${content.pages.contact.address}`,
});
