import type { Mailbox } from './mail-address.ts';

/** An encoded word (RFC 2047), and the blanks between it and the next one. */
const ENCODED_WORD = /=\?([^?\s*]+)(?:\*[^?\s]*)?\?([bq])\?([^?\s]*)\?=(?:\s+(?==\?))?/gi;

/**
 * An address with its name, as people write them and as headers do: `Ada <ada@agency.example>`, the
 * name in quotes or encoded, or without one. The address is not checked.
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
      // A charset that nobody knows.
      return word;
    }
  });

const bytesOf = (text: string, encoding: string): Buffer =>
  encoding.toLowerCase() === 'b'
    ? Buffer.from(text, 'base64')
    : Buffer.from(
        text
          .replaceAll('_', ' ')
          .replace(/=([\da-f]{2})/gi, (_, code: string) =>
            String.fromCharCode(Number.parseInt(code, 16)),
          ),
        'latin1',
      );
