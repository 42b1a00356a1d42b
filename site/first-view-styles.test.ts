import { expect, test } from 'vitest';
import { divideStyles } from './first-view-styles.ts';

const view = {
  classes: new Set(['used_1']),
  attributes: new Set(['class', 'data-size', 'data-size=s', 'lang=hi-IN']),
};
const divide = (css: string) => divideStyles(css, view);

test('a component’s styles come later as a whole when the first view has none of its classes', () => {
  const used = '@layer components{.used_1{color:red}.other_1{color:blue}}';
  const below = '@layer components{.below_2{content:"}"}.below_2 .x_2{color:blue}}';
  expect(divide(below + used)).toEqual({ first: used, rest: below });
});

test('states that no element of the page has yet come later, in their groups', () => {
  const now =
    '.used_1{margin:0}.used_1:is([data-on],b){margin:1px}.used_1[data-size=s]{margin:2px}';
  const later =
    '.used_1:popover-open li{margin:3px}.used_1[data-size="l"],.used_1[data-off]{top:0}';
  const inMedia = '@media (width<9rem){.used_1[data-off]{margin:5px}}';
  expect(divide(`@layer components{${now}${later}${inMedia}}`)).toEqual({
    first: `@layer components{${now}}`,
    rest: `@layer components{${later}${inMedia}}`,
  });
});

test('styles for the language of the page come at once, those for other languages later', () => {
  const now = '[lang|=ja],[lang|=hi]{margin:0}';
  const later = '[lang|=h],[lang|=ja]{margin:1px}';
  expect(divide(`@layer tokens{${now}${later}}`)).toEqual({
    first: `@layer tokens{${now}}`,
    rest: `@layer tokens{${later}}`,
  });
});

test('styles of hovered, selected and checked elements come later', () => {
  const later =
    '.used_1:hover{margin:0}.used_1:not(.x):active,::selection{top:0}:checked+b{top:1px}';
  const now = '.used_1:not(:checked){margin:1px}.used_1:is(:hover,[data-on]){top:0}';
  expect(divide(`@layer base{${later}${now}}`)).toEqual({
    first: `@layer base{${now}}`,
    rest: `@layer base{${later}}`,
  });
});

test('the selectors of a rule stay together if the first view needs one of them', () => {
  const first = '@layer base{a,a[data-off]{color:red}}';
  expect(divide(first)).toEqual({ first, rest: '' });
});

test('print styles and fonts of letters that the content lacks come later', () => {
  const font = '@font-face{font-family:text-others;unicode-range:U+41}';
  const shown = '@font-face{font-family:text-first;unicode-range:U+42}';
  const screen = `${shown}@layer base{a{color:red}}`;
  const print = '@layer base{@media print{a{color:#000}}}';
  expect(divide(`${font}${shown}@layer base{a{color:red}@media print{a{color:#000}}}`)).toEqual({
    first: screen,
    rest: font + print,
  });
});

test('tokens that no rule of the first view uses, not even by another token, come later with all their values', () => {
  const first =
    '@layer tokens{:root{--one:light-dark(red,var(--two));--two:url("a;b")}:lang(ar){--two:0}}';
  const later =
    '@layer tokens{:root{--later:var(--two)}:lang(ar){--later:0}}@layer base{a{--own:0}}';
  const base = '@layer base{a{color:var(--one)}}';
  const all =
    '@layer tokens{:root{--one:light-dark(red,var(--two));--two:url("a;b");--later:var(--two)}:lang(ar){--later:0;--two:0}}';
  expect(divide(all + base.replace('{color', '{--own:0;color'))).toEqual({
    first: first + base,
    rest: later,
  });
});
