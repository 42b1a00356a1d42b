import type Mail from 'nodemailer/lib/mailer/index.js';
import { cut } from '../../../words/graphemes.ts';
import type { Language } from '../languages/language.ts';
import {
  addressTyped,
  type Mailbox,
  mailAddressOf,
  needsUtf8,
  onWire,
  readable,
  wireOf,
} from '../mail-address.ts';
import { type FieldName, fieldNames } from '../messages/message.ts';
import { shownAnswers } from '../messages/shown-answers.ts';
import { isMarked, reasonsIn } from '../messages/spam/score.ts';
import type { StoredMessage } from '../store/store.ts';
import type { OutgoingMessage, OwnMail } from './relay.ts';

/** Invisible characters that reorder text: they could change how a subject reads. */
const reordering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The Message-ID of a mail, at the sender's domain: filters mistrust other domains. */
export const messageIdOf = (name: string, from: string) =>
  `<${name}@${mailAddressOf(from)?.domain ?? from.slice(from.indexOf('@') + 1)}>`;

export interface MailContext {
  readonly from: string;
  /** The sender's name. */
  readonly fromName?: string;
  readonly to: readonly string[];
  readonly language: Language;
  /** The URL with which the owner marks a message as answered; without one the mail has none. */
  readonly answeredLink?: ((id: string) => string) | undefined;
  /** Whether the mail server accepts local parts in all scripts (SMTPUTF8). */
  readonly offersUtf8?: boolean;
}

/** A mail whose addresses have the form for headers and SMTP commands. */
export interface ComposedMail extends Mail.Options {
  readonly from: Mailbox;
  readonly to: Mailbox[];
  readonly replyTo?: Mailbox;
  /** Return path and recipients. */
  readonly envelope: { readonly from: string; readonly to: string[] };
}

