/** Ends what a page shows first: styles that only what follows needs are linked here. */
export const firstViewEnd = '<!--first view-->';

/** The rules of a minified style sheet or of a block of one, or the declarations of a rule. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of css.matchAll(
    /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}();]|$/g,
  )) {
    if (token === '{' || token === '(') depth += 1;
    if (token === '}' || token === ')') depth -= 1;
    if (depth > 0 || /^["'()]/.test(token)) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules.filter((rule) => rule !== '');
}

const classesOf = (markup: string) =>
  [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

/** The attributes of a page's elements, as `name` and as `name=value`. */
function attributesOf(page: string): Set<string> {
  const tags = page.matchAll(/<[a-z][^\s>]*((?:"[^"]*"|[^">])*)>/gi);
  return new Set(
    [...tags].flatMap(([, attributes = '']) =>
      [...attributes.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].flatMap(
        ([, name = '', value = '']) => [name.toLowerCase(), `${name.toLowerCase()}=${value}`],
      ),
    ),
  );
}

/** What a page has before a script changes it. */
interface FirstView {
  /** The classes above the place where the first view ends. */
  classes: ReadonlySet<string>;
  /** The attributes of the whole page. */
  attributes: ReadonlySet<string>;
}

/** Whether selectors match only an open popover, or attributes that no element of the page has yet. */
function isLaterState(selectors: string, { attributes }: FirstView): boolean {
  const functional = /:[\w-]+\([^()]*\)/;
  let plain = selectors;
  while (functional.test(plain)) plain = plain.replace(functional, '');
  return plain
    .split(',')
    .every(
      (selector) =>
        selector.includes(':popover-open') ||
        [...selector.matchAll(/\[([\w-]+)(?:=["']?([^\]"']*)["']?)?\]/g)].some(
          ([, name = '', value]) =>
            !attributes.has(value === undefined ? name : `${name}=${value}`),
        ),
    );
}

/** Whether a rule is needed only after the first view, or never on a screen. */
function isLater(rule: string, view: FirstView): boolean {
  if (/^@media print\s*\{/.test(rule)) return true;
  // A font for letters that the content lacks.
  if (rule.startsWith('@font-face')) return rule.includes('unicode-range');
  if (/^@layer components\s*\{/.test(rule)) {
    const classes = rule.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? [];
    return !classes.some((name) => view.classes.has(name));
  }
  return /^[^@{]+\{/.test(rule) && isLaterState(rule.slice(0, rule.indexOf('{')), view);
}

/** A group of rules. */
const group = /^(@(?:layer|media|supports|starting-style)\b[^{]*)\{([\s\S]*)\}$/;

/** A group of tokens, or a rule, which is divided by its declarations. */
const tokens = /^((?:@(?:layer tokens|media|supports)\b|[^@])[^{]*)\{([\s\S]*)\}$/;

/** Divides a style sheet by its rules, in their order, and by what is in those of `parts`. */
function divide(
  css: string,
  parts: RegExp,
  isLater: (rule: string) => boolean,
): { first: string; rest: string } {
  const divided = rulesOf(css).map((rule) => {
    if (isLater(rule)) return { first: '', rest: rule };
    const [, start, body = ''] = parts.exec(rule) ?? [];
    if (!start) return { first: rule, rest: '' };
    const { first, rest } = divide(body, parts, isLater);
    return { first: first && `${start}{${first}}`, rest: rest && `${start}{${rest}}` };
  });
  return {
    first: divided.map(({ first }) => first).join(''),
    rest: divided.map(({ rest }) => rest).join(''),
  };
}

/** The custom properties that the rules of a style sheet use, and those that the values of these use. */
function usedProperties(css: string): ReadonlySet<string> {
  const declarations = /(?<=[{;])(--[\w-]+):([^;}]*)/g;
  const values = Map.groupBy(css.matchAll(declarations), ([, name]) => name);
  const used = new Set<string>();
  const read = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const [, , value = ''] of values.get(name) ?? []) read(value);
    }
  };
  read(css.replace(declarations, ''));
  return used;
}

/** The styles of a page, and the page without them. */
function separate(html: string): { css: string; bare: string } {
  const styles = /<style>([\s\S]*?)<\/style>/g;
  const sheets = [...html.matchAll(styles)].map(([, css = '']) => css);
  return { css: sheets.join(''), bare: html.replace(styles, '') };
}

const withStyles = (bare: string, css: string) =>
  bare.replace('</head>', () => `<style>${css}</style></head>`);

/** A page whose styles are one element, as each costs a hash in the policy. */
export function joinStyles(html: string): string {
  const { css, bare } = separate(html);
  return withStyles(bare, css).replaceAll(firstViewEnd, '');
}

/**
 * A page whose styles are those of its first view, in one element; a link where that view ends has the others, for the
 * rest of the page, for printing and for what scripts show later.
 *
 * A component's sheet is one `@layer components` block, and goes there as a whole when the first view has none of its
 * classes: so its rules keep their order. Else only states go that a page does not begin with, and tokens that the
 * first view does not use, with all their values.
 *
 * @param store keeps a style sheet as a file and returns its address
 */
export function deferStyles(html: string, store: (css: string) => string): string {
  const end = html.indexOf(firstViewEnd);
  if (end < 0) return html;
  const { css, bare } = separate(html);
  const view = {
    classes: new Set(classesOf(html.slice(0, end))),
    attributes: attributesOf(bare),
  };
  const rules = divide(css, group, (rule) => isLater(rule, view));
  const used = usedProperties(rules.first);
  const unused = divide(rules.first, tokens, (rule) => {
    const [, name] = /^(--[\w-]+):/.exec(rule) ?? [];
    return name !== undefined && !used.has(name);
  });
  const rest = unused.rest + rules.rest;
  return withStyles(bare, unused.first)
    .replace(firstViewEnd, () => rest && `<link rel="stylesheet" href="${store(rest)}">`)
    .replaceAll(firstViewEnd, '');
}
