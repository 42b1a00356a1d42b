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

/** Invisible characters that reorder text: they could make a subject read as something else. */
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
 * From is ours. Reply-To is the visitor's address, if it is one that the mail server takes, given as
 * an object: as text, nodemailer would parse `a@b.example, c@d.example` into several.
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
  return `${isMarked(reasons) ? words.spamMark : ''}${words.subject({ sender })}${about === '' ? '' : `: ${about}`}`;
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

const lines = (text: string) => text.replace(/\r\n?/g, '\n');

function bodyOf(
  message: StoredMessage,
  { language, answeredLink, offersUtf8 = false }: MailContext,
): string {
  const { fields, otherFields, reasons, id, page, receivedAt } = message;
  const { timeText, zoneAt } = language;
  const words = language.words.mail;
  const isEmpty = fieldNames.every((name) => fields[name].trim() === '');
  // A form with only custom fields shows only those.
  const names = isEmpty && otherFields.length > 0 ? [] : Object.entries(words.labels);
  const width = widthOf(Object.values(words.labels));
  const rows = names.map(([name, label]) => {
    const value = fields[name as FieldName].replace(/\r\n?|\n/g, ' ').trim();
    const shown =
      name === 'from_email' && value !== '' ? addressLine(value, words, offersUtf8) : value;
    return `${`${label}:`.padEnd(width)}${shown || words.noValue}`;
  });
  const when = timeText(receivedAt, { dateStyle: 'full', timeStyle: 'short' });
  const named = reasonsIn(reasons)
    .map((each) => words.reasons[each])
    .join(words.betweenReasons);
  const own = [...rows, '', lines(fields.from_message) || words.noText, ''];
  return [
    ...(names.length > 0 ? own : []),
    ...shownAnswers(otherFields, language.locale).map(
      ([name, text]) => `${oneLine(name, 100)}: ${lines(text)}`,
    ),
    ...(otherFields.length > 0 ? [''] : []),
    '-- ',
    words.received({ when, zone: zoneAt(receivedAt) }),
    ...(page === '' ? [] : [words.sentFrom({ page })]),
    ...(isMarked(reasons) ? [words.possibleSpam({ reasons: named })] : []),
    words.message({ id }),
    ...(answeredLink
      ? [`${language.words.owner.actions.answered.button}: ${answeredLink(id)}`]
      : []),
    '',
  ].join('\n');
}
