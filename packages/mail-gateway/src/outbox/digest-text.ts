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
  const numberOf = (wanted: DigestEntry['state']) =>
    entries.filter(({ state }) => state === wanted).length;
  const [withheld, failed, waiting] = [numberOf('spam'), numberOf('failed'), numberOf('sent')];
  const counts = [
    ...(withheld > 0 ? [words.withheld({ count: withheld })] : []),
    ...(failed > 0 ? [words.notMailed({ count: failed })] : []),
    ...(waiting > 0 ? [words.waiting({ count: waiting })] : []),
  ];
  return words.subject({ counts: counts.join(', ') });
}

/**
 * The text of a digest. Fields are cut, on one line each and without clickable links, so that a
 * visitor cannot add an entry or a link to the owner's mail.
 */
export function digestText(entries: readonly DigestEntry[], context: DigestContext): string {
  const words = context.language.words.digest;
  const { opening, commands, waitingOpening, waitingCommand, links } = words;
  const part = (chosen: readonly DigestEntry[], first: number, opening: readonly string[]) =>
    chosen.length === 0
      ? []
      : [
          ...opening,
          '',
          ...chosen.flatMap((entry, index) => [...entryLines(entry, first + index, context), '']),
        ];
  const kept = entries.filter(({ state }) => state !== 'sent');
  const waiting = entries.filter(({ state }) => state === 'sent');
  const how = (commands: readonly string[]) => (context.linkTo ? [links] : commands);
  return [
    ...part(kept, 1, [opening, ...how(commands)]),
    ...part(waiting, kept.length + 1, [waitingOpening, ...how([waitingCommand])]),
  ].join('\n');
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
  const about = [
    `${number}. ${quoted(who.join(', '), 150) || words.noName}`,
    line('subject', quoted(fields.from_subject, 120) || words.noSubject),
    line('begins', quoted(textOf(entry, language), 200) || words.noText),
    line('received', received),
  ];
  if (entry.state === 'sent') {
    const { button } = language.words.owner.actions.answered;
    return [
      ...about,
      line('message', id),
      ...(linkTo ? [`   ${button}: ${linkTo('answered', id)}`] : []),
    ];
  }
  return [
    ...about,
    line('why', whyOf(entry, language)),
    line('deleted', deletionOf(entry, context)),
    line('message', id),
    ...(linkTo
      ? [line('deliver', linkTo('deliver', id)), line('delete', linkTo('delete', id))]
      : []),
  ];
}

/** The texts of a message, with the answers to the agency's questions. */
function textOf({ fields, otherFields }: DigestEntry, { locale }: Language): string {
  const answers = shownAnswers(otherFields, locale).map((answer) => answer.join(': '));
  return [fields.from_message, ...answers].join(' ');
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
