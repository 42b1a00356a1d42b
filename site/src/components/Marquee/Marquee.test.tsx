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
      {(item) => <li>{item}</li>}
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

/** The elements of the strip after its first list. */
const copiesOf = (count: number) => listsOf(count).slice(1);

test('assistive technology gets the list, and its copies are hidden', () => {
  const items = ['item 1', 'item 2', 'item 3', 'item 4', 'item 5'];
  const [first, copies, ...others] = listsOf(5);
  expect(first).toEqual({ isHidden: false, items });
  expect(copies?.isHidden).toBe(true);
  const rounds = (copies?.items.length ?? 0) / items.length;
  expect(copies?.items).toEqual(Array.from({ length: rounds }, () => items).flat());
  expect(others).toEqual([]);
});

test.each([2, 5, 9, 24])(
  'with %i items the copies fill a wide strip, and there are no more than needed',
  (count) => {
    const copied = copiesOf(count).reduce((sum, { items }) => sum + items.length, 0);
    expect(copied * 150).toBeGreaterThanOrEqual(2560);
    expect((copied - count) * 150, 'one copy less would do').toBeLessThan(2600);
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
      {(item) => <li>{item}</li>}
    </Marquee>,
  );
  expect(html).toContain(`data-direction="right" data-loop="${seconds}"`);
  expect(html).toContain(`--loop:${seconds}s`);
});
