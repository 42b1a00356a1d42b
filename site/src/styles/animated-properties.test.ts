import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The properties that the compositor animates without layout and paint, also while the main thread is busy. */
const cheap = ['transform', 'translate', 'rotate', 'scale', 'opacity'];
/** Values that stand where a property could; `none` animates nothing. */
const keywords = ['none', 'inherit', 'initial', 'unset'];
const keyframeSettings = ['offset', 'easing', 'composite', 'animation-timing-function'];
const allowed = new Set([...cheap, ...keywords, ...keyframeSettings]);

const withoutBrackets = (text: string): string =>
  text.includes('(') ? withoutBrackets(text.replaceAll(/\([^()]*\)/g, '')) : text;

/** The names before a colon, quoted or not: the properties of declarations and of keyframe objects. */
const namesIn = (block: string) =>
  [...block.matchAll(/([\w-]+)['"]?\s*:/g)].map(([, name = '']) => name);

/** The animated properties of style sheets and scripts that the compositor cannot animate. */
function costlyProperties(source: string): string[] {
  const text = source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const transitions = [...text.matchAll(/[\s;{]transition(?:-property)?:([^;}]+)/g)].flatMap(
    ([, list = '']) =>
      withoutBrackets(list)
        .split(',')
        .map((each) => each.trim())
        // A change in 0 s, with or without a delay, is no animation.
        .filter((each) => !/^\S+\s+0s\b/.test(each))
        .map((each) => each.split(/\s/)[0] ?? ''),
  );
  // A value that is held as long as the animation lasts changes twice, not in each frame.
  const held = /\bfrom,\s*to\s*\{[^}]*\}/g;
  const keyframes = [
    ...text.replaceAll(held, 'from {}').matchAll(/@keyframes[^{]+\{((?:[^{}]*\{[^{}]*\})*)/g),
  ];
  const animated = [...text.matchAll(/\.animate\(\s*(\[[^\]]*\]|\{[^}]*\}|[^\s,)]+)/g)];
  // A `view-transition-name` animates width and height as well, but of snapshots in a tree of their own: only known
  // names may do so.
  const named = [
    ...text.matchAll(
      /[\s;{](view-transition-name):(?!\s*(?:none|bar|logo|match-element|pattern|words|device|form)\s*;)/g,
    ),
  ];
  return [
    ...transitions,
    ...[...keyframes, ...animated].flatMap(([, block = '']) =>
      /[{[]/.test(block) ? namesIn(block) : [`keyframes from ${block}`],
    ),
    ...named.map(([, name = '']) => name),
  ].filter((name) => !allowed.has(name));
}

test('nothing is animated but transform, its parts and opacity, and the clip of a drawing', () => {
  const sources = join(import.meta.dirname, '..');
  const files = globSync(
    ['**/*.{css,astro,ts,tsx}', '../../{packages/sections,packages/pages,own}/**/*.{css,ts,tsx}'],
    {
      cwd: sources,
    },
  ).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const costly = files.flatMap((file) =>
    costlyProperties(readFileSync(join(sources, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  // One clip in place of a dozen fades, in an inlined SVG, whose parts the main thread paints in any case.
  const clip = 'components/Drawing/Drawing.module.css: clip-path';
  expect(new Set(costly)).toEqual(new Set([clip]));
});

test('what depends on the scrolling of the page sets no custom property, which all elements below would inherit', () => {
  const css = readFileSync(join(import.meta.dirname, 'page-transitions.css'), 'utf8');
  const queries = [...css.matchAll(/@container scroll-state\([^)]*\) \{((?:[^{}]*\{[^{}]*\})*)/g)];
  expect(queries).toHaveLength(1);
  expect(queries.flatMap(([, block = '']) => namesIn(block))).toEqual(['view-transition-name']);
});
