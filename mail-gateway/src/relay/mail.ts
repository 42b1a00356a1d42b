import type Mail from 'nodemailer/lib/mailer/index.js';
import { type FieldName, fieldNames, isDigest, isMailAddress } from '../message.ts';
import { isMarked } from '../spam/score.ts';
import type { StoredMessage } from '../store/store.ts';

/** Invisible characters that reorder text: they could make a subject read as something else. */
const reordering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Fixed Message-ID domain, so that retries keep their ID when MAIL_FROM changes. `.invalid` is
 * reserved (RFC 2606).
 */
const ID_DOMAIN = 'mail-gateway.invalid';

/** Prefix of the subject of a mail that may be spam. */
export const SPAM_MARK = '[Possible spam] ';

const labels: Readonly<Record<Exclude<FieldName, 'from_message'>, string>> = {
  from_name: 'Name',
  from_email: 'E-mail',
  from_subject: 'Subject',
  from_number: 'Phone',
};

/** Text for one line: no reordering characters, at most `most` characters. */
export function oneLine(text: string, most: number): string {
  const line = text
    .replace(reordering, '')
    .replace(/[\s\u0085\u2028\u2029]+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}

/**
 * The mail made of a message: plain text to the owner, with the same Message-ID on every attempt.
 *
 * From is ours. Reply-To is the visitor's address, if it is one, given as an object: as text,
 * nodemailer would parse `a@b.example, c@d.example` into several.
 */
export function composeMail(
  message: StoredMessage,
  { from, to }: { from: string; to: readonly string[] },
): Mail.Options {
  if (isDigest(message.id)) {
    return composeDigest(message, { from, to });
  }
  const { fields, id } = message;
  const sender = oneLine(fields.from_name, 60) || oneLine(fields.from_email, 60) || 'somebody';
  const about = oneLine(fields.from_subject, 120);
  const address = fields.from_email.trim();
  const isSuspect = isMarked(message.reasons);
  return {
    from,
    to: [...to],
    envelope: { from, to: [...to] },
    messageId: `<${id}@${ID_DOMAIN}>`,
    subject: `${isSuspect ? SPAM_MARK : ''}Message from ${sender}${about === '' ? '' : `: ${about}`}`,
    headers: isSuspect ? { 'X-Spam-Flag': 'YES', 'X-Spam-Reasons': message.reasons } : {},
    text: bodyOf(message),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(isMailAddress(address) && {
      replyTo: { name: oneLine(fields.from_name, 60), address },
    }),
  };
}

/** The mail of a digest, whose subject and text are written already. */
function composeDigest(
  { id, fingerprint, fields }: StoredMessage,
  { from, to }: { from: string; to: readonly string[] },
): Mail.Options {
  return {
    from,
    to: [...to],
    envelope: { from, to: [...to] },
    // The fingerprint distinguishes the digests that several gateways make on one day.
    messageId: `<${id}.${fingerprint}@${ID_DOMAIN}>`,
    subject: fields.from_subject,
    text: fields.from_message,
    // RFC 3834: keeps auto-responders from answering.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const lines = (text: string) => text.replace(/\r\n?/g, '\n');

function bodyOf({ fields, otherFields, reasons, id, page, receivedAt }: StoredMessage): string {
  const isEmpty = fieldNames.every((name) => fields[name].trim() === '');
  // A form with only fields of its own shows only those.
  const names = isEmpty && otherFields.length > 0 ? [] : Object.entries(labels);
  const rows = names.map(([name, label]) => {
    const value = fields[name as FieldName].replace(/\r\n?|\n/g, ' ').trim();
    const isWrong = name === 'from_email' && value !== '' && !isMailAddress(value);
    const note = isWrong ? ' (not a valid address)' : '';
    return `${`${label}:`.padEnd(9)}${value || '(none given)'}${note}`;
  });
  const when = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(receivedAt);
  const own = [...rows, '', lines(fields.from_message) || '(no message text)', ''];
  return [
    ...(names.length > 0 ? own : []),
    ...otherFields.map(([name, text]) => `${oneLine(name, 100)}: ${lines(text)}`),
    ...(otherFields.length > 0 ? [''] : []),
    '-- ',
    `Received ${when} UTC`,
    ...(page === '' ? [] : [`Sent from ${page}`]),
    ...(isMarked(reasons) ? [`Possible spam: ${reasons}`] : []),
    `Message ${id}`,
    '',
  ].join('\n');
}
