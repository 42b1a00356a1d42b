/** A link as its form sends it: what was chosen, and what was typed. */
export type LinkParts = {
  /** '' for no link, `=` and the address of what the list names, or the start of what is typed. */
  to: string;
  typed: string;
};

/** What is typed: a web address, an e-mail address or a telephone number. */
export const TYPED = { web: 'typed', mail: 'mailto:', phone: 'tel:' } as const;

/**
 * Takes a link apart for its form.
 *
 * @param known the addresses that the list names
 */
export function linkParts(href: string, known: readonly string[]): LinkParts {
  if (href === '') return { to: '', typed: '' };
  if (known.includes(href)) return { to: `=${href}`, typed: '' };
  const scheme = [TYPED.mail, TYPED.phone].find((each) => href.startsWith(each));
  const typed = href.slice(scheme?.length);
  // What would not come back as it is, such as a scheme that is there twice, is shown whole.
  const isWhole = scheme === undefined || typed.startsWith(scheme) || typed !== typed.trim();
  return isWhole ? { to: TYPED.web, typed: href } : { to: scheme, typed };
}

/** A host name with a top-level domain, and what may follow it. */
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;

/** The address for what is typed without its beginning: `example.com/legal`, `ada@example.com`. */
export function completed(typed: string): string {
  if (HOST.test(typed) && !/^[^/]*\.(?:html?|pdf)$/i.test(typed)) return `https://${typed}`;
  return /^[^\s:/@]+@[^\s:/@]+$/.test(typed) ? `mailto:${typed}` : typed;
}

/** The address that a form says; without a choice, what was typed. */
export function linkFrom(to: string | undefined, typed: string): string {
  if (to === undefined || to === TYPED.web) return completed(typed);
  if (to === '' || to.startsWith('=')) return to.slice(1);
  return typed.startsWith(to) ? typed : to + typed;
}
