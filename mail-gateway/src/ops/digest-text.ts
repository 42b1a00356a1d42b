import type { Language } from '../languages/language.ts';
import { oneLine, widthOf } from '../relay/mail.ts';
import { isWithholding, reasonsIn } from '../spam/score.ts';
import type { DigestEntry } from '../store/store.ts';
import { DAY } from '../time.ts';

export interface DigestContext {
  /** Days after which a withheld message is deleted; 0 keeps it for ever. */
  readonly keepSpamDays: number;
  readonly language: Language;
  readonly now: number;
  /** URLs that deliver and delete a message; null without owner links. */
  readonly linksOf: ((id: string) => { deliver: string; delete: string }) | null;
}

export function digestSubject(entries: readonly DigestEntry[], language: Language): string {
  const words = language.words.digest;
  const failed = entries.filter(({ state }) => state === 'failed').length;
  const withheld = entries.length - failed;
  const counts = [
    ...(withheld > 0 ? [words.withheld({ count: withheld })] : []),
    ...(failed > 0 ? [words.notMailed({ count: failed })] : []),
  ];
  return words.subject({ counts: counts.join(', ') });
}

/**
 * The text of a digest. Fields are cut, on one line each and without clickable links, so that a
 * visitor cannot add an entry or a link to the owner's mail.
 */
export function digestText(entries: readonly DigestEntry[], context: DigestContext): string {
  const { opening, commands, links } = context.language.words.digest;
  return [
    opening,
    ...(context.linksOf ? [links] : commands),
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
  const { language } = context;
  const words = language.words.digest;
  const width = widthOf(Object.values(words.labels));
  const line = (label: keyof typeof words.labels, text: string) =>
    `   ${`${words.labels[label]}:`.padEnd(width)}${text}`;
  const received = language.timeText(entry.receivedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    `${number}. ${quoted(who.join(', '), 150) || words.noName}`,
    line('subject', quoted(fields.from_subject, 120) || words.noSubject),
    line('begins', quoted(`${fields.from_message} ${entry.others}`, 200) || words.noText),
    line('received', received),
    line('why', whyOf(entry, language)),
    line('deleted', deletionOf(entry, context)),
    line('message', id),
    ...(links ? [line('deliver', links.deliver), line('delete', links.delete)] : []),
  ];
}

/** A field on one line, without what mail programs take for a link. */
function quoted(text: string, most: number): string {
  return oneLine(text, most)
    .replace(/:\/\//g, '[:]//')
    .replace(/\bwww\./gi, 'www[.]');
}

function whyOf({ state, reasons: given, attempts }: DigestEntry, { words }: Language): string {
  const { byOwner, failed, reasons } = words.digest;
  if (state === 'failed') {
    return failed({ attempts });
  }
  const known = reasonsIn(given).flatMap((name) => (isWithholding(name) ? [reasons[name]] : []));
  return known.join('; ') || byOwner;
}

function deletionOf(
  { state }: DigestEntry,
  { keepSpamDays, now, language }: DigestContext,
): string {
  const { neverDeleted, deletedOn } = language.words.digest;
  return state === 'failed' || keepSpamDays === 0
    ? neverDeleted
    : deletedOn({ date: language.timeText(now + keepSpamDays * DAY, { dateStyle: 'long' }) });
}
