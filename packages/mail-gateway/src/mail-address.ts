import { domainToASCII, domainToUnicode } from 'node:url';

/** The most characters of an address with a name: RFC 5321 allows 254 for the address. */
const LONGEST_WORD = 1000;

/** Octets of RFC 5321, section 4.5.3.1. */
const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 253;

/** Joiners, which scripts such as Devanagari and Persian need inside a word. */
const JOINERS = '\u200c\u200d';

/** Characters without a visible shape that Unicode counts among the signs. */
const BLANK_SIGNS = '\u2800\u{1d159}';

/** The sign behind an emoji that asks for its colours. IDNA removes it. */
const EMOJI_STYLE = '\ufe0f';

/** A letter or sign beyond ASCII that people see. */
const VISIBLE = `[^\\p{ASCII}\\p{C}\\p{Z}\\p{DI}${BLANK_SIGNS}]`;

/**
 * Letters, digits and the signs that RFC 5321 and 6531 allow without quotes; dots anywhere, because some carriers in
 * Japan issued such addresses. No spaces, control or other invisible characters, and joiners only behind such a letter.
 */
const LOCAL = new RegExp(`^(?!\\.*$)(?:[\\w!#$%&'*+/=?^\`{|}~.-]|${VISIBLE}[${JOINERS}]?)+$`, 'u');

/** The characters of a typed domain. IDNA decides about all characters beyond ASCII. */
const DOMAIN = new RegExp(`^(?:[a-z\\d.-]|${VISIBLE}|[${JOINERS}${EMOJI_STYLE}])+$`, 'iu');

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const WIRE_DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?=[a-z])(?=..)${LABEL}$`);

/** Local parts that headers and commands carry without quotes. */
const DOT_ATOM = /^[^.]+(?:\.[^.]+)*$/;

/** The ASCII form of a domain, as the DNS has it; empty for an invalid domain. */
const asciiDomain = (typed: string) => (DOMAIN.test(typed) ? domainToASCII(typed) : '');

/** An address with the name that stands before it, which may be empty. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A checked mail address, with one reading for headers, commands and comparisons. */
export interface MailAddress {
  /** The local part, without quotes. */
  readonly local: string;
  /** The domain in ASCII, as the DNS has it. */
  readonly domain: string;
}

/**
 * Reads a text that is exactly one mail address; null for every other text. Quoted local parts, comments and brackets
 * are refused on purpose: header injection is made of them. Letters of double width, from Japanese keyboards, count as
 * the usual ones.
 */
export function mailAddressOf(typed: string): MailAddress | null {
  if (typed.length > LONGEST_WORD) {
    return null;
  }
  const text = typed
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .normalize('NFC');
  const [local = '', given = '', another] = text.split('@');
  const domain = asciiDomain(given);
  const isAddress =
    another === undefined &&
    LOCAL.test(local) &&
    Buffer.byteLength(local) <= LONGEST_LOCAL &&
    domain.length <= LONGEST_DOMAIN &&
    WIRE_DOMAIN.test(domain);
  return isAddress ? { local, domain } : null;
}

/** Parses the address that a visitor typed, with blanks and invisible characters around it. */
export function addressTyped(typed: string): MailAddress | null {
  const text = typed.trim();
  return text.length > LONGEST_WORD
    ? null
    : mailAddressOf(text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, ''));
}

/** Whether a text is one mail address that mail servers take, such as `दीपक@डाटामेल.भारत`. */
export const isMailAddress = (text: string): boolean => mailAddressOf(text) !== null;

/** An address as headers and commands of SMTP carry it: quoted where dots need it. */
export const onWire = ({ local, domain }: MailAddress): string =>
  `${DOT_ATOM.test(local) ? local : `"${local}"`}@${domain}`;

/** An address of the settings, whose host may have no dot, as SMTP carries it. */
export function wireOf(address: string): string {
  const checked = mailAddressOf(address);
  return checked ? onWire(checked) : address;
}

/** Whether an address needs a mail server that offers SMTPUTF8 (RFC 6531). */
export const needsUtf8 = ({ local }: MailAddress): boolean => /\P{ASCII}/u.test(local);

/** An address for people, its domain in their letters; every other text as it is. */
export function readable(text: string): string {
  const address = addressTyped(text);
  return address ? `${address.local}@${domainToUnicode(address.domain)}` : text;
}

/**
 * The one form in which addresses are compared and counted: without quotes, in lower case, NFKC and
 * without invisible characters, the domain in ASCII.
 */
export function normalAddress(address: string): string {
  const text = address.normalize('NFKC');
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  const local = comparable(text.slice(0, Math.max(at, 0))).replace(/^"(.*)"$/, '$1');
  return `${local}@${asciiDomain(domain) || asciiDomain(comparable(domain)) || comparable(domain)}`;
}

/** A text as it is compared: in lower case, without surrounding blanks and invisible characters. */
export function comparable(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .toLowerCase()
    .trim();
}

/**
 * The mail addresses in a text, in their normal form, without names and brackets. A text without an
 * address is returned as a whole, so that it can be searched for too.
 */
export function addressesIn(typed: string): string[] {
  const words = typed
    .normalize('NFKC')
    .replace(/"([^\s"@<>]*)"@/g, '$1@')
    .split(/[\s,;:<>()[\]"]+/)
    .filter((word) => word.includes('@') && word.length <= LONGEST_WORD)
    .map((word) => normalAddress(word.replace(/^[\p{Cf}']+|[\p{Cf}'.]+$/gu, '')));
  return words.length > 0 ? words : [comparable(typed)];
}
