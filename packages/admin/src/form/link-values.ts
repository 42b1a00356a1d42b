/** The values of a link's inputs: the choice and the typed address. */
export type LinkParts = {
  /** '' for no link, `=` with the address of a listed target, or `TYPED`. */
  to: string;
  typed: string;
};

/** The choice that stands for a typed address. */
export const TYPED = 'typed';

/**
 * Splits a link into the values of its inputs.
 *
 * @param known the addresses that the list names
 */
export function linkParts(href: string, known: readonly string[]): LinkParts {
  if (href === '') return { to: '', typed: '' };
  if (known.includes(href)) return { to: `=${href}`, typed: '' };
  const plain = href.replace(/^(?:mailto|tel):/, '');
  return { to: TYPED, typed: completed(plain) === href ? plain : href };
}

/** A host name with a top-level domain, and a port, a path, a query or a fragment. */
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;

/** The whole address for a typed part, such as `example.com/legal`, `ada@example.com` or `+44 20 555 0142`. */
export function completed(typed: string): string {
  if (HOST.test(typed) && !/^[^/]*\.(?:html?|pdf)$/i.test(typed)) return `https://${typed}`;
  if (/^\+?[\d(][\d(). -]{5,}$/.test(typed)) return `tel:${typed}`;
  return /^[^\s:/@]+@[^\s:/@]+$/.test(typed) ? `mailto:${typed}` : typed;
}

/** The address of a link in a form: the chosen address, or the typed one. */
export const linkFrom = (to = TYPED, typed: string): string =>
  to === TYPED ? completed(typed) : to.slice(1);
