import { domainToASCII } from 'node:url';

/** Longer words are no addresses, in characters: RFC 5321 allows 254, a name may be attached. */
const LONGEST_WORD = 1000;

/** Normalises text: lower case, without surrounding blanks and invisible characters. */
export function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .trim();
}

/**
 * The mail addresses in a text, normalised: without names and brackets, in lower case, the domain
 * in ASCII. A text without an address is returned as a whole, so that it can be searched for too.
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
