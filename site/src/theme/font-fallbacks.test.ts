import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../../../packages/harness/root.ts';
import { fallbackRules } from './font-fallbacks.ts';

const files = join(productRoot, 'node_modules/@fontsource-variable/instrument-sans/files');

test('a font whose last sign is the space can be measured', async () => {
  const source = readFileSync(join(files, 'instrument-sans-latin-wght-normal.woff2'));
  // Without i and j, whose dots are signs after the space.
  const letters = 'abcdefghklmnopqrstuvwxyz ';
  const path = join(temporaryFolder(), 'font.ttf');
  writeFileSync(path, await subsetFont(source, letters, { targetFormat: 'sfnt' }));
  const weights = [100, 900] as const;
  const cut = { weights, measured: 400, instead: 'regular' } as const;
  const rules = await fallbackRules('Text', [cut], () => ({
    path,
    weight: { min: 400, max: 700 },
  }));
  expect(rules).toMatch(/font-family: 'Text as Arial';[^}]*size-adjust: \d+/);
});

test('a height that ends in half a pixel is rounded as that of the font itself', async () => {
  const path = join(files, 'instrument-sans-latin-wght-normal.woff2');
  const cut = { weights: [400, 700], measured: 400, instead: 'regular' } as const;
  const rules = await fallbackRules('Text', [cut], () => ({
    path,
    weight: { min: 400, max: 700 },
  }));
  const share = (name: string) =>
    [...rules.matchAll(new RegExp(`${name}: ([\\d.]+)%`, 'g'))].map(
      ([, value]) => Number(value) / 100,
    );
  const descents = share('descent-override');
  expect(descents).toHaveLength(3);
  // A quarter of 18 pixels, of a size that Chromium cuts to hundredths.
  const heights = share('size-adjust').map(
    (scale, index) => (Math.floor(18 * scale * 100) / 100) * (descents[index] ?? 0),
  );
  expect(heights.map(Math.round)).toEqual([5, 5, 5]);
});
