/**
 * The part before the @: any text in quotes, or text without spaces and without the punctuation that separates the
 * parts of an address.
 */
const LOCAL = String.raw`(?:"[^"]+"|[^\s@<>()[\]\\,;:"]+)`;
/** A label of a domain in any script, with the marks and joiners of Indian scripts. */
const LABEL = String.raw`[\p{L}\p{M}\p{N}\u200c\u200d-]+`;
const ADDRESS = new RegExp(`^${LOCAL}@${LABEL}(?:[.。．｡]${LABEL})*$`, 'u');

/**
 * Whether mail may reach an address. Browsers refuse valid addresses: letters such as `é` before the @, and the
 * repeated dots in addresses of Japanese carriers.
 */
export const isReachable = (address: string) => ADDRESS.test(address.trim());
