import { expect, test } from 'vitest';
import { pictureNames } from './picture-names.ts';

test('pictures are named after their source and width, in markup and in the data of islands', () => {
  const pages = [
    '<source srcset="/_astro/a-b.DFuzvvlX_Z12.avif 400w, /_astro/a-b.DFuzvvlX_z3.avif 720w"><img src="/_astro/a-b.DFuzvvlX_q4.webp">',
    '{&quot;src&quot;:&quot;/_astro/c.B_-3vvlX_1.webp&quot;}',
  ];
  expect([...pictureNames(pages)]).toEqual([
    ['a-b.DFuzvvlX_Z12.avif', 'a-b.DFuzvvlX-400.avif'],
    ['a-b.DFuzvvlX_z3.avif', 'a-b.DFuzvvlX-720.avif'],
    ['a-b.DFuzvvlX_q4.webp', 'a-b.DFuzvvlX.webp'],
    ['c.B_-3vvlX_1.webp', 'c.B_-3vvlX.webp'],
  ]);
});

test('a second version of a picture for browsers without AVIF keeps its long name, a drawing its own', () => {
  const pages = ['"/a.DFuzvvlX_1.webp" "/a.DFuzvvlX_2.webp"', '"/a.DFuzvvlX.svg"'];
  expect([...pictureNames(pages).keys()]).toEqual(['a.DFuzvvlX_1.webp']);
});
