import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { squares } from './squares.ts';

test('squares cover the whole first frame, and only go from then on', () => {
  const frames = squares('Harmattan');
  expect(new Set(frames[0]).size).toBe(48);
  for (const [index, frame] of frames.entries()) {
    const before = frames[index - 1];
    if (!before) continue;
    expect(frame).toHaveLength(before.length - 8);
    for (const place of frame) expect(before).toContain(place);
  }
});

test('the order is the same for the same seed, and another one for another', () => {
  expect(squares('Ada')).toEqual(squares('Ada'));
  expect(squares('Ada')).not.toEqual(squares('Obi'));
});

test('the style sheet of the projects shows as many frames as there are', () => {
  const css = readFileSync(
    join(import.meta.dirname, '../../../packages/sections/projects/Projects.module.css'),
    'utf8',
  );
  const { length } = squares('Ada');
  expect(css).toContain(`steps(${length})`);
  expect(css).toContain(`block-size: calc(${length} * (100% + 2px))`);
});
