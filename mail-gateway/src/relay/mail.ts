import type Mail from 'nodemailer/lib/mailer/index.js';
import type { FieldName } from '../message.ts';
import { isMailAddress } from '../setting-kinds.ts';
import type { StoredMessage } from '../store/store.ts';

/** Invisible characters that reorder text: they could make a subject read as something else. */
const reordering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Behind the @ of a Message-ID: the same whatever MAIL_FROM is changed to between two attempts, and
 * nobody's, as RFC 2606 promises. The ids before it are unique by themselves.
 */
const ID_DOMAIN = 'mail-gateway.invalid';

const labels: Readonly<Record<Exclude<FieldName, 'from_message'>, string>> = {
  from_name: 'Name',
  from_email: 'E-mail',
  from_subject: 'Subject',
  from_number: 'Phone',
};

/** Text for one header line: one line, no reordering characters, at most `most` characters. */
function oneLine(text: string, most: number): string {
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
 * From is ours. Reply-To is the visitor's only when the address is valid on its own, and it is
 * given as an object: nodemailer would parse `a@b.example, c@d.example` into another mailbox.
 */
export function composeMail(
  message: StoredMessage,
  { from, to }: { from: string; to: readonly string[] },
): Mail.Options {
  const { fields, id } = message;
  const sender = oneLine(fields.from_name, 60) || oneLine(fields.from_email, 60) || 'somebody';
  const about = oneLine(fields.from_subject, 120);
  const address = fields.from_email.trim();
  return {
    from,
    to: [...to],
    envelope: { from, to: [...to] },
    messageId: `<${id}@${ID_DOMAIN}>`,
    subject: `Message from ${sender}${about === '' ? '' : `: ${about}`}`,
    text: bodyOf(message),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(isMailAddress(address) && {
      replyTo: { name: oneLine(fields.from_name, 60), address },
    }),
  };
}

function bodyOf({ fields, id, page, receivedAt }: StoredMessage): string {
  const rows = Object.entries(labels).map(([name, label]) => {
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
  return [
    ...rows,
    '',
    fields.from_message.replace(/\r\n?/g, '\n') || '(no message text)',
    '',
    '-- ',
    `Received ${when} UTC`,
    ...(page === '' ? [] : [`Sent from ${page}`]),
    `Message ${id}`,
    '',
  ].join('\n');
}
