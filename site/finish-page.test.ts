import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type FinishOptions, finishPage } from './finish-page.ts';
import { firstViewEnd } from './src/layouts/first-view-end.ts';

/** Finishes a page. @returns its head and body, and the stored files */
function finish(head: string, body: string, options: Partial<FinishOptions> = {}) {
  const stored: string[] = [];
  const html = finishPage(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, {
    hyphenate: (text, place) => (place === 'heading' ? `${text}!` : text.toUpperCase()),
    names: new Map(),
    isSmall: () => false,
    store: (kind, content) => `/${stored.push(content)}.${kind}`,
    ...options,
  });
  const [, inHead, inBody] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? [];
  return { head: inHead, body: inBody, stored };
}

test('a small page is one answer: its styles end the head, its scripts the body, in their order', () => {
  const { head, body, stored } = finish(
    '<style>a{c:d}</style><title>T</title><style>b{c:"<"}</style>',
    `<script>(()=>{a("&")})()</script>${firstViewEnd}<p><script type="module">b()</script>${firstViewEnd}`,
    { isSmall: () => true },
  );
  expect(head).toBe('<title>T</title><style>a{c:d}b{c:"<"}</style>');
  expect(body).toBe('<p></p><script type="module">(()=>{a("&")})();\n(()=>{b()})()</script>');
  expect(stored).toEqual([]);
});

test('modules that declare the same names do not disturb each other in one script', () => {
  const modules = ['var e=1;a(e)', 'const e=2;b(e)'].map(
    (code) => `<script type="module">${code}</script>`,
  );
  const { body } = finish('', modules.join(''), { isSmall: () => true });
  const [, code = ''] = /<script type="module">(.*)<\/script>/s.exec(body ?? '') ?? [];
  const seen: number[] = [];
  new Function('a', 'b', code)(...['a', 'b'].map(() => (value: number) => seen.push(value)));
  expect(seen).toEqual([1, 2]);
});

test('of a larger page the later styles are linked where the first view ends, and the script is a file', () => {
  const used = '@layer components{.used{color:red}}';
  const later = '@layer components{.later{color:red}}';
  const { head, body, stored } = finish(
    `<style>${later}${used}</style>`,
    `<p class="used"></p>${firstViewEnd}<p class="later"></p>${firstViewEnd}<script>a()</script>`,
  );
  expect(head).toBe(`<style>${used}</style>`);
  expect(body).toBe(
    '<p class="used"></p><link rel="stylesheet" href="/1.styles.css"><p class="later"></p><script type="module" src="/2.scripts.js"></script>',
  );
  expect(stored).toEqual([later, 'a()']);
});

test('the policy allows the inline script and style of the page, and not of other pages', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const meta = (scripts: string, styles: string) =>
    `<meta http-equiv="content-security-policy" content="script-src 'self'${scripts}; style-src 'self'${styles};">`;
  const others = meta(` ${hash('other()')}`, ` ${hash('other{}')}`);
  const parts = '<style>a{b:c}</style>';
  const small = { isSmall: () => true };
  expect(finish(others + parts, '<script>go()</script>', small).head).toBe(
    meta(` ${hash('go()')}`, ` ${hash('a{b:c}')}`) + parts,
  );
  expect(finish(others + parts, `<script>go()</script>${firstViewEnd}`).head).toContain(
    meta('', ` ${hash('a{b:c}')}`),
  );
});

test('data for search engines stays where it is', () => {
  const data = '<script type="application/ld+json">{}</script>';
  expect(finish(data, '').head).toBe(`${data}<style></style>`);
});

test('files have their new names in addresses and in the properties of islands', () => {
  const names = new Map([
    ['a_1.avif', 'a-4.avif'],
    ['a_1.webp', 'a-4.webp'],
  ]);
  const { body } = finish(
    '',
    '<img srcset="/_astro/a_1.avif 4w" src="/_astro/a_1.webp"><astro-island props="{&quot;src&quot;:&quot;/a_1.avif&quot;}"></astro-island>',
    { names },
  );
  expect(body).toBe(
    '<img srcset="/_astro/a-4.avif 4w" src="/_astro/a-4.webp"><astro-island props="{&quot;src&quot;:&quot;/a-4.avif&quot;}"></astro-island>',
  );
});

test('words are hyphenated, in narrow places as in headings, but not in scripts, drawings and islands', () => {
  const left =
    '<!-- a --><astro-island><h3>b</h3></astro-island><svg><text>c</text></svg><textarea>d</textarea>';
  expect(
    finish('', `<header>a</header><main><h2>b</h2><p title="c">c</p>${left}</main>`).body,
  ).toBe(`<header>a!</header><main><h2>b!</h2><p title="c">C</p>${left}</main>`);
  expect(finish('', '<main><p data-narrow>a</p></main><footer><p>b</p></footer>').body).toBe(
    '<main><p data-narrow="">a!</p></main><footer><p>b!</p></footer>',
  );
});

test('a script that writes styles keeps them, and styles after it are taken all the same', () => {
  const script = '<script>a("<style>b{c:d}</style>")</script>';
  const { head, body } = finish('', `${script}<p></p><style>e{f:g}</style>`, {
    isSmall: () => true,
  });
  expect(head).toBe('<style>e{f:g}</style>');
  expect(body).toBe('<p></p><script type="module">a("<style>b{c:d}</style>")</script>');
});
