import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { squares } from './squares.ts';

/** The squares of each frame, by their places in it. */
function framesOf(seed: string): number[][] {
  const { frames, isThere } = squares(seed);
  const count = isThere.length / frames;
  return Array.from({ length: frames }, (_, frame) =>
    isThere
      .slice(frame * count, (frame + 1) * count)
      .flatMap((each, place) => (each ? [place] : [])),
  );
}

test('squares cover the whole first frame, and only go from then on', () => {
  const frames = framesOf('Harmattan');
  expect(new Set(frames[0]).size).toBe(24);
  for (const [index, frame] of frames.entries()) {
    const before = frames[index - 1];
    if (!before) continue;
    expect(frame).toHaveLength(before.length - 3);
    for (const place of frame) expect(before).toContain(place);
  }
});

test('the order is the same for the same seed, and another one for another', () => {
  expect(framesOf('Ada')).toEqual(framesOf('Ada'));
  expect(framesOf('Ada')).not.toEqual(framesOf('Obi'));
});

test('the style sheet of the projects shows as many frames as there are', () => {
  const css = readFileSync(
    join(import.meta.dirname, '../sections/Projects/Projects.module.css'),
    'utf8',
  );
  const { frames } = squares('Ada');
  expect(css).toContain(`steps(${frames})`);
  expect(css).toContain(`block-size: calc(${frames} * (100% + 2px))`);
});
