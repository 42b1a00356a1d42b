import { expect, test } from 'vitest';
import { pictureNames } from './picture-names.ts';

test('pictures are named after their source and width, in markup and in the data of islands', () => {
  const pages = [
    '<source srcset="/_astro/DFuzv_Z12.avif 400w, /_astro/DFuzv_z3.avif 720w"><img src="/_astro/DFuzv_q4.webp">',
    '{&quot;src&quot;:&quot;/_astro/B_-3v_1.webp&quot;}',
  ];
  expect([...pictureNames(pages)]).toEqual([
    ['DFuzv_Z12.avif', 'DFuzv-400.avif'],
    ['DFuzv_z3.avif', 'DFuzv-720.avif'],
    ['DFuzv_q4.webp', 'DFuzv.webp'],
    ['B_-3v_1.webp', 'B_-3v.webp'],
  ]);
});

test('a second version of a picture for browsers without AVIF keeps its long name, a drawing its own', () => {
  const pages = ['"/_astro/DFuzv_1.webp" "/_astro/DFuzv_2.webp"', '"/_astro/DFuzv.svg"'];
  expect([...pictureNames(pages).keys()]).toEqual(['DFuzv_1.webp']);
});
