import type { Language } from '../languages/language.ts';
import { readable } from '../mail-address.ts';
import type { OwnerAction } from '../messages/message.ts';
import { shownAnswers } from '../messages/shown-answers.ts';
import { isWithholding, reasonsIn } from '../messages/spam/score.ts';
import type { DigestEntry } from '../store/store.ts';
import { DAY } from '../time.ts';
import { oneLine, widthOf } from './mail.ts';

export interface DigestContext {
  /** Days after which a withheld message is deleted; 0 keeps it for ever. */
  readonly keepSpamDays: number;
  readonly language: Language;
  readonly now: number;
  /** The URL of an action on a message; null without owner links. */
  readonly linkTo: ((action: OwnerAction, id: string) => string) | null;
}

export function digestSubject(entries: readonly DigestEntry[], language: Language): string {
  const words = language.words.digest;
  const parts = [
    ['spam', words.withheld],
    ['failed', words.notMailed],
    ['sent', words.waiting],
  ] as const;
  const counts = parts.map(([wanted, sentence]) => {
    const count = entries.filter(({ state }) => state === wanted).length;
    return count > 0 ? sentence({ count }) : '';
  });
  return words.subject({ counts: counts.filter((text) => text !== '').join(', ') });
}

/**
 * The text of a digest. Fields are cut, on one line each and without clickable links, so that a
 * visitor cannot add an entry or a link to the owner's mail.
 */
export function digestText(entries: readonly DigestEntry[], context: DigestContext): string {
  const { opening, commands, waitingOpening, waitingCommand, links } =
    context.language.words.digest;
  const notMailed = entries.filter(({ state }) => state !== 'sent');
  const waiting = entries.filter(({ state }) => state === 'sent');
  const lines: string[] = [];
  if (notMailed.length > 0) {
    lines.push(opening, ...(context.linkTo ? [links] : commands), '');
  }
  for (const [index, entry] of notMailed.entries()) {
    lines.push(...entryLines(entry, index + 1, context), '');
  }
  if (waiting.length > 0) {
    lines.push(waitingOpening, context.linkTo ? links : waitingCommand, '');
  }
  for (const [index, entry] of waiting.entries()) {
    lines.push(...entryLines(entry, notMailed.length + index + 1, context), '');
  }
  return lines.join('\n');
}

function entryLines(entry: DigestEntry, number: number, context: DigestContext): string[] {
  const { fields, id } = entry;
  const who = [fields.from_name, readable(fields.from_email), fields.from_number].filter(
    (text) => text.trim() !== '',
  );
  const { language, linkTo } = context;
  const words = language.words.digest;
  const width = widthOf(Object.values(words.labels));
  const line = (label: keyof typeof words.labels, text: string) =>
    `   ${`${words.labels[label]}:`.padEnd(width)}${text}`;
  const received = language.timeText(entry.receivedAt, { dateStyle: 'medium', timeStyle: 'short' });
  const lines = [
    `${number}. ${quoted(who.join(', '), 150) || words.noName}`,
    line('subject', quoted(fields.from_subject, 120) || words.noSubject),
    line('begins', quoted(textOf(entry, language), 200) || words.noText),
    line('received', received),
  ];
  const isMailed = entry.state === 'sent';
  if (!isMailed) {
    lines.push(line('why', whyOf(entry, language)), line('deleted', deletionOf(entry, context)));
  }
  lines.push(line('message', id));
  if (linkTo && isMailed) {
    lines.push(`   ${language.words.owner.actions.answered.button}: ${linkTo('answered', id)}`);
  } else if (linkTo) {
    lines.push(line('deliver', linkTo('deliver', id)), line('delete', linkTo('delete', id)));
  }
  return lines;
}

/** The texts of a message, with the answers to the agency's questions. */
function textOf({ fields, otherFields }: DigestEntry, { locale }: Language): string {
  const answers = shownAnswers(otherFields, locale).map((answer) => answer.join(': '));
  return [fields.from_message, ...answers].join(' ');
}

/** A field on one line. Web addresses are changed, so that no mail program makes links of them. */
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
