import { contrast, inGamut, type Oklch, oklch } from './colour.ts';
import { dim, fit, shade } from './shades.ts';

/** The least contrast of text, and of lines and shapes. */
const TEXT = 4.5;
const LARGE = 3;

/** The lightness below which a colour is hardly seen on a dark page. */
const DARK = 0.45;

const white = oklch(1, 0, 0);

type PageColours = Readonly<{ paper: Oklch; ink: Oklch }>;

/** The colour of the brand as a surface, and the colours on it. */
export type BrandSurfaces = ReturnType<typeof brandSurfaces>;

/** The brand's colour on a dark page: a dark colour is made lighter. */
const liftedOff = (brand: Oklch): Oklch =>
  brand.l < DARK ? shade(brand, Math.min(DARK, Math.max(brand.l + 0.07, 0.32)), 17 / 15) : brand;

/** The colour of text on a ground: light where white can be read on the ground, else dark. */
export const readable = (ground: Oklch, { paper, ink }: PageColours): Oklch =>
  contrast(white, ground) >= TEXT
    ? fit(paper, 'lighter', [ground], TEXT)
    : fit(ink, 'darker', [ground], TEXT);

/**
 * A brand's colour as two surfaces, and the colours on them: light ones where white can be read on the brand's colour,
 * else dark ones.
 *
 * @param colours the colours of the page, and a pale shade of the accent for the element with the focus
 */
export function brandSurfaces(
  brand: Oklch,
  scheme: 'light' | 'dark',
  { paper, ink, paleAccent }: PageColours & { paleAccent: Oklch },
) {
  const isDark = scheme === 'dark';
  const surface = isDark ? liftedOff(brand) : brand;
  if (contrast(white, surface) >= TEXT) {
    const deep = isDark ? brand : shade(brand, brand.l - 0.06, 5 / 6);
    return {
      surface,
      deep,
      on: fit(paper, 'lighter', [surface, deep], TEXT),
      muted: fit(shade(brand, 0.94, 1 / 6), 'lighter', [surface, deep], TEXT),
      focus: fit(paleAccent, 'lighter', [surface, deep], LARGE),
      pattern: shade(brand, Math.max(0.78, brand.l + 0.2), 0.6),
    };
  }
  const lighter = Math.min(brand.l + 0.05, (brand.l + 1) / 2);
  const deep = isDark ? brand : inGamut(shade(brand, lighter, 0.9));
  const on = fit(ink, 'darker', [surface, deep], TEXT);
  return {
    surface,
    deep,
    on,
    focus: on,
    muted: fit(dim(brand, 0.32, 0.5), 'darker', [surface, deep], TEXT),
    pattern: shade(brand, 0.88 * brand.l),
  };
}
