import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type MimeNode from 'nodemailer/lib/mime-node';
import type { Mailbox } from '../mail-address.ts';

/** The first characters of an encoded word (RFC 2047). */
const ENCODED = '=?';

/** The most characters of an encoded word, so that it fits on a header line. */
const LONGEST_WORD = 52;

/**
 * Encodes header text that looks like an encoded word once more. Nodemailer passes it on unchanged, and mail programs
 * would decode it instead of showing the typed text.
 */
export function showAsTyped(mail: MimeNode): MimeNode {
  const encode = mail.encodeHeaderValue.bind(mail);
  mail.encodeHeaderValue = (key, value) => {
    if (typeof value === 'string' && value.includes(ENCODED)) {
      return encodeWord(value, 'Q', LONGEST_WORD);
    }
    if (!isMailbox(value) || !value.name.includes(ENCODED)) {
      return encode(key, value);
    }
    const address = encode(key, { ...value, name: '' }).replace(/^<|>$/g, '');
    return `${encodeWord(value.name, 'Q', LONGEST_WORD)} <${address}>`;
  };
  return mail;
}

const isMailbox = (value: unknown): value is Mailbox =>
  typeof value === 'object' && value !== null && 'name' in value && 'address' in value;
