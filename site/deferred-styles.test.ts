import { expect, test } from 'vitest';
import { deferStyles, firstViewEnd, joinStyles } from './deferred-styles.ts';

/** A page with these styles, and what was stored of them. */
function pageOf(css: string, body = `<p class="used_1">${firstViewEnd}<p class="below_2">`) {
  const stored: string[] = [];
  const store = (styles: string) => `/_astro/${stored.push(styles)}.css`;
  const page = deferStyles(`<head><style>${css}</style></head><body>${body}`, store);
  return { stored, page };
}

test('styles of what is below the first view are linked where that ends', () => {
  const used = '@layer components{.used_1{color:red}@media(width<9rem){.used_1{margin:0}}}';
  const below = '@layer components{.below_2{content:"}"}.below_2 .x_2{color:blue}}';
  const unused = '@layer components{.unused_3{color:green}}';
  const { stored, page } = pageOf(unused + used + below);
  expect(page).toBe(
    `<head><style>${used}</style></head><body><p class="used_1"><link rel="stylesheet" href="/_astro/1.css"><p class="below_2">`,
  );
  expect(stored).toEqual([unused + below]);
});

test('a component’s styles stay together when the first view needs one of them', () => {
  const css = '@layer components{.other_1{color:blue}.used_1{color:red}}';
  expect(pageOf(css).stored).toEqual([]);
  expect(pageOf(css).page).toContain(`<style>${css}</style>`);
});

test('states that no element of the page has yet come later', () => {
  const now =
    '.used_1{margin:0}.used_1:is([data-on],b){margin:1px}.used_1[data-size=s]{margin:2px}';
  const later =
    '.used_1:popover-open li{margin:3px}.used_1[data-size="l"],.used_1[data-off]{margin:4px}';
  const { stored, page } = pageOf(
    `@layer components{${now}${later}@media(width<9rem){.used_1[data-off]{margin:5px}}}`,
    `<p class="used_1" data-size="s">${firstViewEnd}`,
  );
  expect(page).toContain(`<style>@layer components{${now}}</style>`);
  expect(stored).toEqual([
    `@layer components{${later}@media(width<9rem){.used_1[data-off]{margin:5px}}}`,
  ]);
});

test('selectors of which one is needed at first stay together', () => {
  const css = '@layer base{a,a[data-off]{color:red}}';
  expect(pageOf(css).page).toContain(`<style>${css}</style>`);
});

test('the styles of a page are one element, at the end of its head and in their order', () => {
  const page = deferStyles(
    `<head><style>@layer a,b;</style><title>T</title><style>a{c:d}</style></head><style>b{c:d}</style>${firstViewEnd}`,
    String,
  );
  expect(page).toBe('<head><title>T</title><style>@layer a,b;a{c:d}b{c:d}</style></head>');
});

test('a page that keeps all its styles has them in one element too', () => {
  expect(
    joinStyles(
      `<head><style>a{}</style><title>T</title></head><style>b{}</style>${firstViewEnd}<p>`,
    ),
  ).toBe('<head><title>T</title><style>a{}b{}</style></head><p>');
});

test('print styles and fonts of letters that the content lacks come later, and keep their layers', () => {
  const { stored, page } = pageOf(
    '@font-face{font-family:a;unicode-range:U+41}@layer base{a{color:red}@media print{a{color:#000}}}',
  );
  expect(page).toContain('<style>@layer base{a{color:red}}</style>');
  expect(stored).toEqual([
    '@font-face{font-family:a;unicode-range:U+41}@layer base{@media print{a{color:#000}}}',
  ]);
});

test('tokens come later that no rule of the first view uses, not even by another, with all their values', () => {
  const { stored, page } = pageOf(
    '@layer tokens{:root{--one:light-dark(red,var(--two));--two:url("a;b");--later:var(--two)}' +
      '@supports (color:red){:root{--later:blue;--two:red}}:lang(ar){--later:0;--two:0}}' +
      '@layer base{a{--own:0;color:var(--one)}@media(width>1px){:root{--later:0}}}',
  );
  expect(page).toContain(
    '<style>@layer tokens{:root{--one:light-dark(red,var(--two));--two:url("a;b");}' +
      '@supports (color:red){:root{--two:red}}:lang(ar){--two:0}}' +
      '@layer base{a{--own:0;color:var(--one)}@media(width>1px){:root{--later:0}}}</style>',
  );
  expect(stored).toEqual([
    '@layer tokens{:root{--later:var(--two)}@supports (color:red){:root{--later:blue;}}:lang(ar){--later:0;}}',
  ]);
});

test('the first of two ends counts, and a page without one keeps its styles', () => {
  const css = '@layer components{.below_2{color:red}}';
  const { page } = pageOf(css, `${firstViewEnd}<p class="below_2">${firstViewEnd}`);
  expect(page.match(/<link/g)).toHaveLength(1);
  expect(page).not.toContain(firstViewEnd);
  expect(pageOf(css, '<p>').page).toContain(css);
});
