import { expect, test } from 'vitest';
import { rollStyles } from './roll.ts';

/** Which reading is held where on the road: its number, and the parts of the road from which and to which. */
function heldIn(css: string) {
  const [, first, last] = /animation-range:cover ([\d.]+)% cover ([\d.]+)%/.exec(css) ?? [];
  const span = Number(last) - Number(first);
  const onRoad = (place = '') => (Number(first) + (Number(place) / 100) * span) / 100;
  return [...css.matchAll(/([\d.]+)%,([\d.]+)%\{translate:0 -?(\d+)%\}/g)].map(
    ([, from, to, way]) => [Number(way) / 100, onRoad(from), onRoad(to)] as const,
  );
}

test('each reading is held for 94 % of its step and rolls on in the rest', () => {
  for (const count of [2, 6, 10]) {
    const held = heldIn(rollStyles(Array.from({ length: count }, () => 3)));
    expect(held).toHaveLength(count);
    for (const [reading, from, to] of held) {
      // The first one stands before the animation begins, and the last one after it has ended.
      const begin = reading === 0 ? 0.94 : reading;
      const end = reading === count - 1 ? reading : reading + 0.94;
      expect(from * count).toBeCloseTo(begin, 2);
      expect(to * count).toBeCloseTo(end, 2);
    }
  }
});

test('a low step holds its reading for a short way, and is as high as the roll needs it', () => {
  const css = rollStyles([3, 1, 3]);
  expect(css).toContain('ol{grid-template-rows:3fr 1fr 3fr}');
  const [, [, from, to] = []] = heldIn(css);
  expect(Number(from) * 7).toBeCloseTo(3, 2);
  expect(Number(to) * 7).toBeCloseTo(3.94, 2);
});

test('the readings lie one below the other, and a single one has nothing to roll to', () => {
  expect(rollStyles([3, 3, 1, 1, 3, 3])).toContain('>:nth-child(6){translate:0 500%}');
  expect(rollStyles([3])).toBe('');
});
