import { type Fields, fieldNames, isMailAddress, type OtherFields } from '../message.ts';

/** More links than this are a signal. */
const MANY_LINKS = 3;

const link = /https?:\/\/|(?<![\w/])www\./gi;

/** What a message says, and how it came. */
export interface Enquiry {
  readonly fields: Fields;
  readonly otherFields: OtherFields;
  /** The text of the hidden field that a person leaves empty. */
  readonly honeypot: string;
  /** False when neither Origin nor Referer says from which page it was sent. */
  readonly hasPage: boolean;
  /** True when it exceeds what one address or all together may have mailed. */
  readonly isFlood: boolean;
}

const textsOf = ({ fields, otherFields }: Enquiry) => [
  ...fieldNames.map((name) => fields[name]),
  ...otherFields.map(([, text]) => text),
];
const countLinks = (text: string) => text.match(link)?.length ?? 0;

/** Reasons to withhold a message. None of them is about how a text reads. */
const withholding: Readonly<Record<string, (enquiry: Enquiry) => boolean>> = {
  honeypot: ({ honeypot }) => honeypot.trim() !== '',
  blank: (enquiry) => textsOf(enquiry).every((text) => text.trim() === ''),
  flood: ({ isFlood }) => isFlood,
};

/** Signals of a program: such a message is mailed all the same, with a mark. */
const signals: Readonly<Record<string, (enquiry: Enquiry) => boolean>> = {
  'many-links': (enquiry) => countLinks(textsOf(enquiry).join('\n')) > MANY_LINKS,
  'link-in-name': ({ fields }) => countLinks(fields.from_name) > 0,
  'forum-markup': (enquiry) =>
    textsOf(enquiry).some((text) => /\[(url|link)[=\]]|<a\s{1,9}href\b/i.test(text)),
  'no-page': ({ hasPage }) => !hasPage,
};

/** What the owner may want to know, and what is no sign of a program. */
const notes: Readonly<Record<string, (enquiry: Enquiry) => boolean>> = {
  'invalid-address': ({ fields: { from_email } }) =>
    from_email.trim() !== '' && !isMailAddress(from_email.trim()),
};

/**
 * Decides whether a message is mailed (`queued`) or withheld (`spam`), and names the reasons,
 * separated by commas. It never refuses one: a withheld message is named to the owner in the digest.
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

/** Whether a mail is marked as possible spam, by the reasons that its message was kept with. */
export function isMarked(reasons: string): boolean {
  return reasons.split(',').some((reason) => Object.hasOwn(signals, reason));
}
