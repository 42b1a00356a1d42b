import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marquee } from './Marquee.tsx';

const render = (count: number) =>
  renderToStaticMarkup(
    <Marquee
      items={Array.from({ length: count }, (_, index) => `item ${index + 1}`)}
      keyOf={(item) => item}
      direction="left"
      speed="logos"
      itemWidth={150}
    >
      {(item) => item}
    </Marquee>,
  );

/** The lists of a strip: whether each is hidden, and its items. */
function listsOf(count: number) {
  return [...render(count).matchAll(/<ul([^>]*)>(.*?)<\/ul>/g)].map(
    ([, attributes = '', inside = '']) => ({
      isHidden: attributes.includes('aria-hidden="true"') && attributes.includes('inert'),
      items: [...inside.matchAll(/item \d+/g)].map(([item]) => item),
    }),
  );
}

test('assistive technology gets the first list and none of its copies', () => {
  const [first, ...copies] = listsOf(5);
  expect(first).toEqual({
    isHidden: false,
    items: ['item 1', 'item 2', 'item 3', 'item 4', 'item 5'],
  });
  expect(copies.length).toBeGreaterThan(0);
  for (const copy of copies) expect(copy).toEqual({ isHidden: true, items: first?.items });
});

test.each([2, 5, 9, 24])(
  'with %i items the copies fill a wide strip, and there are no more than needed',
  (count) => {
    const copies = listsOf(count).length - 1;
    expect(copies * count * 150).toBeGreaterThanOrEqual(2560);
    expect((copies - 1) * count * 150, 'one copy less would do').toBeLessThan(2600);
  },
);

test.each([0, 1])('a strip of %i items has no copies, and does not move', (count) => {
  expect(listsOf(count)).toHaveLength(1);
  expect(render(count)).not.toContain('data-direction');
});

test.each([2, 5, 24])('a loop of %i items takes 3 s for each', (count) => {
  expect(render(count)).toContain(`[data-loop="${count * 3}"]{--loop:${count * 3}s}`);
});

test.each([
  [5, 80],
  [30, 480],
])('a slow strip of %i items takes %i s for a loop to the right', (count, seconds) => {
  const html = renderToStaticMarkup(
    <Marquee
      items={[...Array(count).keys()]}
      keyOf={String}
      direction="right"
      speed="slow"
      itemWidth={400}
    >
      {String}
    </Marquee>,
  );
  expect(html).toContain(`data-direction="right" data-loop="${seconds}"`);
  expect(html).toContain(`--loop:${seconds}s`);
});
