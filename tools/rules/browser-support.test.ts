import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productRoot } from '../../packages/harness/root.ts';

const read = (file: string) => readFileSync(join(productRoot, file), 'utf8');
const document = read('docs/browser-support.md');
const styles = globSync('{site/src,packages/sections,packages/pages}/**/*.css', {
  cwd: productRoot,
})
  .map(read)
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '');
/** The style sheet of the theme is made by a script. */
const sources = styles + read('site/src/theme/theme-css.ts');

/**
 * The features of the table: their names in style sheets, their versions in the order of the columns, and their kind.
 */
const features = [...document.matchAll(/^\| (`.+`) \| (.+) \| (design|extra) \| .+ \|$/gm)].map(
  ([, names = '', versions = '', kind]) => ({
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    versions: versions.split(' | ').map(Number),
    kind,
  }),
);

/** The features that every browser of the build's target supports. */
const known = new Set(
  `@container @keyframes @layer @media @page @supports
  ::-webkit-details-marker ::after ::backdrop ::before ::file-selector-button ::marker ::placeholder ::selection
  :active :checked :empty :enabled :first-child :first-of-type :focus :focus-visible :focus-within :hover :is
  :lang :last-child :last-of-type :not :nth-child :nth-last-child :nth-of-type :only-child :placeholder-shown :root :where
  attr( blur( brightness( calc( clamp( color-mix( counter( cubic-bezier( fit-content( grayscale( hue-rotate( inset( invert( linear-gradient( max( min( minmax(
  oklch( polygon( radial-gradient( repeat( repeating-conic-gradient( repeating-linear-gradient( rgb( rotate( scale( skew( steps( translate( url( var(
  color forced-colors height hover inline-size prefers-color-scheme prefers-contrast prefers-reduced-motion width
  ch cqb cqi deg dvb dvh em fr mm ms n pt px rem s svh vh vw`.split(/\s+/),
);

/** At-rules, functions, pseudo-classes, media features and units: all that makes a style sheet need a newer browser. */
function vocabularyOf(css: string): Set<string> {
  const conditions = [...css.matchAll(/@(?:media|container|supports) ([^{]*)/g)].map(
    ([, condition = '']) => condition,
  );
  return new Set([
    ...(css.match(/@[a-z-]+/g) ?? []),
    ...(css.match(/(?<=[\s\w)\]&.*>+~(,])::?[a-z-]+(?=[\s,.:{()>+~[])(?<!: )/g) ?? []),
    ...(css.match(/(?<![\w-])[a-z][a-z-]*\((?=[^)]*[^{]*;)/g) ?? []),
    ...conditions.flatMap((condition) => condition.match(/(?<=\()[a-z-]+(?=[:\s)])/g) ?? []),
    ...(css.match(/(?<=(?<![\w-])-?[\d.]*\d)[a-z]+\b(?![-(])/g) ?? []),
  ]);
}

test('the styles use all listed features, and no other feature that is newer than the target', () => {
  expect(features.length).toBeGreaterThan(10);
  const listed = features.flatMap(({ names }) => names);
  expect(listed.filter((name) => !sources.includes(name))).toEqual([]);
  const used = [...vocabularyOf(styles)].filter((name) => !known.has(name));
  expect(used.filter((name) => !listed.includes(name))).toEqual([]);
});

test('the document names the same browsers as the table and the build', () => {
  const newest = [0, 1, 2].map((column) =>
    Math.max(
      ...features
        .filter(({ kind }) => kind === 'design')
        .map(({ versions }) => versions[column] ?? 0),
    ),
  );
  const named = ([chrome, firefox, safari]: (number | string)[]) =>
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} |`;
  expect(document).toContain(`sees the whole design | ${named(newest)}`);
  const target = ['chrome', 'firefox', 'safari'].map(
    (browser) => new RegExp(`'${browser}([\\d.]+)'`).exec(read('site/astro.config.ts'))?.[1] ?? '',
  );
  expect(document).toContain(`as they are built | ${named(target)}`);
});

/** Calls that a browser of the build's target may lack; the build rewrites syntax, and adds no functions. */
const newerCalls =
  /\b(?:URL\.canParse|AbortSignal\.any|Promise\.(?:try|withResolvers)|(?:Object|Map)\.groupBy|Array\.fromAsync|Intl\.Segmenter|requestIdleCallback)\b|\.(?:to(?:Sorted|Reversed|Spliced|WellFormed)|isWellFormed|checkVisibility|startViewTransition)\(/g;

test('the scripts of the pages call nothing that the target may lack', () => {
  const scripts = globSync(
    '{site/src/{components,contact,directives,scripts,sections},packages/sections}/**/*.{ts,tsx}',
    {
      cwd: productRoot,
    },
  ).filter((file) => !/\.(?:test|examples|d)\.tsx?$/.test(file));
  expect(scripts.length).toBeGreaterThan(50);
  const calls = scripts.flatMap((file) => read(file).match(newerCalls) ?? []);
  expect(calls).toEqual([]);
});
