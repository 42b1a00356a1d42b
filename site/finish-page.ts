import { createHash } from 'node:crypto';
import {
  parse,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
} from 'parse5';
import { divideStyles, type FirstView } from './first-view-styles.ts';
import {
  attributeOf,
  createElement,
  nodesIn,
  setText,
  textOf,
  withoutStyles,
} from './html-tree.ts';
import type { Hyphenate } from './hyphenate.ts';
import { hyphenatePage } from './hyphenate-page.ts';
import { firstViewEnd } from './src/layouts/first-view-end.ts';

export interface FinishOptions {
  /** Hyphenates words in the language of the page; undefined for a language without patterns. */
  hyphenate: Hyphenate | undefined;
  /** Returns the language of the page that a link leads to, if this page has a different language. */
  otherLanguageAt?: ((href: string) => string | undefined) | undefined;
  /** The new names of picture files, by their old names. */
  names: ReadonlyMap<string, string>;
  /** Whether a page with its styles and its script inside is small enough for a single answer. */
  isSmall: (page: string) => boolean;
  /** Writes styles or a script to a file. @returns the address of the file */
  store: (kind: 'styles.css' | 'scripts.js', content: string) => string;
}

/** A page without styles and scripts, with an empty element for the styles and another for the scripts. */
interface StrippedPage {
  page: Tree.Document;
  /** The styles of the page, in order. */
  css: string;
  /** The code of the page's inline scripts, in order. */
  code: string;
  /** The last element of the head. */
  style: Tree.Element;
  /** The last element of the body, for a page with scripts. */
  script: Tree.Element;
  /** The content security policy. */
  policy: Tree.Element['attrs'][number] | undefined;
}

const isInlineScript = (element: Tree.Element) =>
  element.tagName === 'script' &&
  !attributeOf(element, 'src') &&
  attributeOf(element, 'type')?.value !== 'application/ld+json';

const isFirstViewEnd = (node: Tree.Node): node is Tree.CommentNode =>
  tree.isCommentNode(node) && `<!--${node.data}-->` === firstViewEnd;

/** Renames picture files in the attributes of an element, also within the properties of an island. */
function renamePictures(element: Tree.Element, names: FinishOptions['names']): void {
  for (const attribute of element.attrs) {
    if (!/\.(?:avif|webp)/.test(attribute.value)) continue;
    attribute.value = attribute.value.replaceAll(
      /[\w-]+\.(?:avif|webp)/g,
      (file) => names.get(file) ?? file,
    );
  }
}

/** Adds `hreflang` to a link that leads to a page in another language. */
function addLinkLanguage(
  element: Tree.Element,
  otherLanguageAt: FinishOptions['otherLanguageAt'],
): void {
  const href = element.tagName === 'a' && attributeOf(element, 'href')?.value;
  const value = href && !attributeOf(element, 'hreflang') && otherLanguageAt?.(href);
  if (value) element.attrs.push({ name: 'hreflang', value });
}

/**
 * The classes of the first view, and the attributes of the page.
 *
 * @param above the nodes of the first view
 * @param elements all elements of the page
 */
function firstViewOf(above: readonly Tree.Node[], elements: readonly Tree.Element[]): FirstView {
  const classes = above
    .filter((node) => tree.isElementNode(node))
    .flatMap((element) => attributeOf(element, 'class')?.value.split(' ') ?? []);
  const attributes = elements.flatMap(({ attrs }) =>
    attrs.flatMap(({ name, value }) => [name, `${name}=${value}`]),
  );
  return { classes: new Set(classes), attributes: new Set(attributes) };
}

/** The code of a script. The code of a module becomes a function, so that its names are not global. */
function codeOf(script: Tree.Element): string {
  const code = textOf(script).trim();
  return attributeOf(script, 'type')?.value === 'module' ? `(()=>{${code}})()` : code;
}

/**
 * Takes all inline scripts out of a page without styles. They may run later, in one module after the page is parsed: the
 * scripts of Astro's islands are functions that call themselves.
 */
function stripPage(
  page: Tree.Document,
  css: string,
  elements: readonly Tree.Element[],
): StrippedPage {
  const elementOf = (name: string) => elements.find(({ tagName }) => tagName === name) ?? page;
  const scripts = elements.filter(isInlineScript);
  const policy = elements.find(
    (element) => attributeOf(element, 'http-equiv')?.value === 'content-security-policy',
  );
  const stripped: StrippedPage = {
    page,
    css,
    code: scripts.map(codeOf).join(';\n'),
    style: createElement('style', {}),
    script: createElement('script', { type: 'module' }),
    policy: policy && attributeOf(policy, 'content'),
  };
  for (const element of scripts) tree.detachNode(element);
  tree.appendChild(elementOf('head'), stripped.style);
  if (stripped.code) tree.appendChild(elementOf('body'), stripped.script);
  return stripped;
}

const hashOf = (content: string) =>
  content && ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** A policy that allows only this page's inline script and style. Astro's policy allows those of all pages. */
const policyFor = (policy: string, script: string, style: string) =>
  policy
    .replaceAll(/ 'sha256-[^']+'/g, '')
    .replace(/script-src [^;]*/, (sources) => sources + hashOf(script))
    .replace(/style-src [^;]*/, (sources) => sources + hashOf(style));

/** The HTML of a page with these styles and this code inside. */
function htmlWith(
  { page, style, script, policy }: StrippedPage,
  css: string,
  code: string,
): string {
  setText(style, css);
  setText(script, code);
  if (policy) policy.value = policyFor(policy.value, code, css);
  return serialize(page);
}

/**
 * The HTML of a page whose script is a file, and whose later styles are a file that is linked where the first view
 * ends.
 */
function divideIntoFiles(
  stripped: StrippedPage,
  end: Tree.CommentNode,
  view: FirstView,
  store: FinishOptions['store'],
): string {
  const { first, rest } = divideStyles(stripped.css, view);
  if (rest && end.parentNode) {
    const href = store('styles.css', rest);
    tree.insertBefore(end.parentNode, createElement('link', { rel: 'stylesheet', href }), end);
  }
  tree.detachNode(end);
  if (stripped.code) {
    stripped.script.attrs.push({ name: 'src', value: store('scripts.js', stripped.code) });
  }
  return htmlWith(stripped, first, '');
}

/**
 * Finishes a built page. Words get soft hyphens, picture files get their short names, all styles become one element at
 * the end of the head, all scripts become one at the end of the body, and the policy allows only these two.
 *
 * A small page stays one answer. The script of a larger page becomes a file, and so do the styles below the first view.
 */
export function finishPage(built: string, options: FinishOptions): string {
  const { html, css } = withoutStyles(built);
  const page = parse(html);
  const nodes = nodesIn(page);
  const elements = nodes.filter((node) => tree.isElementNode(node));
  const [end, ...repeated] = nodes.filter(isFirstViewEnd);
  for (const comment of repeated) tree.detachNode(comment);

  if (options.hyphenate) hyphenatePage(page, options.hyphenate);
  for (const element of elements) {
    renamePictures(element, options.names);
    addLinkLanguage(element, options.otherLanguageAt);
  }

  const stripped = stripPage(page, css, elements);
  const whole = () => htmlWith(stripped, stripped.css, stripped.code);
  if (end && !options.isSmall(whole())) {
    const view = firstViewOf(nodes.slice(0, nodes.indexOf(end)), elements);
    return divideIntoFiles(stripped, end, view, options.store);
  }
  if (end) tree.detachNode(end);
  return whole();
}
