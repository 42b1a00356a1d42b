import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';

/** The classes and attributes of a built page, by which its styles are divided. */
export interface FirstView {
  /** The classes of elements in the first view. */
  classes: ReadonlySet<string>;
  /** The attributes of the whole page, as `name` and as `name=value`. */
  attributes: ReadonlySet<string>;
}

/** A style sheet in two parts. Within each part, rules keep their order. */
interface DividedStyles {
  /** The styles that the first view needs. */
  first: string;
  /** All other styles. */
  rest: string;
}

/** The head of an at-rule, such as `@layer components`; empty for other nodes. */
const headOf = (node: ChildNode) =>
  node.type === 'atrule' ? `@${node.name} ${node.params}`.trimEnd() : '';

/** States that no element has before a visitor acts. */
const LATER_STATE = /:(?:hover|active|checked|popover-open|:selection)/;

/** An attribute selector: its name, the bar of `|=`, and its value. */
const ATTRIBUTE = /\[([\w-]+)(?:(\|?)=["']?([^\]"']*)["']?)?\]/g;

/** A selector without `:is()`, `:not()` and other functions, whose arguments say nothing certain about an element. */
function withoutArguments(selector: string): string {
  const functional = /:[\w-]+\([^()]*\)/;
  let plain = selector;
  while (functional.test(plain)) plain = plain.replace(functional, '');
  return plain;
}

/** Whether an element of the page has an attribute. `isPrefix` is for `|=`, where `hi` matches `hi-IN` too. */
const hasAttribute = ({ attributes }: FirstView, attribute: string, isPrefix: boolean) =>
  attributes.has(attribute) ||
  (isPrefix && [...attributes].some((each) => each.startsWith(`${attribute}-`)));

/** Whether a selector matches only after an interaction, or by an attribute that no element of the page has yet. */
function isLaterState(selector: string, view: FirstView): boolean {
  const plain = withoutArguments(selector);
  if (LATER_STATE.test(plain)) return true;
  return [...plain.matchAll(ATTRIBUTE)].some(([, name = '', bar, value]) => {
    const attribute = value === undefined ? name : `${name}=${value}`;
    return !hasAttribute(view, attribute, bar === '|');
  });
}

/** A font file for letters that the content lacks; see site/src/theme/web-fonts.ts. */
const isFontOfOtherLetters = (css: string) =>
  css.includes('unicode-range') && !/font-family:\s*\w+-first/.test(css);

/** Whether the sheet of a component has no class of the first view. */
function isBelowFirstView(css: string, { classes }: FirstView): boolean {
  const named = css.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? [];
  return !named.some((name) => classes.has(name));
}

/** Whether the first view does not need a node: print styles, high contrast, later states, other sections. */
function isLater(node: ChildNode, view: FirstView): boolean {
  const head = headOf(node);
  if (/^@media (print|\((forced-colors|prefers-contrast))/.test(head)) return true;
  if (head === '@font-face') return isFontOfOtherLetters(node.toString());
  if (head === '@layer components') return isBelowFirstView(node.toString(), view);
  return node.type === 'rule' && node.selectors.every((selector) => isLaterState(selector, view));
}

/**
 * Moves nodes into another style sheet, with copies of the groups around them.
 *
 * @param isMoved whether a node moves as a whole
 * @param isGroup whether the children of a node that stays may move
 */
function move(
  from: Root | Rule | AtRule,
  to: Root | Rule | AtRule,
  isMoved: (node: ChildNode) => boolean,
  isGroup: (node: ChildNode) => boolean,
): void {
  for (const node of [...(from.nodes ?? [])]) {
    if (isMoved(node)) {
      to.append(node);
    } else if (isGroup(node) && (node.type === 'rule' || node.type === 'atrule')) {
      const group = node.clone({ nodes: [] });
      move(node, group, isMoved, isGroup);
      if (group.nodes?.length) to.append(group);
      if (node.nodes?.length === 0) node.remove();
    }
  }
}

/** The custom properties that the rules of a style sheet use, directly or by way of other custom properties. */
function usedProperties(css: Root): ReadonlySet<string> {
  const values = new Map<string, string[]>();
  const used = new Set<string>();
  const read = (value: string) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const each of values.get(name) ?? []) read(each);
    }
  };
  css.walkDecls(/^--/, ({ prop, value }) => {
    values.set(prop, [...(values.get(prop) ?? []), value]);
  });
  css.walkDecls(/^(?!--)/, ({ value }) => read(value));
  return used;
}

/**
 * Divides the styles of a page: the styles of the first view stand in the page, the rest loads after it.
 *
 * The sheet of a component is one `@layer components` block. A block without a class of the first view goes into the
 * rest as a whole, so that its rules keep their order. Print styles, later states, fonts of other letters, and custom
 * properties that the first view does not use follow it. All other styles belong to the first view.
 */
export function divideStyles(css: string, view: FirstView): DividedStyles {
  const first = postcss.parse(css);
  const later = postcss.root();
  move(
    first,
    later,
    (node) => isLater(node, view),
    (node) => /^@(layer|media|supports|starting-style)\b/.test(headOf(node)),
  );
  const used = usedProperties(first);
  const declarations = postcss.root();
  move(
    first,
    declarations,
    (node) => node.type === 'decl' && node.prop.startsWith('--') && !used.has(node.prop),
    (node) => node.type === 'rule' || /^@(layer|media|supports)\b/.test(headOf(node)),
  );
  return { first: first.toString(), rest: `${declarations}${later}` };
}
