import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { galleryEntries } from './gallery.ts';

const sources = join(import.meta.dirname, '..');

test('examples lie beside the component that they are called after', () => {
  const apart = galleryEntries.filter(
    ({ folder, name }) => !existsSync(join(sources, folder, `${name}.tsx`)),
  );
  expect(apart).toEqual([]);
  expect(galleryEntries.length).toBeGreaterThan(10);
});

const states = galleryEntries.flatMap(({ name, examples }) =>
  Object.entries(examples).map(([state, example]) => ({
    name,
    label: `${name}: ${state}`,
    markup: renderToStaticMarkup(example),
  })),
);

test('every component has a state, and every state markup that no other state of it has', () => {
  const empty = galleryEntries.filter(({ name }) => !states.some((state) => state.name === name));
  const wrong = states.filter(
    ({ name, markup }, at) =>
      !/^<[a-z]/.test(markup) ||
      states.findIndex((other) => other.name === name && other.markup === markup) !== at,
  );
  expect([...empty.map(({ name }) => name), ...wrong.map(({ label }) => label)]).toEqual([]);
});

test('every state refers only to ids that it has, each once', () => {
  const wrong = states.flatMap(({ label, markup }) => {
    const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
    const references = [
      ...markup.matchAll(/\s(?:for|aria-labelledby|aria-describedby)="([^"]+)"/g),
    ].flatMap(([, list = '']) => list.split(' '));
    return [
      ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${label}: #${id} twice`),
      ...references.filter((id) => !ids.includes(id)).map((id) => `${label}: no #${id}`),
    ];
  });
  expect(wrong).toEqual([]);
});
