import { type Oklch, oklch } from './colour.ts';
import { fit, shade } from './shades.ts';
import type { Scheme, Shades, ThemeColours } from './theme-colours.ts';

const white = oklch(1, 0, 0);

/** Darker paper: by `down` in lightness, and a little more saturated. */
export const shadedPaper = (
  { l, c, h = 0 }: Oklch,
  down: number,
  times: number,
  most: number,
  turn: number,
) => oklch(l - down, Math.min(c * times, c + most), h + turn);

/** The surfaces on which text and lines stand, and shades that can be seen on them. */
export class Grounds {
  readonly page: Shades;
  /** Cards, and other surfaces above the page. */
  readonly raised: Shades;
  /** Fields of forms. */
  readonly field: Shades;
  /** Sections that are dark in both schemes. */
  readonly dark: Shades;

  constructor({ paper, ink }: Pick<ThemeColours, 'paper' | 'ink'>) {
    const darkPage = darkPageOf(ink);
    this.page = { light: paper, dark: darkPage };
    this.raised = {
      light: shadedPaper(paper, 0.037, 3, 0.012, -5),
      dark: shade(darkPage, darkPage.l + 0.045, 10 / 9),
    };
    this.field = { light: white, dark: this.raised.dark };
    this.dark = { light: darkPage, dark: shade(darkPage, darkPage.l - 0.04, 8 / 9) };
  }

  /** The surfaces of pages in a scheme. */
  of(scheme: Scheme): readonly Oklch[] {
    return [this.page[scheme], this.raised[scheme], this.field[scheme]];
  }

  /** The surfaces of sections that are dark in both schemes. */
  get ofDark(): readonly Oklch[] {
    return [this.dark.light, this.dark.dark];
  }

  /** A light and a dark shade, each fitted to the surfaces of its scheme. */
  onPage(light: Oklch, dark: Oklch, least: number): Shades {
    return {
      light: fit(light, 'darker', this.of('light'), least),
      dark: fit(dark, 'lighter', this.of('dark'), least),
    };
  }

  /** A line on dark surfaces. */
  get darkLine(): Oklch {
    return shade(this.page.dark, this.page.dark.l + 0.09, 11 / 9);
  }
}

/**
 * The dark page of an ink. The lightness is limited, to leave room for darker and lighter surfaces. The chroma is limited,
 * because a colour beyond sRGB would be shown too light.
 */
const darkPageOf = (ink: Oklch): Oklch => ({
  ...ink,
  l: Math.min(0.25, Math.max(0.15, ink.l)),
  c: Math.min(0.2, ink.c),
});
