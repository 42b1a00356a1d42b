import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropOf, focusFrom, startFocus } from './crop.ts';

const middle = { x: 50, y: 50, zoom: 100 };

test.each([
  [
    'a wide picture in a square, at its right',
    { width: 300, height: 100 },
    1,
    { x: 90, y: 50, zoom: 100 },
    [200, 0, 100, 100],
  ],
  [
    'a tall picture in a square, at its top',
    { width: 100, height: 300 },
    1,
    { x: 50, y: 0, zoom: 100 },
    [0, 0, 100, 100],
  ],
  [
    'the middle of a picture of the same shape',
    { width: 160, height: 100 },
    1.6,
    middle,
    [0, 0, 160, 100],
  ],
  [
    'a quarter of it, from close',
    { width: 160, height: 100 },
    1.6,
    { x: 25, y: 25, zoom: 200 },
    [0, 0, 80, 50],
  ],
])('%s', (_, size, ratio, focus, expected) => {
  const { left, top, width, height } = cropOf(size, ratio, focus);
  expect([left, top, width, height]).toEqual(expected);
});

test('a crop lies within its picture, whatever its shape', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  const zoom = fc.double({ min: 100, max: 400, noNaN: true });
  const ratio = fc.double({ min: 0.1, max: 10, noNaN: true });
  fc.assert(
    fc.property(side, side, ratio, percent, percent, zoom, (width, height, shape, x, y, close) => {
      const part = cropOf({ width, height }, shape, { x, y, zoom: close });
      for (const value of Object.values(part)) expect(Number.isInteger(value)).toBe(true);
      expect(part.left).toBeGreaterThanOrEqual(0);
      expect(part.top).toBeGreaterThanOrEqual(0);
      expect(part.left + part.width).toBeLessThanOrEqual(width);
      expect(part.top + part.height).toBeLessThanOrEqual(height);
      expect(Math.min(part.width, part.height)).toBeGreaterThan(0);
    }),
  );
});

test('at the start the frame is where the site shows the picture anyway', () => {
  const size = { width: 1000, height: 1333 };
  const start = (keeps: 'top' | 'middle') =>
    cropOf(size, 1.6, startFocus(size, { ratio: 1.6, keeps }));
  expect(start('top')).toEqual({ left: 0, top: 0, width: 1000, height: 625 });
  expect(start('middle').top).toBeCloseTo((1333 - 625) / 2, -1.5);
});

test('a text that is no number leaves the focus where it was, and a number that is too large stops at the edge', () => {
  expect(focusFrom('', 'x', '99999', middle)).toEqual({ x: 50, y: 50, zoom: 400 });
  expect(focusFrom('-5', '30', '', middle)).toEqual({ x: 0, y: 30, zoom: 100 });
});
