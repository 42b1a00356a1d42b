import type { Theme } from '../../../content-model/src/schemas/theme.ts';
import type { Stroke } from '../adire/motifs.ts';
import { loopMark } from './loops.ts';
import { mosaicMark } from './mosaic.ts';
import { plainMark } from './plain.ts';

/** One square of a pattern that is drawn with a ruler, bold enough to be a mark. */
export function patternMark(
  pattern: Exclude<NonNullable<Theme['pattern']>, 'adire' | 'none'>,
): readonly Stroke[] {
  if (pattern === 'mosaic') return mosaicMark;
  return pattern === 'loops' ? loopMark : plainMark(pattern);
}
