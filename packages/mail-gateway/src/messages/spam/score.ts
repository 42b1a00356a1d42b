import { addressTyped } from '../../mail-address.ts';
import { type Fields, fieldNames, type OtherFields } from '../message.ts';

/** More links than this are many in any text. */
const MOST_LINKS = 10;

/** More links than this are many in a text of few words. */
const MOST_BARE_LINKS = 3;

/** Bytes of letters for each link, about a word, above which the links are part of a text. */
const BYTES_PER_LINK = 6;

const link = /https?:\/\/|(?<![\w/])www\./gi;

export interface Enquiry {
  readonly fields: Fields;
  readonly otherFields: OtherFields;
  readonly honeypot: string;
  /** Whether Origin or Referer names the page of the form. */
  readonly hasPage: boolean;
  readonly isFlood: boolean;
}

const textsOf = ({ fields, otherFields }: Enquiry) => [
  ...fieldNames.map((name) => fields[name]),
  ...otherFields.map(([, text]) => text),
];
const countLinks = (text: string) => text.match(link)?.length ?? 0;

/** A customer writes a text with links; a program sends links and little else. */
function hasManyLinks(enquiry: Enquiry): boolean {
  const links = countLinks(textsOf(enquiry).join('\n'));
  const { from_subject, from_message } = enquiry.fields;
  const texts = [from_subject, from_message, ...enquiry.otherFields.map(([, text]) => text)];
  const letters = texts
    .join('\n')
    .replace(/(?:https?:\/\/|www\.)\S*/gi, '')
    .replace(/\P{L}+/gu, '');
  const isBare = Buffer.byteLength(letters) < links * BYTES_PER_LINK;
  return links > MOST_LINKS || (links > MOST_BARE_LINKS && isBare);
}

type Test = (enquiry: Enquiry) => boolean;

/** Reasons to withhold a message. None depends on its words. */
const withholding = {
  honeypot: ({ honeypot }) => honeypot.trim() !== '',
  blank: (enquiry) => textsOf(enquiry).every((text) => text.trim() === ''),
  flood: ({ isFlood }) => isFlood,
} satisfies Record<string, Test>;

/** Signals of spam: the message is mailed with `[Possible spam]` before its subject. */
const signals = {
  'many-links': hasManyLinks,
  'link-in-name': ({ fields }) => countLinks(fields.from_name) > 0,
  'forum-markup': (enquiry) =>
    textsOf(enquiry).some((text) => /\[(url|link)[=\]]|<a\s{1,9}href\b/i.test(text)),
  'no-page': ({ hasPage }) => !hasPage,
} satisfies Record<string, Test>;

/** Notes for the owner about a message that is mailed as any other. */
const notes = {
  'invalid-address': ({ fields: { from_email } }) =>
    from_email.trim() !== '' && !addressTyped(from_email),
} satisfies Record<string, Test>;

const tests = { ...withholding, ...signals, ...notes };
export const reasonNames = Object.keys(tests) as Reason[];
export const withholdingReasons = Object.keys(withholding) as WithholdingReason[];

export type WithholdingReason = keyof typeof withholding;
export type Reason = keyof typeof tests;

/**
 * Decides whether a message is mailed (`queued`) or withheld and named in the digest (`spam`).
 * `reasons` are names separated by commas.
 */
export function score(enquiry: Enquiry): { state: 'queued' | 'spam'; reasons: string } {
  const found = reasonNames.filter((name) => tests[name](enquiry));
  return {
    state: found.some(isWithholding) ? 'spam' : 'queued',
    reasons: found.join(','),
  };
}

export const isWithholding = (reason: Reason): reason is WithholdingReason =>
  Object.hasOwn(withholding, reason);

/** Splits stored reasons into names; leaves out unknown names. */
export function reasonsIn(reasons: string): Reason[] {
  const given = reasons.split(',');
  return reasonNames.filter((name) => given.includes(name));
}

/** Whether a message with these reasons is mailed as possible spam. */
export function isMarked(reasons: string): boolean {
  return reasons.split(',').some((reason) => Object.hasOwn(signals, reason));
}
