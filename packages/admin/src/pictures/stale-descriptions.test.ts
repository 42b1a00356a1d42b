import { expect, test } from 'vitest';
import { collections } from '../../../content-model/src/collections.ts';
import { staleDescriptions } from './stale-descriptions.ts';

const schema = collections.get('process.steps')?.schema;

const step = (...images: [src: string, alt: string][]) => ({
  images: images.map(([src, alt]) => ({ src, alt })),
});

test('a description is asked about that stayed while its picture was replaced', () => {
  if (!schema) throw new Error('There are no steps.');
  const before = step(['./a.png', 'A plan'], ['./b.png', 'A map'], ['./c.png', '']);
  const after = step(['./a.png', 'A plan'], ['./new.png', 'A map'], ['./new.png', '']);
  expect(staleDescriptions(schema, before, after)).toEqual([['images', 1, 'alt']]);
  expect(staleDescriptions(schema, before, before)).toEqual([]);
  const described = step(['./a.png', 'A plan'], ['./new.png', 'A street'], ['./c.png', '']);
  expect(staleDescriptions(schema, before, described)).toEqual([]);
  expect(staleDescriptions(schema, step(['', '']), step(['./a.png', 'A plan']))).toEqual([]);
});
