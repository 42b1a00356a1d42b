import { expect, test } from 'vitest';
import { pictureNames } from './picture-names.ts';

test('pictures are named after their source and width, in markup and in the data of islands', () => {
  const pages = [
    '<source srcset="/_astro/DFuzvvlX_Z12.avif 400w, /_astro/DFuzvvlX_z3.avif 720w"><img src="/_astro/DFuzvvlX_q4.webp">',
    '{&quot;src&quot;:&quot;/_astro/B_-3vvlX_1.webp&quot;}',
  ];
  expect([...pictureNames(pages)]).toEqual([
    ['DFuzvvlX_Z12.avif', 'DFuzvvlX-400.avif'],
    ['DFuzvvlX_z3.avif', 'DFuzvvlX-720.avif'],
    ['DFuzvvlX_q4.webp', 'DFuzvvlX.webp'],
    ['B_-3vvlX_1.webp', 'B_-3vvlX.webp'],
  ]);
});

test('a second version of a picture for browsers without AVIF keeps its long name, a drawing its own', () => {
  const pages = ['"/DFuzvvlX_1.webp" "/DFuzvvlX_2.webp"', '"/DFuzvvlX.svg"'];
  expect([...pictureNames(pages).keys()]).toEqual(['DFuzvvlX_1.webp']);
});
