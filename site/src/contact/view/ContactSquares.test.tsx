import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { fieldNames } from '../send/message.ts';

afterEach(() => {
  vi.doUnmock('virtual:theme');
  vi.resetModules();
});

/** The markup of the squares in a theme with this pattern, and the drawing that they are cut from. */
async function squaresWith(pattern: string) {
  vi.doMock('virtual:theme', () => ({ pattern }));
  const { ContactSquares } = await import('./ContactSquares.tsx');
  const { ContactPattern } = await import('./ContactPattern.tsx');
  return {
    squares: renderToStaticMarkup(<ContactSquares />),
    whole: renderToStaticMarkup(<ContactSquares filled />),
    drawing: renderToStaticMarkup(<ContactPattern />),
  };
}

test.each(['adire', 'weave', 'dots', 'mosaic', 'loops'])(
  'with the pattern %s each field has a square',
  async (pattern) => {
    const { squares, whole, drawing } = await squaresWith(pattern);
    expect(squares.match(/<svg/g)).toHaveLength(fieldNames.length);
    expect(whole.match(/<svg/g)).toHaveLength(fieldNames.length);
    const [, id] = /href="#([^"]+)"/.exec(squares) ?? [];
    expect(drawing).toContain(`<svg id="${id}" aria-hidden="true"`);
  },
);

test('a theme without a pattern has no squares', async () => {
  expect(await squaresWith('none')).toMatchObject({ squares: '', whole: '' });
});
