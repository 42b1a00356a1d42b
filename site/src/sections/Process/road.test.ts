import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bends, road } from './road.ts';

const css = readFileSync(join(import.meta.dirname, 'ProcessRoad.module.css'), 'utf8');
const keyframes = /@keyframes bend \{([\s\S]*?)\n {2}\}/.exec(css)?.[1] ?? '';
/** The places of the keyframes with a declaration, in hundredths. */
const placesOf = (declaration: string) =>
  [...keyframes.matchAll(/([\d.%,\s]+)\{\s*([^}]+?);\s*\}/g)]
    .filter(([, , found]) => found === declaration)
    .flatMap(([, places = '']) => places.split(',').map((place) => Number.parseFloat(place)));

test('the vehicle takes the bends of the road', () => {
  const [right, left] = [0, 1].map((side) => bends.filter((_, index) => index % 2 === side));
  expect(placesOf('translate: var(--sway)')).toEqual(right);
  expect(placesOf('translate: calc(-1 * var(--sway))')).toEqual(left);
});

test('the vehicle points where it goes halfway between two bends', () => {
  const halfway = [...bends, 100].map((down, index) => ((bends[index - 1] ?? 0) + down) / 2);
  const [right, left] = [0, 1].map((side) => halfway.filter((_, index) => index % 2 === side));
  expect(placesOf('rotate: -4deg')).toEqual(right);
  expect(placesOf('rotate: 4deg')).toEqual(left);
});

test('the road is drawn from its head to its foot, by way of each bend', () => {
  expect(road).toMatch(/^M0 0C/);
  expect(road).toMatch(/ 0 100$/);
  expect([...road.matchAll(/ -?100 ([\d.]+)(?=C)/g)].map(([, down]) => Number(down))).toEqual(
    bends,
  );
});

test('the road is as straight at its bends as the easing of the vehicle', () => {
  expect(css).toContain('animation-timing-function: cubic-bezier(0.45, 0, 0.55, 1)');
  expect(road).toContain('C0 3.2 100 3.9 100 7C');
});
