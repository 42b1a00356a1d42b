import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { letterHints } from '../../../packages/content-model/src/theme/missing-letters.ts';
import { loadContent } from '../../../packages/content-store/src/content.ts';
import { SAMPLE_FOLDER } from '../../../packages/content-store/src/folder.ts';
import { installedTypefaces } from '../../../packages/content-store/src/typefaces.ts';
import { temporaryFolder } from '../../../packages/content-store/test/temporary-folder.ts';
import { rangesIn } from './letter-ranges.ts';

test('letters that a font file of one’s own lacks are named with words that have them', async () => {
  const folder = temporaryFolder();
  const latin = 'files/instrument-sans-latin-wght-normal.woff2';
  mkdirSync(join(folder, 'typefaces'));
  copyFileSync(
    join(installedTypefaces().get('instrument-sans') ?? '', latin),
    join(folder, 'typefaces/brand.woff2'),
  );
  const sample = await loadContent(SAMPLE_FOLDER);
  const own = './typefaces/brand.woff2';
  const mainHeading = 'Eva Müller and Małgorzata Brzęczyszczykiewicz';
  const hero = { ...sample.hero, section: { ...sample.hero.section, mainHeading } };
  const theme = { ...sample.theme, displayTypeface: own, textTypeface: own };
  const [hint] = letterHints({ ...sample, hero, theme }, (id) => rangesIn(folder, id));
  expect(hint?.found).toMatch(/^words with .*ę ł.*, such as .*Brzęczyszczykiewicz/);
  expect(rangesIn(folder, './typefaces/lost.woff2')).toBeUndefined();
});
