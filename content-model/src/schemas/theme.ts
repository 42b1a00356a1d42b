import type { z } from 'zod';
import { finding } from '../findings/findings.ts';
import { parseColour } from '../theme/colour.ts';
import { choice, field, filled, group, ruled, text } from './fields.ts';

/** An opaque colour, as hex or in OKLCH. */
const colour = field(
  ruled((value) => (parseColour(value) ? undefined : finding('noColour', value))).min(1),
  'colour',
);

export const themeSchema = group(
  'The look of the site: its colours, typefaces, pattern and logo.',
  {
    brand: colour(
      'The colour of the agency, any one: of large surfaces, the logo and the pattern. Text on it is light or dark, whichever reads; text in it is a lighter or darker shade.',
      'oklch(0.36 0.15 270)',
    ),
    accent: colour(
      'The colour of buttons and small marks, any one. Leave the field out for one that goes with the brand.',
      'oklch(0.68 0.18 42)',
    ).optional(),
    paper: colour(
      'The light page, and text on dark surfaces. Leave the field out for an almost white one.',
      'oklch(0.982 0.006 85)',
    ).optional(),
    ink: colour(
      'Text, and the page where visitors want it dark. Leave the field out for an almost black one in the hue of the brand.',
      'oklch(0.19 0.045 275)',
    ).optional(),
    radius: choice(
      ['medium', 'none', 'small', 'large'],
      'How round corners are: none, small, medium or large. Leave the field out for medium.',
    ).optional(),
    pattern: choice(
      ['adire', 'weave', 'dots', 'mosaic', 'loops', 'none'],
      'The pattern of coloured surfaces: adire (drawn by hand, after Yoruba cloth), weave (lines), dots, mosaic (tiles of discs, leaves and bars), loops (bands without an end) or none. Leave the field out for none.',
    ).optional(),
    logo: field(filled, 'picture')(
      'The logo beside the name, on icons and on previews of shared links: the path of a square SVG or PNG that is visible on the light and the dark page, a letter, or pattern for a square of the pattern. Leave the field out for the first letter of the name.',
      'pattern',
      { words: '^(?:pattern|[^./]{1,4})$', place: { width: 512 }, translation: 'shared' },
    ).optional(),
    displayTypeface: text(
      'The typeface of headings: the name of an installed family of Fontsource, or a font file of your own, such as `./typefaces/brand.woff2`.',
      'Bricolage Grotesque',
      { translation: 'inherited' },
    ).optional(),
    textTypeface: text(
      'The typeface of all other text, named in the same way.',
      'Instrument Sans',
      { translation: 'inherited' },
    ).optional(),
  },
);
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

/** The typefaces of a theme, or the default ones where it names none. */
export const typefacesOf = (theme: Theme) => ({
  display: theme.displayTypeface ?? 'Bricolage Grotesque',
  text: theme.textTypeface ?? 'Instrument Sans',
});
