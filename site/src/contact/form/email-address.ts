/** The part before the @: anything in quotes, else no space and no punctuation that begins another part of an address. */
const LOCAL = String.raw`(?:"[^"]+"|[^\s@<>()[\]\\,;:"]+)`;
/** A part of a domain in any script, with the marks and joiners that Indian ones are written with. */
const LABEL = String.raw`[\p{L}\p{M}\p{N}\u200c\u200d-]+`;
const ADDRESS = new RegExp(`^${LOCAL}@${LABEL}(?:[.。．｡]${LABEL})*$`, 'u');

/**
 * Whether mail may reach an address. Browsers know only part of the addresses that there are: they refuse letters such
 * as `é` before the @, and the dots in a row that Japanese carriers gave out.
 */
export const isReachable = (address: string) => ADDRESS.test(address.trim());
