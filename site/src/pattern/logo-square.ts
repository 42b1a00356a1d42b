import type { Theme } from '../../../packages/content-model/src/schemas/theme.ts';
import type { Stroke } from '../adire/motifs.ts';
import { loopLogo } from './loops.ts';
import { mosaicLogo } from './mosaic.ts';
import { plainLogo } from './plain.ts';

/** A square of a pattern drawn with a ruler, bold enough for a logo. */
export function logoSquare(
  pattern: Exclude<NonNullable<Theme['pattern']>, 'adire' | 'none'>,
): readonly Stroke[] {
  if (pattern === 'mosaic') return mosaicLogo;
  return pattern === 'loops' ? loopLogo : plainLogo(pattern);
}
