import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { galleryEntries } from './gallery.ts';

test('every component has a state, and no two states of a component have the same markup', () => {
  expect(galleryEntries.length).toBeGreaterThan(10);
  for (const { name, examples } of galleryEntries) {
    const markups = Object.values(examples).map((example) => renderToStaticMarkup(example));
    expect(markups, name).not.toEqual([]);
    expect(
      markups.filter((markup) => !/^<[a-z]/.test(markup)),
      name,
    ).toEqual([]);
    expect(new Set(markups).size, name).toBe(markups.length);
  }
});
