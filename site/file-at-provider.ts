import { finding } from '../packages/content-model/src/findings/findings.ts';
import { ContentError } from '../packages/content-model/src/issue.ts';
import type { Contact } from '../packages/content-model/src/schemas/contact.ts';
import { isProvider, type MailSettings } from './src/contact/send/mail-settings.ts';

/**
 * Refuses a question for a file if the form sends its messages to the provider itself. The provider does not check files,
 * refuses large files, and does not say whether it stored a file.
 *
 * @throws ContentError
 */
export function refuseFileAtProvider({ fields }: Pick<Contact, 'fields'>, mail: MailSettings) {
  const index = fields.findIndex(({ kind }) => kind === 'file');
  if (index === -1 || !isProvider(mail)) return;
  const field = `fields[${index + 1}].kind`;
  throw new ContentError([{ file: 'contact/contact.yaml', field, ...finding('fileAtProvider') }]);
}
