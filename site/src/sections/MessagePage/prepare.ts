import type { SiteLanguage } from '../../../../packages/content-model/src/read-site.ts';
import { fileWordsOf } from '../../contact/form/file-words.ts';
import type { MessageNotSentProps } from './MessageNotSent.tsx';

/** The page for a message that was not accepted, with the other ways to reach the agency. */
export const prepareMessageNotSent = ({
  content: { contact, pages, site },
}: SiteLanguage): MessageNotSentProps => ({
  contact,
  fileRefused: fileWordsOf(contact, site.language)?.wrong,
  contactPage: `/${pages.contact.address}`,
  links: { email: site.contactEmail, phone: site.contactPhone },
});
