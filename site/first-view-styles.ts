import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';

/** What a page has before a script changes it. */
export interface FirstView {
  /** The classes above the place where the first view ends. */
  classes: ReadonlySet<string>;
  /** The attributes of the whole page, as `name` and as `name=value`. */
  attributes: ReadonlySet<string>;
}

/** A style sheet in two parts, each with its rules in their order. */
interface DividedStyles {
  /** What the first view needs. */
  first: string;
  rest: string;
}

/** The head of an at-rule, such as `@layer components`; empty for other nodes. */
const headOf = (node: ChildNode) =>
  node.type === 'atrule' ? `@${node.name} ${node.params}`.trimEnd() : '';

/**
 * Whether a selector matches only after an interaction (hover, selection, checked, open), or by an attribute that no
 * element of the page has yet.
 */
function isLaterState(selector: string, { attributes }: FirstView): boolean {
  const functional = /:[\w-]+\([^()]*\)/;
  let plain = selector;
  while (functional.test(plain)) plain = plain.replace(functional, '');
  const isThere = (attribute: string, isPrefix: boolean) =>
    attributes.has(attribute) ||
    (isPrefix && [...attributes].some((each) => each.startsWith(`${attribute}-`)));
  return (
    /:(?:hover|active|checked|popover-open|:selection)/.test(plain) ||
    [...plain.matchAll(/\[([\w-]+)(?:(\|?)=["']?([^\]"']*)["']?)?\]/g)].some(
      ([, name = '', bar, value]) =>
        !isThere(value === undefined ? name : `${name}=${value}`, bar === '|'),
    )
  );
}

/** Whether a node is needed only after the first view, never on a screen, or to change colours for some visitors. */
function isLater(node: ChildNode, view: FirstView): boolean {
  const head = headOf(node);
  if (/^@media (print|\((forced-colors|prefers-contrast))/.test(head)) return true;
  // A font for letters that the content lacks; see site/src/theme/web-fonts.ts.
  if (head === '@font-face') {
    return node.toString().includes('unicode-range') && !/font-family:\s*\w+-first/.test(`${node}`);
  }
  if (head === '@layer components') {
    const classes = node.toString().match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? [];
    return !classes.some((name) => view.classes.has(name));
  }
  return node.type === 'rule' && node.selectors.every((selector) => isLaterState(selector, view));
}

/**
 * Moves nodes into another style sheet, with copies of the groups around them.
 *
 * @param isGroup whether the nodes in this one are moved one by one
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

/** The custom properties that the rules of a style sheet use, directly or in the values of others. */
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
 * Divides the styles of a page into those of its first view and those for the rest of the page, for printing and for
 * what scripts show later.
 *
 * The sheet of a component is one `@layer components` block. It comes later as a whole when the first view has none
 * of its classes, so its rules keep their order. Of all other styles only these come later: states that a page does
 * not begin with, and custom properties that the first view does not use, with all their values.
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
