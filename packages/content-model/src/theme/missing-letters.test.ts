import { expect, test } from 'vitest';
import { loadContent } from '../../../content-store/src/content.ts';
import { SAMPLE_FOLDER } from '../../../content-store/src/folder.ts';
import { installedRanges } from '../../../content-store/src/typefaces.ts';
import { missingLetters, missingLettersLine } from './missing-letters.ts';

const sample = await loadContent(SAMPLE_FOLDER);

/** The sample with another heading on its home page. */
const withHeading = (mainHeading: string) => ({
  ...sample,
  hero: { ...sample.hero, section: { ...sample.hero.section, mainHeading } },
});

test('the typefaces of the sample have all its letters', () => {
  expect(missingLetters(sample, installedRanges)).toEqual([]);
});

test('letters that a typeface lacks are listed once for each typeface', () => {
  const content = withHeading('بابا, 12 ✓');
  expect(missingLetters(content, installedRanges)).toEqual([
    { typeface: 'Bricolage Grotesque', letters: 'ا ب', words: ['بابا'] },
    { typeface: 'Instrument Sans', letters: 'ا ب', words: ['بابا'] },
  ]);
});

test('the letters of a family that is not installed are not checked', () => {
  const content = withHeading('باب');
  expect(missingLetters(content, () => undefined)).toEqual([]);
});

test('the owner is told the letters and what to write', () => {
  const line = missingLettersLine({ typeface: 'Inter', letters: 'ا ب', words: ['باب', 'بابا'] });
  expect(line).toContain('The typeface Inter has no ا ب.');
  expect(line).toContain('in words such as باب, بابا.');
  expect(line).toContain('content/theme.yaml');
});
