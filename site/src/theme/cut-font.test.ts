import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { productRoot } from '../../../packages/harness/root.ts';
import { cutDown } from './cut-font.ts';

test('a file of which a single letter is needed, such as the sign of the naira, is cut too', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'fonts-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const folder = 'node_modules/@fontsource-variable/instrument-sans/files';
  const face = {
    path: join(productRoot, folder, 'instrument-sans-latin-ext-wght-normal.woff2'),
    subset: 'latin-ext',
    unicodeRange: [],
    weight: { min: 400, max: 700 },
  };
  const cut = { letters: 'From ₦2m', weights: { min: 400, max: 650 } };
  const { path } = await cutDown(face, cut, cache);
  expect(readFileSync(path).subarray(0, 4).toString()).toBe('wOF2');
});
