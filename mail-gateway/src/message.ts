import { createHash, randomBytes } from 'node:crypto';

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

/** Names and texts of fields that the contact form does not have. */
export type OtherFields = readonly (readonly [name: string, text: string])[];

/** The ids of digests begin so. A digest is the gateway's own and waits among the messages. */
export const DIGEST_ID = 'digest-';

/** The id of a digest: one a day (YYYY-MM-DD), which no message can have. */
export const digestIdOf = (day: string) => `${DIGEST_ID}${day}`;

export const isDigest = (id: string) => id.startsWith(DIGEST_ID);

/** States of a message. `queued` waits for the relay, `spam` is withheld, and named to the owner in the digest. */
export const states = ['queued', 'sending', 'sent', 'failed', 'spam'] as const;
export type State = (typeof states)[number];

/** Largest request body in bytes, the whole message with its wrapping: more is refused, never cut. */
export const MAX_BODY_BYTES = 256 * 1024;

/** A message as the store takes it. Times are milliseconds since 1970 (UTC). */
export interface NewMessage {
  readonly id: string;
  readonly fingerprint: string;
  readonly state: 'queued' | 'spam';
  readonly fields: Fields;
  /** Fields of other names, in the order in which they were sent. */
  readonly otherFields: OtherFields;
  /** Address of the page it was sent from, without query; empty when unknown. */
  readonly page: string;
  /** Why it is held or suspicious, in words separated by commas; empty when nothing is. */
  readonly reasons: string;
  readonly receivedAt: number;
}

/**
 * One field's text as it is kept: control characters other than tab and line breaks are dropped,
 * halves of surrogate pairs become U+FFFD, and everything else stays as it was typed.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}/gu, '');
}

/** All five fields cleaned; a missing one is empty. Only the object's own strings count. */
export function cleanFields(typed: Readonly<Partial<Record<FieldName, string>>>): Fields {
  const entries = fieldNames.map((name) => [name, cleanText(typed[name] ?? '')]);
  return Object.fromEntries(entries) as Record<FieldName, string>;
}

/**
 * Names a message by its fields, so that a repeated post is recognised. A held message and an
 * accepted one never share a fingerprint: a doubtful copy must not swallow a good message.
 */
export function fingerprintOf(
  fields: Fields,
  state: NewMessage['state'],
  otherFields: OtherFields = [],
): string {
  const hash = createHash('sha256').update(state);
  for (const name of fieldNames) {
    const text = fields[name].replace(/\r\n?/g, '\n');
    hash.update(`\0${text}`);
  }
  if (otherFields.length > 0) {
    hash.update(`\0${JSON.stringify(otherFields)}`);
  }
  return hash.digest('base64url');
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new id of 12 characters that can be read aloud (no i, l, o, u): 60 random bits. */
export function newId(): string {
  return Array.from(randomBytes(12), (byte) => alphabet[byte & 31]).join('');
}

/**
 * The page a message came from, out of the Referer header: origin and path, no query, no
 * credentials, at most 500 characters; empty when it is no web address.
 */
export function pageOf(referer: string | undefined): string {
  const url = URL.parse(referer ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) {
    return '';
  }
  return cleanText(`${url.origin}${url.pathname}`).slice(0, 500);
}

/**
 * Whether a text is one mail address, in the plain form that every mail server takes. Quoted local
 * parts and comments are refused on purpose: header injection is made of them.
 */
export function isMailAddress(text: string): boolean {
  const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
  const shape = new RegExp(
    `^[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(?:${label}\\.)+(?=\\p{L})${label}$`,
    'u',
  );
  const [local = '', domain = ''] = text.split('@');
  return local.length <= 64 && domain.length <= 253 && /[^.]{2}$/u.test(domain) && shape.test(text);
}
