import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marquee } from './Marquee.tsx';

const render = (count: number) =>
  renderToStaticMarkup(
    <Marquee
      items={Array.from({ length: count }, (_, index) => `item ${index + 1}`)}
      keyOf={(item) => item}
      direction="left"
      speed="byCount"
      itemWidth={150}
    >
      {(item) => item}
    </Marquee>,
  );

/** The lists of a strip with so many items: whether each is hidden, and its items. */
function listsOf(count: number) {
  return [...render(count).matchAll(/<ul([^>]*)>(.*?)<\/ul>/g)].map(
    ([, attributes = '', inside = '']) => ({
      isHidden: attributes.includes('aria-hidden="true"') && attributes.includes('inert'),
      items: [...inside.matchAll(/item \d+/g)].map(([item]) => item),
    }),
  );
}

test('the first list is for everybody, its copies for nobody but the eye', () => {
  const [first, ...copies] = listsOf(5);
  expect(first).toEqual({
    isHidden: false,
    items: ['item 1', 'item 2', 'item 3', 'item 4', 'item 5'],
  });
  expect(copies.length).toBeGreaterThan(0);
  for (const copy of copies) expect(copy).toEqual({ isHidden: true, items: first?.items });
});

test.each([1, 2, 5, 9, 24])(
  'with %i items the lists behind the first one fill a wide strip',
  (count) => {
    const copies = listsOf(count).length - 1;
    expect(copies * count * 150).toBeGreaterThanOrEqual(2560);
    expect((copies - 1) * count * 150, 'one copy less would do').toBeLessThan(2600);
  },
);

test('a strip without items is one empty list and its copies', () => {
  for (const { items } of listsOf(0)) expect(items).toEqual([]);
});

test('the style sheet has a speed for every number of items that it is told', () => {
  const css = readFileSync(join(import.meta.dirname, 'Marquee.module.css'), 'utf8');
  for (const count of [1, 2, 3, 4, 6, 23, 24, 25, 100]) {
    const told = /data-count="(\d+)"/.exec(render(count))?.[1];
    expect(css).toMatch(new RegExp(`\\[data-count='${told}'\\] \\{\\s+--count: ${told};`));
  }
});

test('the number of items is known to the style sheet, which makes the speed of it', () => {
  const html = renderToStaticMarkup(
    <Marquee
      items={['a', 'b', 'c']}
      keyOf={(item) => item}
      direction="right"
      speed="slow"
      itemWidth={400}
    >
      {(item) => item}
    </Marquee>,
  );
  expect(html).toContain('data-count="3"');
  expect(html).toContain('data-direction="right"');
  expect(html).toContain('data-speed="slow"');
});
