import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';
import { attributeOf } from './html-tree.ts';
import type { Hyphenate } from './hyphenate.ts';

/** The landmarks that contain the words of a page. */
const LANDMARK = /^(main|header|footer)$/;

/** Elements whose columns are narrow for the size of their type. A component marks further ones with `data-narrow`. */
const NARROW = /^(h[1-3]|header|footer)$/;

/** Elements without text of the page, and elements whose text a script compares or a form sends. */
const SKIPPED = new Set(['script', 'style', 'textarea', 'title', 'astro-island', 'form', 'svg']);

/**
 * Puts soft hyphens into the long words of a page, because not every browser has the dictionaries for `hyphens: auto`.
 *
 * @param place the kind of text around the node; undefined outside the landmarks
 */
export function hyphenatePage(
  node: Tree.Node,
  hyphenate: Hyphenate,
  place?: Parameters<Hyphenate>[1],
): void {
  if (tree.isTextNode(node) && place) node.value = hyphenate(node.value, place);
  if (!('childNodes' in node) || SKIPPED.has(node.nodeName)) return;
  const isNarrow = 'attrs' in node && attributeOf(node, 'data-narrow') !== undefined;
  const within = LANDMARK.test(node.nodeName) ? 'text' : place;
  const inside = within && (isNarrow || NARROW.test(node.nodeName)) ? 'heading' : within;
  for (const child of node.childNodes) hyphenatePage(child, hyphenate, inside);
}
