import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { galleryEntries } from './gallery.ts';

const sources = join(import.meta.dirname, '..');

/** Components without examples of their own, and whose examples show them. */
const shownElsewhere = {
  ContactForm: 'ContactFormView',
  HiddenInputs: 'ContactFormView',
  Strokes: 'AdireSquare',
};

test('every component has named examples, or is shown in those of another', () => {
  const components = globSync('{adire,components,contact,sections}/**/*.tsx', { cwd: sources })
    .filter((file) => !/\.(test|examples)\.tsx$/.test(file))
    .map((file) => basename(file, '.tsx'));
  const names = galleryEntries.map(({ name }) => name);
  expect(components.length).toBeGreaterThan(30);
  expect([...names, ...Object.keys(shownElsewhere)].sort()).toEqual(components.sort());
  expect(names).toEqual(expect.arrayContaining(Object.values(shownElsewhere)));
});

test('the examples of a component are in its folder', () => {
  for (const { folder, name } of galleryEntries) {
    const file = readFileSync(join(sources, folder, `${name}.tsx`), 'utf8');
    expect(file).toContain(`export function ${name}`);
  }
});

const components = galleryEntries.map(({ name, examples }) => ({
  name,
  states: Object.entries(examples).map(([state, example]) => ({
    label: `${name}: ${state}`,
    markup: renderToStaticMarkup(example),
  })),
}));

test('every component has at least one state', () => {
  expect(components.filter(({ states }) => states.length === 0).map(({ name }) => name)).toEqual(
    [],
  );
});

test('every state renders as markup of its own', () => {
  const wrong = components.flatMap(({ states }) =>
    states.filter(
      ({ markup }, at) =>
        !/^<[a-z]/.test(markup) || states.findIndex((each) => each.markup === markup) !== at,
    ),
  );
  expect(wrong.map(({ label }) => label)).toEqual([]);
});

test('every state names only ids that it has, each once', () => {
  const wrong = components
    .flatMap(({ states }) => states)
    .flatMap(({ label, markup }) => {
      const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
      const named = [...markup.matchAll(/\s(?:for|aria-labelledby|aria-describedby)="([^"]+)"/g)];
      return [
        ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${label}: #${id} twice`),
        ...named
          .flatMap(([, list = '']) => list.split(' '))
          .filter((id) => !ids.includes(id))
          .map((id) => `${label}: no #${id}`),
      ];
    });
  expect(wrong).toEqual([]);
});
