import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');
const modules = globSync('**/*.module.css', { cwd: sources }).sort();
const components = globSync('**/*.tsx', { cwd: sources }).map((file) => ({
  file,
  text: readFileSync(join(sources, file), 'utf8'),
}));

/** The class names that a style sheet has rules for. */
function classesIn(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/'[^']*'/g, '');
  // A class begins with a letter; a number such as 0.5rem does not.
  return new Set([...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
}

/** The class names that components take from a module: by name, and one of several in brackets. */
function usesOf(module: string) {
  const users = components.filter(
    ({ file, text }) =>
      dirname(file) === dirname(module) && text.includes(`'./${basename(module)}'`),
  );
  const text = users.map((user) => user.text).join('\n');
  const named = new Set(
    [...text.matchAll(/\bstyles\.([A-Za-z]\w*)/g)].map(([, name = '']) => name),
  );
  const chosen = /\bstyles\[/.test(text);
  return { users, named, mayUse: (name: string) => chosen && text.includes(`'${name}'`) };
}

const uses = modules.map((module) => ({
  module,
  classes: classesIn(readFileSync(join(sources, module), 'utf8')),
  ...usesOf(module),
}));

test('every style sheet is named after the one component that uses it', () => {
  expect(modules.length).toBeGreaterThan(20);
  const users = uses.map(({ module, users }) => [module, ...users.map(({ file }) => file)]);
  expect(users).toEqual(modules.map((module) => [module, module.replace('.module.css', '.tsx')]));
});

test('every class that a component names is in its style sheet', () => {
  const missing = uses.flatMap(({ module, classes, named }) =>
    [...named].filter((name) => !classes.has(name)).map((name) => `${module}: .${name}`),
  );
  expect(missing).toEqual([]);
});

test('every class of a style sheet is named by its component', () => {
  const unused = uses.flatMap(({ module, classes, named, mayUse }) =>
    [...classes]
      .filter((name) => !named.has(name) && !mayUse(name))
      .map((name) => `${module}: .${name}`),
  );
  expect(unused).toEqual([]);
});
