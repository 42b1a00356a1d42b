import type { z } from 'zod';
import { finding } from '../findings/findings.ts';
import { parseColour } from '../theme/colour.ts';
import { choice, field, filled, group, ruled, text } from './fields.ts';

/** An opaque colour, as hex or in OKLCH. */
const colour = field(
  ruled((value) => (parseColour(value) ? undefined : finding('noColour', value))).min(1),
  'colour',
);

export const themeSchema = group({
  brand: colour('oklch(0.36 0.15 270)'),
  accent: colour('oklch(0.68 0.18 42)').optional(),
  paper: colour('oklch(0.982 0.006 85)').optional(),
  ink: colour('oklch(0.19 0.045 275)').optional(),
  radius: choice(['medium', 'none', 'small', 'large']).optional(),
  pattern: choice(['adire', 'weave', 'dots', 'mosaic', 'loops', 'none']).optional(),
  logo: field(filled, 'picture')('pattern', {
    words: '^(?:pattern|[^./]{1,4})$',
    place: { width: 512 },
    translation: 'shared',
  }).optional(),
  displayTypeface: text('Bricolage Grotesque', { translation: 'inherited' }).optional(),
  textTypeface: text('Instrument Sans', { translation: 'inherited' }).optional(),
});
export type Theme = z.infer<typeof themeSchema>;

/** The theme of a site whose content has no `theme.yaml`. */
export const DEFAULT_THEME: Theme = {
  brand: 'oklch(0.36 0.15 270)',
  accent: 'oklch(0.68 0.18 42)',
  paper: 'oklch(0.982 0.006 85)',
  ink: 'oklch(0.19 0.045 275)',
  pattern: 'adire',
  logo: 'pattern',
};

/** The typefaces of a theme. A default typeface takes the place of one that the theme leaves out. */
export const typefacesOf = (theme: Theme) => ({
  display: theme.displayTypeface ?? 'Bricolage Grotesque',
  text: theme.textTypeface ?? 'Instrument Sans',
});
