import { addressTyped, onWire } from '../../../mail-gateway/src/mail-address.ts';
import { shownAnswers } from '../../../mail-gateway/src/messages/shown-answers.ts';
import type { StoredMessage } from '../../../mail-gateway/src/store/store.ts';
import { cut } from '../../../words/graphemes.ts';
import { type Language, wordsIn } from '../words/words.ts';

/** The most quoted characters of an enquiry. Mail programs limit the length of a link. */
const LONGEST_QUOTE = 1200;

/**
 * The link to a mail address; undefined for any other text.
 *
 * @param typed the text that the visitor typed
 */
export function mailLink(typed: string): string | undefined {
  const address = addressTyped(typed);
  if (!address) return undefined;
  const [local = '', domain] = onWire(address).split('@');
  return `mailto:${encodeURIComponent(local)}@${domain}`;
}

/** The quotation of an answer: the message, then each answer to a question of the agency's own. */
function quotation({ fields, otherFields }: StoredMessage, language: Language): string {
  const answers = shownAnswers(otherFields, language).map(([name, text]) => `${name}: ${text}`);
  const said = [fields.from_message, answers.join('\n')].filter((text) => text.trim() !== '');
  const beginning = cut(said.join('\n\n').replaceAll('\r\n', '\n'), LONGEST_QUOTE);
  return beginning.replaceAll(/^/gm, '> ');
}

/** A link that opens the mail program with address, subject and quotation; undefined without an address. */
export function answerLink(enquiry: StoredMessage, language: Language): string | undefined {
  const { fields } = enquiry;
  const words = wordsIn(language).inbox;
  const to = mailLink(fields.from_email);
  if (!to) return undefined;
  const body = `\n\n${quotation(enquiry, language)}`;
  const subject = words.reply({ subject: fields.from_subject.trim() || words.noSubject });
  // Mail programs read a plus as a plus, and line ends as CRLF (RFC 6068).
  return `${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}
