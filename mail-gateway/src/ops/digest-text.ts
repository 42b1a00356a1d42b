import { oneLine } from '../relay/mail.ts';
import type { DigestEntry } from '../store/store.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface DigestContext {
  /** Days after which a withheld message is deleted; 0 keeps it for ever. */
  readonly keepSpamDays: number;
  readonly timeZone: string | undefined;
  /** Milliseconds since 1970 (UTC). */
  readonly now: number;
  /** URLs that deliver and delete a message; null without owner links. */
  readonly linksOf: ((id: string) => { deliver: string; delete: string }) | null;
}

const reasons: Readonly<Record<string, string>> = {
  honeypot: 'the hidden field was filled in, as programs do',
  blank: 'every field is blank',
  flood: 'more messages than may be mailed in an hour or a day',
};

export function digestSubject(entries: readonly DigestEntry[]): string {
  const failed = entries.filter(({ state }) => state === 'failed').length;
  const withheld = entries.length - failed;
  const parts = [
    ...(withheld > 0 ? [`${messages(withheld)} withheld`] : []),
    ...(failed > 0 ? [`${messages(failed)} not mailed`] : []),
  ];
  return `Contact form: ${parts.join(', ')}`;
}

/**
 * The text of a digest. Fields are cut, on one line each and without clickable links, so that a
 * visitor cannot add an entry or a link to the owner's mail.
 */
export function digestText(entries: readonly DigestEntry[], context: DigestContext): string {
  const manual = [
    'To deliver one:  npm run inbox -- release ID',
    'To read one:     npm run inbox -- show ID',
  ];
  const links = ['Each link leads to a page with one button, and works for 30 days.'];
  return [
    'These messages of the contact form are kept and were not mailed to you.',
    ...(context.linksOf ? links : manual),
    '',
    ...entries.flatMap((entry, index) => [...entryLines(entry, index + 1, context), '']),
  ].join('\n');
}

function entryLines(entry: DigestEntry, number: number, context: DigestContext): string[] {
  const { fields, id } = entry;
  const who = [fields.from_name, fields.from_email, fields.from_number].filter(
    (text) => text.trim() !== '',
  );
  const links = context.linksOf?.(id);
  return [
    `${number}. ${quoted(who.join(', '), 150) || '(no name)'}`,
    `   Subject:  ${quoted(fields.from_subject, 120) || '(none)'}`,
    `   Begins:   ${quoted(`${fields.from_message} ${entry.others}`, 200) || '(no text)'}`,
    `   Received: ${timeOf(entry.receivedAt, context)}`,
    `   Why:      ${whyOf(entry)}`,
    `   Deleted:  ${deletionOf(entry, context)}`,
    `   Message:  ${id}`,
    ...(links ? [`   Deliver:  ${links.deliver}`, `   Delete:   ${links.delete}`] : []),
  ];
}

/** A field on one line, without anything that mail programs turn into a link. */
function quoted(text: string, most: number): string {
  return oneLine(text, most)
    .replace(/:\/\//g, '[:]//')
    .replace(/\bwww\./gi, 'www[.]');
}

function whyOf({ state, reasons: given, attempts }: DigestEntry): string {
  if (state === 'failed') {
    return `no mail server took it for five days (${attempts} attempts)`;
  }
  const known = given.split(',').flatMap((reason) => reasons[reason] ?? []);
  return known.join('; ') || 'withheld by you';
}

function deletionOf({ state }: DigestEntry, { keepSpamDays, now, ...zone }: DigestContext): string {
  return state === 'failed' || keepSpamDays === 0
    ? 'never by itself'
    : `on ${dateOf(now + keepSpamDays * DAY, zone)}, unless you deliver it`;
}

type Zone = Pick<DigestContext, 'timeZone'>;

const dateOf = (time: number, { timeZone }: Zone) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(time);

const timeOf = (time: number, { timeZone }: Zone) =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(time);

const messages = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`;
