import type { StoredMessage } from '../../../mail-gateway/src/store/store.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';

/** The most characters of an enquiry that a mail program is given to quote: addresses have a limit. */
const LONGEST_QUOTE = 1200;

/** Where an enquiry is read. */
export const enquiryLink = ({ id }: Pick<StoredMessage, 'id'>): string =>
  `/admin/inbox/message?id=${encodeURIComponent(id)}`;

/** Who sent an enquiry: the name, or else the address; empty where neither was given. */
export const nameOf = ({ fields }: StoredMessage): string =>
  fields.from_name.trim() || fields.from_email.trim();

/** Whether an enquiry was mailed with the mark of possible spam. */
export const isMarked = ({ state, reasons }: StoredMessage): boolean =>
  state !== 'spam' && reasons !== '';

/** Whether nobody has answered an enquiry yet. */
export const isOpen = ({ state, handling }: StoredMessage): boolean =>
  state !== 'spam' && handling === 'new';

/** A time for people; that of today without the day would mislead after midnight. */
export const timeOf = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** A link that opens the mail program with address, subject and quotation; undefined without an address. */
export function answerLink(enquiry: StoredMessage, language: Language): string | undefined {
  const { fields, receivedAt } = enquiry;
  const words = wordsIn(language).inbox;
  const address = fields.from_email.trim();
  if (!/^[^\s@,?&]+@[^\s@,?&]+$/.test(address)) return undefined;
  const name = nameOf(enquiry);
  const beginning = fields.from_message.slice(0, LONGEST_QUOTE).replaceAll('\r\n', '\n');
  const quoted = beginning.replaceAll(/^/gm, '> ');
  const body = `\n\n${words.wrote({ date: timeOf(receivedAt, language), name })}\n${quoted}`;
  const subject = words.reply({ subject: fields.from_subject.trim() || words.noSubject });
  // Mail programs read a plus as a plus, and line ends as CRLF (RFC 6068).
  return `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}
