import type { Mailbox } from './mail-address.ts';

/** An encoded word (RFC 2047), and the blanks between it and the next one. */
const ENCODED_WORD = /=\?([^?\s*]+)(?:\*[^?\s]*)?\?([bq])\?([^?\s]*)\?=(?:\s+(?==\?))?/gi;

/**
 * Reads `Ada <ada@agency.example>`, or the address alone. The name may be in quotes, or encoded as in the header of a
 * mail. The address is not checked.
 */
export function mailboxIn(text: string): Mailbox {
  const [, name = '', address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  return { name: decoded(unquoted(name.trim())), address: address.trim() };
}

const unquoted = (name: string): string =>
  /^".*"$/s.test(name) ? name.slice(1, -1).replace(/\\(.)/gs, '$1') : name;

const decoded = (name: string): string =>
  name.replace(ENCODED_WORD, (word, charset: string, encoding: string, text: string) => {
    try {
      return new TextDecoder(charset).decode(bytesOf(text, encoding));
    } catch {
      // The charset is unknown.
      return word;
    }
  });

/** The bytes of an encoded word: `b` is Base64, `q` has `_` for a space and `=XX` for a byte. */
function bytesOf(text: string, encoding: string): Buffer {
  if (encoding.toLowerCase() === 'b') {
    return Buffer.from(text, 'base64');
  }
  const unescaped = text
    .replaceAll('_', ' ')
    .replace(/=([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(unescaped, 'latin1');
}
