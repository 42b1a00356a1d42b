import { domainToASCII } from 'node:url';

/** A longer word is no address, in characters: RFC 5321 has 254, a name may be written to it. */
const LONGEST_WORD = 1000;

/** What a person typed in one spelling: without case, surrounding blanks, invisible characters. */
export function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .trim();
}

/**
 * The mail addresses in what a person typed, in one spelling each: without a name or brackets
 * around them, in lower case, without invisible characters, the domain as the wire has it. Text
 * that holds no address is one by itself, so that it can be asked for too.
 */
export function addressesIn(typed: string): string[] {
  const plain = plainText(typed);
  const words = plain
    .split(/[\s,;:<>()[\]"]+/)
    .filter((word) => word.includes('@') && word.length <= LONGEST_WORD)
    .map((word) => word.replace(/^['.]+|['.]+$/g, ''));
  return words.length > 0 ? words.map(withWireDomain) : [plain];
}

function withWireDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
