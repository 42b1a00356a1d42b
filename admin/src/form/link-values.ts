/** A link as its form sends it: what was chosen, and what was typed. */
export type LinkParts = {
  /** '' for no link, `=` and the address of what the list names, or `TYPED`. */
  to: string;
  typed: string;
};

/** The choice of an address that is typed. */
export const TYPED = 'typed';

/**
 * Takes a link apart for its form.
 *
 * @param known the addresses that the list names
 */
export function linkParts(href: string, known: readonly string[]): LinkParts {
  if (href === '') return { to: '', typed: '' };
  if (known.includes(href)) return { to: `=${href}`, typed: '' };
  const plain = href.replace(/^(?:mailto|tel):/, '');
  return { to: TYPED, typed: completed(plain) === href ? plain : href };
}

/** A host name with a top-level domain, and what may follow it. */
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;

/** The address for what is typed without its beginning: `example.com/legal`, `ada@example.com`, `+44 20 555 0142`. */
export function completed(typed: string): string {
  if (HOST.test(typed) && !/^[^/]*\.(?:html?|pdf)$/i.test(typed)) return `https://${typed}`;
  if (/^\+?[\d(][\d(). -]{5,}$/.test(typed)) return `tel:${typed}`;
  return /^[^\s:/@]+@[^\s:/@]+$/.test(typed) ? `mailto:${typed}` : typed;
}

/** The address that a form says; without a choice, what was typed. */
export const linkFrom = (to = TYPED, typed: string): string =>
  to === TYPED ? completed(typed) : to.slice(1);
