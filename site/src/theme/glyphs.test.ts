import { expect, test } from 'vitest';
import { SAMPLE_FOLDER } from '../../../packages/content-store/src/folder.ts';
import { glyphsOf } from './glyphs.ts';

test('a typeface has a sign when one of its files has the glyph, not when a package only claims it', () => {
  const signs = ['a', '€', '%', 'ł', '₦'];
  const has = (typeface: string) => signs.filter(glyphsOf(SAMPLE_FOLDER, typeface)).join('');
  expect(has('Bricolage Grotesque')).toBe('a€%ł₦');
  expect(has('Instrument Sans')).toBe('a€%ł');
});
