import { hashTransform } from 'astro/assets';
import { expect, test } from 'vitest';
import pictureService from './picture-service.ts';

/** The hash in the name of a file that Astro makes from a picture. */
const hashOf = (options: { src: string; width: number; format: string }) =>
  hashTransform(
    { ...options, src: { src: options.src, width: 1600, height: 1200, format: 'webp' } },
    'picture-service',
    pictureService.propertiesToHash ?? [],
  );

test('a build below another base path finds the pictures that were made before', () => {
  const made = hashOf({ src: '/_astro/BqgG4.webp', width: 400, format: 'avif' });
  expect(hashOf({ src: '/studio/_astro/BqgG4.webp', width: 400, format: 'avif' })).toBe(made);
});

test('each width and each format of a picture is a file of its own', () => {
  const src = '/_astro/BqgG4.webp';
  const hashes = [
    hashOf({ src, width: 400, format: 'avif' }),
    hashOf({ src, width: 720, format: 'avif' }),
    hashOf({ src, width: 400, format: 'webp' }),
  ];
  expect(new Set(hashes).size).toBe(3);
});
