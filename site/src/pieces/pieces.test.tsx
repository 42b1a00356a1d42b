import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pieces } from './pieces.ts';

const sources = join(import.meta.dirname, '..');

/** Components without states of their own, and where they are seen. */
const seenElsewhere = {
  ContactForm: 'ContactFormView',
  ControlInputs: 'ContactFormView',
  Strokes: 'AdireSquare',
};

test('every component has named examples, or is seen in those of another', () => {
  const components = globSync('{adire,components,contact,sections}/*.tsx', { cwd: sources })
    .filter((file) => !/\.(test|examples)\.tsx$/.test(file))
    .map((file) => basename(file, '.tsx'));
  const names = pieces.map(({ name }) => name);
  expect(components.length).toBeGreaterThan(30);
  expect([...names, ...Object.keys(seenElsewhere)].sort()).toEqual(components.sort());
  expect(names).toEqual(expect.arrayContaining(Object.values(seenElsewhere)));
});

test('the examples of a component lie beside it', () => {
  for (const { folder, name } of pieces) {
    const file = readFileSync(join(sources, folder, `${name}.tsx`), 'utf8');
    expect(file).toContain(`export function ${name}`);
  }
});

describe.each(pieces.map((piece) => [piece.name, piece.examples] as const))('%s', (_, examples) => {
  test('has at least one state', () => {
    expect(Object.keys(examples)).not.toEqual([]);
  });

  test.each(Object.entries(examples))('%s: renders as markup of its own', (_name, example) => {
    const markup = renderToStaticMarkup(example);
    expect(markup).toMatch(/^<[a-z]/);
    const others = Object.values(examples).filter((each) => each !== example);
    expect(others.map((each) => renderToStaticMarkup(each))).not.toContain(markup);
  });

  test.each(Object.entries(examples))(
    '%s: names only ids that it has, each once',
    (_name, example) => {
      const markup = renderToStaticMarkup(example);
      const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const named = [...markup.matchAll(/\s(?:for|aria-labelledby|aria-describedby)="([^"]+)"/g)];
      for (const id of named.flatMap(([, list = '']) => list.split(' '))) expect(ids).toContain(id);
    },
  );
});
