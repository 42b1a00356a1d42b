import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../packages/harness/root.ts';
import { writeFiles } from '../packages/harness/written-files.ts';
import { refuseUnknownName } from './own-components.ts';
import { publicNames } from './public-names.ts';

test.each([
  ['TopBra', 'Did you mean agency-website/components/TopBar?'],
  ['Carousel', 'It has agency-website/section, '],
])('an import of %s, which the product does not have, is refused with advice', (name, advice) => {
  const folder = temporaryFolder();
  const source = `agency-website/components/${name}`;
  writeFiles(folder, '', { 'Mine.tsx': `\nimport { Bar } from '${source}';\n` });
  const known = [...publicNames(productRoot).values()];
  expect(() => refuseUnknownName(source, join(folder, 'Mine.tsx'), known)).toThrow(
    `Mine.tsx:2 imports ${source}, which the product does not have. ${advice}`,
  );
});
