import { type Fields, fieldNames, isMailAddress, type OtherFields } from '../message.ts';

/** More links than this are a signal of spam. */
const MANY_LINKS = 3;

const link = /https?:\/\/|(?<![\w/])www\./gi;

/** A message and its context. */
export interface Enquiry {
  readonly fields: Fields;
  readonly otherFields: OtherFields;
  /** The text of the hidden field. */
  readonly honeypot: string;
  /** Whether Origin or Referer names the page it was sent from. */
  readonly hasPage: boolean;
  /** Whether it exceeds the mail limits. */
  readonly isFlood: boolean;
}

const textsOf = ({ fields, otherFields }: Enquiry) => [
  ...fieldNames.map((name) => fields[name]),
  ...otherFields.map(([, text]) => text),
];
const countLinks = (text: string) => text.match(link)?.length ?? 0;

/** Reasons to withhold a message. None is about its words. */
const withholding: Readonly<Record<string, (enquiry: Enquiry) => boolean>> = {
  honeypot: ({ honeypot }) => honeypot.trim() !== '',
  blank: (enquiry) => textsOf(enquiry).every((text) => text.trim() === ''),
  flood: ({ isFlood }) => isFlood,
};

/** Signals of spam: the message is mailed, with a mark. */
const signals: Readonly<Record<string, (enquiry: Enquiry) => boolean>> = {
  'many-links': (enquiry) => countLinks(textsOf(enquiry).join('\n')) > MANY_LINKS,
  'link-in-name': ({ fields }) => countLinks(fields.from_name) > 0,
  'forum-markup': (enquiry) =>
    textsOf(enquiry).some((text) => /\[(url|link)[=\]]|<a\s{1,9}href\b/i.test(text)),
  'no-page': ({ hasPage }) => !hasPage,
};

/** Worth knowing for the owner, but no signal of spam. */
const notes: Readonly<Record<string, (enquiry: Enquiry) => boolean>> = {
  'invalid-address': ({ fields: { from_email } }) =>
    from_email.trim() !== '' && !isMailAddress(from_email.trim()),
};

/**
 * Decides whether a message is mailed (`queued`) or withheld (`spam`), which the digest names to
 * the owner. `reasons` are names separated by commas.
 */
export function score(enquiry: Enquiry): { state: 'queued' | 'spam'; reasons: string } {
  const found = (tests: typeof signals) =>
    Object.keys(tests).filter((name) => tests[name]?.(enquiry));
  const withheld = found(withholding);
  return {
    state: withheld.length > 0 ? 'spam' : 'queued',
    reasons: [...withheld, ...found(signals), ...found(notes)].join(','),
  };
}

/** Whether a message with these reasons is mailed with the mark "possible spam". */
export function isMarked(reasons: string): boolean {
  return reasons.split(',').some((reason) => Object.hasOwn(signals, reason));
}
