import { expect, test } from 'vitest';
import { loadContent } from '../../../content-store/src/content.ts';
import { SAMPLE_FOLDER } from '../../../content-store/src/folder.ts';
import { installedRanges } from '../../../content-store/src/typefaces.ts';
import { letterHints } from './missing-letters.ts';

const sample = await loadContent(SAMPLE_FOLDER);

/** The sample with another heading on its home page. */
const withHeading = (mainHeading: string) => ({
  ...sample,
  hero: { ...sample.hero, section: { ...sample.hero.section, mainHeading } },
});

test('the typefaces of the sample have all its letters', () => {
  expect(letterHints(sample, installedRanges)).toEqual([]);
});

test('letters that a typeface lacks are listed once for each typeface', () => {
  const content = withHeading('بابا, 12 ✓');
  expect(letterHints(content, installedRanges)).toEqual(
    ['Bricolage Grotesque', 'Instrument Sans'].map((typeface) =>
      expect.objectContaining({
        file: 'content/theme.yaml',
        found: `words with ا ب, such as بابا: the typeface ${typeface} does not have these letters. Visitors see them in a font of their system.`,
        write: expect.stringMatching(/^Choose a typeface that has them: .*content\/theme\.yaml\.$/),
      }),
    ),
  );
});

test('the letters of a family that is not installed are not checked', () => {
  const content = withHeading('باب');
  expect(letterHints(content, () => undefined)).toEqual([]);
});
