import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFallbacks } from './font-fallbacks.ts';
import { root } from './root.ts';

test('the font fallbacks have the metrics of the committed fonts', async () => {
  const file = join(root, 'site', 'src', 'styles', 'font-fallbacks.css');
  await expect(await fontFallbacks()).toMatchFileSnapshot(file);
});
