import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type MimeNode from 'nodemailer/lib/mime-node';
import type { Mailbox } from '../mail-address.ts';

/** How an encoded word begins (RFC 2047). */
const ENCODED = '=?';

/** Characters of an encoded word, so that a line of a header has room for it. */
const LONGEST_WORD = 52;

/**
 * Has a mail show text of its headers as it was typed: nodemailer passes on what looks like an
 * encoded word, which mail programs then decode. It is encoded once more here.
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
