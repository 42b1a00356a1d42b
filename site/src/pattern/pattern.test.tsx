import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PatternField } from './PatternField.tsx';
import { PatternSquare } from './PatternSquare.tsx';

const field = { seed: 'hero', columns: 14, rows: 6, large: 3 };

describe.each(['adire', 'weave', 'dots', 'mosaic', 'loops'] as const)(
  'the pattern %s',
  (pattern) => {
    const draw = (seed = 'hero') =>
      renderToStaticMarkup(<PatternField {...field} seed={seed} pattern={pattern} />);

    test('is drawn in less than 6 KB, the same each time and another way for another seed', () => {
      expect(Buffer.byteLength(draw())).toBeLessThan(6 * 1024);
      expect(draw()).toBe(draw());
      expect(draw()).not.toBe(draw('footer'));
    });

    test('has no number missing, no fixed colour, and is hidden from assistive technology', () => {
      for (const markup of [
        draw(),
        renderToStaticMarkup(<PatternSquare seed="a" motif="sun" pattern={pattern} />),
      ]) {
        expect(markup).toMatch(/^<svg aria-hidden="true"/);
        expect(markup).not.toMatch(/NaN|undefined|style=|#[\da-f]{6}|rgb|oklch/);
      }
    });
  },
);

test('a theme without a pattern has none', () => {
  expect(renderToStaticMarkup(<PatternField {...field} pattern="none" />)).toBe('');
  expect(renderToStaticMarkup(<PatternSquare seed="a" motif="sun" pattern="none" />)).toBe('');
});
