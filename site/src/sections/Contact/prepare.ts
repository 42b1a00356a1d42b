import type { ComponentProps } from 'react';
import type { SiteLanguage } from '../../../../packages/content-model/src/read-site.ts';
import { settings } from '../../../settings.ts';
import type { ContactForm } from '../../contact/form/ContactForm.tsx';
import { type FileWords, fileWordsOf } from '../../contact/form/file-words.ts';
import { replyWordsOf } from '../../contact/form/reply-words.ts';
import type { MailSettings } from '../../contact/send/mail-settings.ts';
import type { ContactFormView } from '../../contact/view/ContactFormView.tsx';
import { href } from '../../lib/href.ts';
import type { ContactLayout } from './ContactLayout.tsx';

/** The properties of the components that the contact page is made of. */
interface ContactSection {
  layout: Omit<ComponentProps<typeof ContactLayout>, 'children'>;
  /** The form as the server renders it. */
  form: ComponentProps<typeof ContactFormView>;
  /** The script of the form. */
  script: ComponentProps<typeof ContactForm>;
}

/** The contact page: its words, its form, and where the form sends messages. */
export function prepareContact(language: SiteLanguage): ContactSection {
  const { contact, site } = language.content;
  const mail = { ...settings.mail, ...(language.home !== '/' && { language: language.code }) };
  const file = fileWordsOf(contact, site.language);
  return {
    layout: { contact, site },
    form: { words: contact, mail, ...questionsOf(language, file) },
    script: scriptOf(language, mail, file),
  };
}

/** The agency's own questions, if it has some. */
function questionsOf(
  { content: { contact, labels } }: SiteLanguage,
  file: FileWords | undefined,
): Pick<ComponentProps<typeof ContactFormView>, 'questions'> {
  if (contact.fields.length === 0) return {};
  return {
    questions: {
      questions: contact.fields,
      required: contact.required,
      opensInNewTab: labels.opensInNewTab,
      file,
    },
  };
}

const scriptOf = (
  { content: { contact, site }, home }: SiteLanguage,
  mail: MailSettings,
  file: FileWords | undefined,
): ComponentProps<typeof ContactForm> => ({
  words: replyWordsOf(contact),
  mail,
  links: { email: site.contactEmail, phone: site.contactPhone, home: href(home) },
  questions: contact.fields.map(({ name, label }) => ({ name, label })),
  fileRefused: file?.wrong,
});
