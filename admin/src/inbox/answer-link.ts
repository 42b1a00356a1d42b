import { addressTyped, onWire } from '../../../mail-gateway/src/mail-address.ts';
import type { StoredMessage } from '../../../mail-gateway/src/store/store.ts';
import { cut } from '../../../words/graphemes.ts';
import { type Language, wordsIn } from '../words/words.ts';

/** The most characters of an enquiry that a mail program is given to quote: addresses have a limit. */
const LONGEST_QUOTE = 1200;

/** A link that opens the mail program with address, subject and quotation; undefined without an address. */
export function answerLink(enquiry: StoredMessage, language: Language): string | undefined {
  const { fields } = enquiry;
  const words = wordsIn(language).inbox;
  const address = addressTyped(fields.from_email);
  if (!address) return undefined;
  const [local = '', domain] = onWire(address).split('@');
  const beginning = cut(fields.from_message, LONGEST_QUOTE).replaceAll('\r\n', '\n');
  const body = `\n\n${beginning.replaceAll(/^/gm, '> ')}`;
  const subject = words.reply({ subject: fields.from_subject.trim() || words.noSubject });
  // Mail programs read a plus as a plus, and line ends as CRLF (RFC 6068).
  return `mailto:${encodeURIComponent(local)}@${domain}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}
