import { domainToUnicode } from 'node:url';

/** A link to the page on which a quote was published. */
export interface QuoteSource {
  href: string;
  text: string;
}

/**
 * The link to the source of a quote, named after the website.
 *
 * @param href an address of the content
 * @param label the text of the link, with `{site}` for the name of the website
 * @param brand the name of this website, which an address without a host leads to
 */
export function sourceOf(href: string, label: string, brand: string): QuoteSource {
  const host = domainToUnicode(URL.parse(href)?.hostname ?? '').replace(/^www\./, '');
  return { href, text: label.replace('{site}', host || brand) };
}