/** Text for one line: no reordering characters, at most `most` code points of whole characters. */
export function oneLine(text: string, most: number): string {
  const line = text
    .replace(reordering, '')
    .replace(/[\s\u0085\u2028\u2029]+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > most ? cut(line, characters.slice(0, most).join('').length) : line;
}

/** The column of the values behind these labels, each with a colon and a space. */
export const widthOf = (labels: readonly string[]) =>
  Math.max(...labels.map(({ length }) => length)) + 2;

/**
 * The mail made of a message: plain text to the owner, with the same Message-ID on every attempt.
 *
 * From is ours. Reply-To is the visitor's address, if the mail server takes it. The address is an object, because
 * nodemailer would parse the text `a@b.example, c@d.example` into several addresses.
 */
export function composeMail(message: OutgoingMessage, context: MailContext): ComposedMail {
  const { from, language } = context;
  const { fields, id } = message;
  const address = replyAddress(message, context);
  const isSuspect = isMarked(message.reasons);
  return {
    ...between(context),
    messageId: messageIdOf(id, from),
    subject: subjectOf(message, language),
    headers: isSuspect ? { 'X-Spam-Flag': 'YES', 'X-Spam-Reasons': message.reasons } : {},
    text: bodyOf(message, context),
    ...attachmentsOf(message),
    ...(address && { replyTo: { name: oneLine(fields.from_name, 60), address: onWire(address) } }),
  };
}

/** The visitor's address if the mail server allows it in a header, else null. */
function replyAddress(message: StoredMessage, { offersUtf8 = false }: MailContext) {
  return offersUtf8 || !hasUtf8Reply(message) ? visitorOf(message) : null;
}

const visitorOf = ({ fields }: StoredMessage) => addressTyped(fields.from_email);

/** Whether the Reply-To address needs a mail server with SMTPUTF8. */
export function hasUtf8Reply(message: StoredMessage): boolean {
  const address = visitorOf(message);
  return address !== null && needsUtf8(address);
}

/** Sender and recipient of a mail, and options that keep nodemailer from reading files and addresses named in it. */
const between = ({ from, fromName = '', to }: Pick<MailContext, 'from' | 'fromName' | 'to'>) => ({
  from: { name: oneLine(fromName, 60), address: wireOf(from) },
  to: to.map((address) => ({ name: '', address: wireOf(address) })),
  envelope: { from: wireOf(from), to: to.map(wireOf) },
  disableFileAccess: true,
  disableUrlAccess: true,
});

function attachmentsOf({ file, attachment }: OutgoingMessage): Pick<Mail.Options, 'attachments'> {
  if (!file || !attachment) {
    return {};
  }
  const content = Buffer.from(attachment);
  return { attachments: [{ filename: file.name, contentType: file.type, content }] };
}

/** Sender and subject of a message in one line, with the prefix of possible spam. */
export function subjectOf(
  { fields, reasons }: Pick<StoredMessage, 'fields' | 'reasons'>,
  language: Language,
): string {
  const words = language.words.mail;
  const sender =
    oneLine(fields.from_name, 60) || oneLine(readable(fields.from_email), 60) || words.unnamed;
  const about = oneLine(fields.from_subject, 120);
  const mark = isMarked(reasons) ? words.spamMark : '';
  const subject = about === '' ? '' : `: ${about}`;
  return `${mark}${words.subject({ sender })}${subject}`;
}

/** A mail of the gateway's own to `context.to`. */
export const composeOwnMail = (
  { id, subject, text }: OwnMail,
  context: Pick<MailContext, 'from' | 'fromName' | 'to'>,
): ComposedMail => ({
  ...between(context),
  messageId: messageIdOf(id, context.from),
  subject,
  text,
  // RFC 3834: keeps auto-responders from answering.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** An address for the owner, with a note if the mail cannot be answered to it. */
function addressLine(typed: string, words: Language['words']['mail'], offersUtf8: boolean): string {
  const address = addressTyped(typed);
  if (!address) {
    return `${typed} ${words.invalidAddress}`;
  }
  const note = needsUtf8(address) && !offersUtf8 ? ` ${words.needsUtf8}` : '';
  return `${readable(typed)}${note}`;
}

const withPlainLineEnds = (text: string) => text.replace(/\r\n?/g, '\n');

function bodyOf(
  message: StoredMessage,
  { language, answeredLink, offersUtf8 = false }: MailContext,
): string {
  const { fields, otherFields } = message;
  const words = language.words.mail;
  const lines: string[] = [];
  const isEmpty = fieldNames.every((name) => fields[name].trim() === '');
  // A message whose five fields are empty shows its other fields alone.
  if (!isEmpty || otherFields.length === 0) {
    const text = withPlainLineEnds(fields.from_message) || words.noText;
    lines.push(...fieldLines(message, words, offersUtf8), '', text, '');
  }
  for (const [name, text] of shownAnswers(otherFields, language.locale)) {
    lines.push(`${oneLine(name, 100)}: ${withPlainLineEnds(text)}`);
  }
  if (otherFields.length > 0) {
    lines.push('');
  }
  lines.push('-- ', ...footerLines(message, language));
  if (answeredLink) {
    lines.push(`${language.words.owner.actions.answered.button}: ${answeredLink(message.id)}`);
  }
  return [...lines, ''].join('\n');
}

/** The four short fields with their labels, a line each. */
function fieldLines(
  { fields }: StoredMessage,
  words: Language['words']['mail'],
  offersUtf8: boolean,
): string[] {
  const width = widthOf(Object.values(words.labels));
  return Object.entries(words.labels).map(([name, label]) => {
    const value = fields[name as FieldName].replace(/\r\n?|\n/g, ' ').trim();
    const shown =
      name === 'from_email' && value !== '' ? addressLine(value, words, offersUtf8) : value;
    return `${`${label}:`.padEnd(width)}${shown || words.noValue}`;
  });
}

/** When and from which page a message was sent, why it may be spam, and its id. */
function footerLines(
  { id, page, reasons, receivedAt }: StoredMessage,
  { timeText, zoneAt, words: { mail: words } }: Language,
): string[] {
  const when = timeText(receivedAt, { dateStyle: 'full', timeStyle: 'short' });
  const lines = [words.received({ when, zone: zoneAt(receivedAt) })];
  if (page !== '') {
    lines.push(words.sentFrom({ page }));
  }
  if (isMarked(reasons)) {
    const sentences = reasonsIn(reasons).map((reason) => words.reasons[reason]);
    lines.push(words.possibleSpam({ reasons: sentences.join(words.betweenReasons) }));
  }
  lines.push(words.message({ id }));
  return lines;
}
