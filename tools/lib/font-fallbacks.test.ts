import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFallbacks } from './font-fallbacks.ts';
import { root } from './root.ts';

test('the faces that stand in for the fonts have the measures of the fonts in the tree', async () => {
  const file = join(root, 'site', 'src', 'styles', 'font-fallbacks.css');
  await expect(await fontFallbacks()).toMatchFileSnapshot(file);
});
