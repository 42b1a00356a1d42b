import { createHash, randomBytes } from 'node:crypto';
import { cut } from '../../../words/graphemes.ts';

/** The five fields of the contact form, in the order of the form. */
export const fieldNames = [
  'from_name',
  'from_email',
  'from_subject',
  'from_number',
  'from_message',
] as const;
export type FieldName = (typeof fieldNames)[number];
export type Fields = Readonly<Record<FieldName, string>>;

/** Fields that the contact form does not have. */
export type OtherFields = readonly (readonly [name: string, text: string])[];

/** A visitor's file without its content. */
export interface FileFacts {
  /** Safe as the name of a file and in a header. */
  readonly name: string;
  /** The media type of the content, not the one that the browser sent. */
  readonly type: string;
  readonly bytes: number;
}

/** States of a message: a `queued` one waits to be mailed, a `spam` one is withheld and listed in the digest. */
export const states = ['queued', 'sending', 'sent', 'failed', 'spam'] as const;
export type State = (typeof states)[number];

/** The handling of a message: a new one is unanswered, and an archived one needs no answer. */
export const handlings = ['new', 'answered', 'archived'] as const;
export type Handling = (typeof handlings)[number];

/** The stored form of a note: cleaned, at most 5,000 characters. */
export const noteText = (typed: string): string => cut(cleanText(typed.trim()), 5000);

/** The actions of links in mails. `deliver` and `delete` are for withheld or failed messages, `answered` for all. */
export const ownerActions = ['deliver', 'delete', 'answered'] as const;
export type OwnerAction = (typeof ownerActions)[number];

/** Largest request body in bytes. A larger one is refused, never cut. */
export const MAX_BODY_BYTES = 256 * 1024;

/** A message as the store takes it. Times are milliseconds since 1970 (UTC). */
export interface NewMessage {
  readonly id: string;
  readonly fingerprint: string;
  readonly state: 'queued' | 'spam';
  readonly fields: Fields;
  /** In the order in which they were sent. */
  readonly otherFields: OtherFields;
  /** Address of the form's page, without query; empty when unknown. */
  readonly page: string;
  /** Language of the form, such as `fr`; empty when unknown. */
  readonly language: string;
  readonly file?: (FileFacts & { readonly content: Uint8Array }) | undefined;
  /** The reasons why it is withheld or suspicious: names separated by commas, or empty. */
  readonly reasons: string;
  readonly receivedAt: number;
}

/**
 * The stored form of a field's text. Control characters other than tab and line breaks are dropped, halves of surrogate
 * pairs become U+FFFD, and everything else is unchanged.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}/gu, '');
}

/** All five fields, cleaned; a missing one is empty. */
export function cleanFields(typed: Readonly<Partial<Record<FieldName, string>>>): Fields {
  const entries = fieldNames.map((name) => [name, cleanText(typed[name] ?? '')]);
  return Object.fromEntries(entries) as Record<FieldName, string>;
}

/** The text of a message, and below it the fields that have no place of their own. */
export const withOthers = (text: string, otherFields: OtherFields): string =>
  [text, ...otherFields.map(([name, value]) => `${name}: ${value}`)]
    .filter((part) => part !== '')
    .join('\n\n');

/**
 * A hash of a message's fields and its file, by which a repeated post is recognised. A withheld message and a
 * queued one never share a fingerprint: spam must not make a good message count as repeated.
 */
export function fingerprintOf(
  fields: Fields,
  state: NewMessage['state'],
  otherFields: OtherFields = [],
  file?: Uint8Array,
): string {
  const hash = createHash('sha256').update(state);
  for (const name of fieldNames) {
    const text = fields[name].replace(/\r\n?/g, '\n');
    hash.update(`\0${text}`);
  }
  if (otherFields.length > 0) {
    hash.update(`\0${JSON.stringify(otherFields)}`);
  }
  if (file) {
    hash.update('\0').update(file);
  }
  return hash.digest('base64url');
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new id of 12 characters that can be read aloud (no i, l, o, u): 60 random bits. */
export function newId(): string {
  return Array.from(randomBytes(12), (byte) => alphabet[byte & 31]).join('');
}

/**
 * The page a message came from, by the Referer header: origin and path without query and
 * credentials, at most 500 characters; empty when the header is no web address.
 */
export function pageOf(referer: string | undefined): string {
  const url = URL.parse(referer ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) {
    return '';
  }
  return cleanText(`${url.origin}${url.pathname}`).slice(0, 500);
}
