import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(sources, file), 'utf8');
const names = (matches: Iterable<RegExpMatchArray>) =>
  new Set([...matches].map(([, name = '']) => name));
const components = globSync(
  ['**/*.{ts,tsx}', '../../{packages/sections,packages/pages,own}/**/*.{ts,tsx}'],
  {
    cwd: sources,
  },
).map((file) => ({
  file,
  text: read(file),
}));

/** Each CSS module: the classes in it, those that components take by name, and those they may take in brackets. */
const modules = globSync(
  ['**/*.module.css', '../../{packages/sections,packages/pages,own}/**/*.module.css'],
  {
    cwd: sources,
  },
).map((module) => {
  const css = read(module)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'[^']*'/g, '');
  const users = components.flatMap(({ file, text }) => {
    const path = relative(dirname(file), module).replace(/^(?!\.)/, './');
    const name = text.match(`import (\\w+) from '${path}'`)?.[1];
    return name ? [{ file, text, name }] : [];
  });
  const taken = (pattern: string) =>
    users.flatMap(({ text, name }) => [
      ...text.matchAll(new RegExp(`(?<![\\w-])${name}${pattern}`, 'g')),
    ]);
  const choosing = users.filter(({ text, name }) => text.includes(`${name}[`));
  return {
    module,
    users: users.map(({ file }) => file),
    // A class starts with a letter; a number such as 0.5rem does not.
    classes: names(css.matchAll(/\.([A-Za-z][\w-]*)/g)),
    named: names(taken('\\.([A-Za-z]\\w*)')),
    chosen: names(choosing.flatMap(({ text }) => [...text.matchAll(/'([\w-]+)'/g)])),
  };
});

test('every style sheet is named after a component beside it that uses it', () => {
  expect(modules.length).toBeGreaterThan(20);
  const wrong = modules.filter(
    ({ module, users }) => !users.includes(module.replace('.module.css', '.tsx')),
  );
  expect(wrong.map(({ module, users }) => [module, users])).toEqual([]);
});

test('every class that a component names is in its style sheet, and the other way about', () => {
  const wrong = modules.flatMap(({ module, classes, named, chosen }) => [
    ...[...named].filter((name) => !classes.has(name)).map((name) => `${module} lacks .${name}`),
    ...[...classes]
      .filter((name) => !named.has(name) && !chosen.has(name))
      .map((name) => `${module}: .${name} is unused`),
  ]);
  expect(wrong).toEqual([]);
});
