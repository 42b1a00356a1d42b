/** Ends what a page shows first: styles that only what follows needs are linked here. */
export const firstViewEnd = '<!--first view-->';

/** The rules of a minified style sheet, or of a block of one. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth > 0 || !/[};]/.test(token)) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

const classesOf = (markup: string) =>
  [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

/**
 * Divides a style sheet. A component's sheet is one `@layer components` block, and goes as a whole: so its rules
 * keep their order.
 *
 * @returns what the first view needs, and the rest
 */
function divide(css: string, shown: ReadonlySet<string>) {
  const first: string[] = [];
  const rest: string[] = [];
  for (const rule of rulesOf(css)) {
    const [, layer, body] = /^@layer ([\w-]+)\s*\{([\s\S]*)\}$/.exec(rule) ?? [];
    if (!layer || !body) {
      // A font for letters that the content lacks.
      const isOtherFont = rule.startsWith('@font-face') && rule.includes('unicode-range');
      (isOtherFont ? rest : first).push(rule);
      continue;
    }
    const classes = body.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? [];
    if (layer === 'components' && !classes.some((name) => shown.has(name))) {
      rest.push(rule);
      continue;
    }
    const isForPrint = (inner: string) => /^@media print\s*\{/.test(inner);
    const inner = rulesOf(body);
    const forPrint = inner.filter(isForPrint);
    first.push(`@layer ${layer}{${inner.filter((each) => !isForPrint(each)).join('')}}`);
    if (forPrint.length > 0) rest.push(`@layer ${layer}{${forPrint.join('')}}`);
  }
  return { first: first.join(''), rest: rest.join('') };
}

/**
 * A page whose inline styles are those of its first view; a link where that ends has the others, for the rest of the page,
 * for printing and for what scripts show later.
 *
 * @param store keeps a style sheet as a file and returns its address
 */
export function deferStyles(html: string, store: (css: string) => string): string {
  const end = html.indexOf(firstViewEnd);
  if (end < 0) return html;
  const shown = new Set(classesOf(html.slice(0, end)));
  let later = '';
  const page = html.replace(/(<style>)([\s\S]*?)<\/style>/g, (_, open: string, css: string) => {
    const { first, rest } = divide(css, shown);
    later += rest;
    return first && `${open}${first}</style>`;
  });
  return page
    .replace(firstViewEnd, later && `<link rel="stylesheet" href="${store(later)}">`)
    .replaceAll(firstViewEnd, '');
}
