import { domainToASCII } from 'node:url';

/**
 * The mail addresses in what a person typed, in one spelling each: without a name or brackets
 * around them, in lower case, without invisible characters, the domain as the wire has it. Text
 * that holds no address is one by itself, so that it can be asked for too.
 */
export function addressesIn(typed: string): string[] {
  const plain = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .trim();
  const words = plain.split(/[\s,;:<>()[\]"]+/).map((word) => word.replace(/^['.]+|['.]+$/g, ''));
  const addresses = words.filter((word) => word.includes('@'));
  return addresses.length > 0 ? addresses.map(withWireDomain) : [plain];
}

function withWireDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
