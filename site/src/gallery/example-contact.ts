import type { ContactQuestion } from '../../../packages/content-model/src/schemas/contact-questions.ts';
import type { MailSettings } from '../contact/send/mail-settings.ts';
import type { ContactLinks } from '../contact/view/ContactDetails.tsx';

/** The settings of a site with a gateway of its own. Examples have no script, so they send nothing. */
export const mail: MailSettings = {
  origin: '',
  serviceId: 'service',
  templateId: 'template',
  publicKey: 'key',
  blockList: [],
  rateLimitMs: 0,
  blockHeadless: false,
};

export const links: ContactLinks = {
  email: 'hello@example.com',
  phone: '+234 800 000 0000',
  home: '/',
};

/** The fields that a question of an agency may leave out. */
export const plainQuestion: Omit<ContactQuestion, 'name' | 'kind' | 'label'> = {
  hint: '',
  required: false,
  options: [],
  accept: [],
  maxMegabytes: 10,
  link: '',
  linkText: '',
};
