import { createHash } from 'node:crypto';
import {
  html,
  parse,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
} from 'parse5';
import { divideStyles, type FirstView } from './first-view-styles.ts';
import type { Hyphenate } from './hyphenate.ts';
import { firstViewEnd } from './src/layouts/first-view-end.ts';

export interface FinishOptions {
  /** Hyphenates in the language of the page; undefined when there are no patterns for it. */
  hyphenate: Hyphenate | undefined;
  /** The language of the page at an address, if it is another one than that of this page. */
  otherLanguageAt?: ((href: string) => string | undefined) | undefined;
  /** New names of files by old ones. */
  names: ReadonlyMap<string, string>;
  /** Whether a page with all that is its own is small enough to be sent as one answer. */
  isSmall: (page: string) => boolean;
  /** Stores a part of a page as a file. @returns its address */
  store: (kind: 'styles.css' | 'scripts.js', content: string) => string;
}

/** All nodes below a node, in the order of the page. */
function nodesIn(node: Tree.ParentNode): Tree.ChildNode[] {
  return node.childNodes.flatMap((child) => [
    child,
    ...('childNodes' in child ? nodesIn(child) : []),
  ]);
}

const attributeOf = ({ attrs }: Tree.Element, name: string) =>
  attrs.find((each) => each.name === name);

const textOf = (element: Tree.Element) =>
  element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');

const isInlineScript = (element: Tree.Element) =>
  element.tagName === 'script' &&
  !attributeOf(element, 'src') &&
  attributeOf(element, 'type')?.value !== 'application/ld+json';

/** Changes the names of files in an element's attributes: addresses, and the properties of an island. */
function rename(element: Tree.Element, names: ReadonlyMap<string, string>): void {
  for (const attribute of element.attrs) {
    attribute.value = attribute.value.replaceAll(
      /[\w-]+\.(?:avif|webp)/g,
      (file) => names.get(file) ?? file,
    );
  }
}

/** Elements whose text is not hyphenated: it is not text of the page, hydration compares it, or a form sends it. */
const LEFT_ALONE = new Set(['script', 'style', 'textarea', 'title', 'astro-island', 'form', 'svg']);

/** Says of a link to a page in another language which one that is. */
function nameLanguage(element: Tree.Element, otherLanguageAt: FinishOptions['otherLanguageAt']) {
  const href = element.tagName === 'a' && attributeOf(element, 'href')?.value;
  const value = href && !attributeOf(element, 'hreflang') && otherLanguageAt?.(href);
  if (value) element.attrs.push({ name: 'hreflang', value });
}

/** Elements that are as narrow as their words are large; a component marks others with `data-narrow`. */
const NARROW = /^(h[1-3]|header|footer)$/;
/** What has the words of a page. */
const WORDS = /^(main|header|footer)$/;

/** Puts soft hyphens into the long words of a page: `hyphens: auto` needs a dictionary, which not all browsers have. */
function hyphenateWords(
  node: Tree.Node,
  hyphenate: Hyphenate,
  place?: Parameters<Hyphenate>[1],
): void {
  if (tree.isTextNode(node) && place) node.value = hyphenate(node.value, place);
  if (!('childNodes' in node) || LEFT_ALONE.has(node.nodeName)) return;
  const isNarrow = 'attrs' in node && attributeOf(node, 'data-narrow') !== undefined;
  const within = WORDS.test(node.nodeName) ? 'text' : place;
  const inside = within && (isNarrow || NARROW.test(node.nodeName)) ? 'heading' : within;
  for (const child of node.childNodes) hyphenateWords(child, hyphenate, inside);
}

/** The classes in these nodes, and the attributes of the whole page. */
function firstViewOf(nodes: readonly Tree.Node[], page: readonly Tree.Element[]): FirstView {
  const classes = nodes
    .filter((node) => tree.isElementNode(node))
    .flatMap((element) => attributeOf(element, 'class')?.value.split(' ') ?? []);
  const attributes = page.flatMap(({ attrs }) =>
    attrs.flatMap(({ name, value }) => [name, `${name}=${value}`]),
  );
  return { classes: new Set(classes), attributes: new Set(attributes) };
}

const createElement = (name: string, attributes: Record<string, string>): Tree.Element =>
  tree.createElement(
    name,
    html.NS.HTML,
    Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
  );

function setText(element: Tree.Element, text: string): void {
  element.childNodes = [];
  tree.insertText(element, text);
}

const hashOf = (content: string) =>
  content && ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** A policy that allows the page's own inline script and style only: Astro lists those of all pages in each. */
const policyFor = (policy: string, script: string, style: string) =>
  policy
    .replaceAll(/ 'sha256-[^']+'/g, '')
    .replace(/script-src [^;]*/, (sources) => sources + hashOf(script))
    .replace(/style-src [^;]*/, (sources) => sources + hashOf(style));

/** The code of a script, in a function where it is a module: the names that each module declares are its own. */
function codeOf(script: Tree.Element): string {
  const code = textOf(script).trim();
  return attributeOf(script, 'type')?.value === 'module' ? `(()=>{${code}})()` : code;
}

/**
 * Finishes a built page: adds soft hyphens and shorter names of files, puts all styles into one element at the end of
 * the head and all scripts into one at the end of the body, and allows just these in its policy.
 *
 * A small page stays one answer. Of a larger one, the script and the styles that the first view does not need become
 * files. Scripts of Astro's islands are functions that call themselves, so they may run as a module, after the page
 * is parsed.
 */
export function finishPage(built: string, options: FinishOptions): string {
  const page = parse(built);
  const nodes = nodesIn(page);
  const elements = nodes.filter((node) => tree.isElementNode(node));
  const elementOf = (name: string) => elements.find(({ tagName }) => tagName === name) ?? page;
  const [mark, ...others] = nodes.filter(
    (node) => tree.isCommentNode(node) && `<!--${node.data}-->` === firstViewEnd,
  );
  const view = firstViewOf(nodes.slice(0, mark && nodes.indexOf(mark)), elements);
  if (options.hyphenate) hyphenateWords(page, options.hyphenate);
  for (const element of elements) {
    rename(element, options.names);
    nameLanguage(element, options.otherLanguageAt);
  }

  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const scripts = elements.filter(isInlineScript);
  const css = styles.map(textOf).join('');
  const code = scripts.map(codeOf).join(';\n');
  for (const node of [...styles, ...scripts, ...others]) tree.detachNode(node);
  const policy = elements.find(
    (element) => attributeOf(element, 'http-equiv')?.value === 'content-security-policy',
  );
  const content = policy && attributeOf(policy, 'content');
  const style = createElement('style', {});
  const script = createElement('script', { type: 'module' });
  tree.appendChild(elementOf('head'), style);
  if (code) tree.appendChild(elementOf('body'), script);

  /** The page with these in its style and its script. */
  const pageWith = (inStyle: string, inScript: string) => {
    setText(style, inStyle);
    setText(script, inScript);
    if (content) content.value = policyFor(content.value, inScript, inStyle);
    return serialize(page);
  };
  if (!mark?.parentNode || options.isSmall(pageWith(css, code))) {
    if (mark) tree.detachNode(mark);
    return pageWith(css, code);
  }
  const { first, rest } = divideStyles(css, view);
  const href = rest && options.store('styles.css', rest);
  if (href) {
    const link = createElement('link', { rel: 'stylesheet', href });
    tree.insertBefore(mark.parentNode, link, mark);
  }
  tree.detachNode(mark);
  if (code) script.attrs.push({ name: 'src', value: options.store('scripts.js', code) });
  return pageWith(first, '');
}
