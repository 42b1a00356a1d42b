import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { standInFaces } from './stand-in-faces.ts';

test('the faces that stand in for the fonts have the measures of the fonts in the tree', async () => {
  const file = join(root, 'site', 'src', 'styles', 'stand-in-faces.css');
  await expect(await standInFaces()).toMatchFileSnapshot(file);
});
