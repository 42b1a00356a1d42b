import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { Theme } from '../../../packages/content-model/src/schemas/theme.ts';
import { hexOf } from '../../../packages/content-model/src/theme/colour.ts';
import { themeRoles } from '../../../packages/content-model/src/theme/roles.ts';
import { PatternField } from '../pattern/PatternField.tsx';
import type { FindFaces } from './find-fonts.ts';
import { drawText, isRightToLeft, type TextBox } from './text-drawing.ts';

export type CardOptions = {
  theme: Theme;
  /** The words of the page. */
  title: string;
  brand: string;
  /** A line about the agency. */
  note: string;
  /** Decides the piece of the pattern: the same word gives the same piece. */
  seed: string;
  /** The logo as an SVG with a viewBox. */
  logo: string;
  findFaces: FindFaces;
};

/** The width and height in pixels that previews ask for. */
const CARD = { width: 1200, height: 630 };
const MARGIN = 84;
const TOP = 66;
const LOGO = 72;
const PANEL = 420;
/** The bar in the accent colour, between the text and the pattern. */
const BAR = 12;

/** An SVG with attributes for a place and a size inside of another one. */
export const placed = (svg: string, attributes: string) =>
  svg.replace(/^[\s\S]*?<svg/, `<svg ${attributes}`).replace(/ (?:class|aria-hidden)="[^"]*"/g, '');

/**
 * The picture that is shown where a page is shared: its title and the agency's name on the brand's
 * colour, beside a piece of the pattern. A text in letters that no installed font has is left out.
 *
 * @returns a PNG of 1200 by 630 pixels
 */
export async function shareCard(options: CardOptions): Promise<Buffer> {
  const { theme } = options;
  const hasPanel = theme.pattern !== undefined && theme.pattern !== 'none';
  const narrow = hasPanel && (await lay(options, PANEL));
  // A title of long words would be small beside the pattern, so it gets the whole card.
  const svg = narrow && narrow.titleSize >= 44 ? narrow.svg : (await lay(options, 0)).svg;
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 92, effort: 7 }).toBuffer();
}

/** A card as an SVG with a panel for the pattern, and the resulting size of its title. */
async function lay(options: CardOptions, panel: number) {
  const { theme, title, brand, note, seed, logo, findFaces } = options;
  const roles = themeRoles(theme);
  const colour = (name: keyof typeof roles) => hexOf(roles[name].light);
  const isMirrored = isRightToLeft(title);
  const width = CARD.width - panel - BAR - (panel ? 1.4 : 2) * MARGIN;
  /** The left edge of a box at a distance from the side on which reading starts. */
  const from = (start: number, wide: number) => (isMirrored ? CARD.width - start - wide : start);
  const start = panel ? MARGIN : MARGIN + BAR;
  const nameStart = start + LOGO + 24;
  const nameWidth = width - LOGO - 24;

  const draw = async (weight: 400 | 700, text: TextBox) =>
    drawText(text, await findFaces(text.text, weight));
  const name = await draw(700, {
    text: brand,
    colour: colour('on-brand'),
    sizes: [46, 22],
    align: 'middle',
    box: { x: from(nameStart, nameWidth), y: TOP, width: nameWidth, height: LOGO },
  });
  const heading = await draw(700, {
    text: title,
    colour: colour('on-brand'),
    sizes: [124, 30],
    align: 'end',
    box: { x: from(start, width), y: TOP + LOGO + 24, width, height: 308 },
  });
  const line = await draw(400, {
    text: note,
    colour: colour('on-brand-muted'),
    sizes: [32, 22],
    align: 'end',
    box: { x: from(start, width), y: 492, width, height: 72 },
  });

  // A square of a plain pattern shows less than one of the pattern that is drawn by hand.
  const grid =
    theme.pattern === 'adire' ? { columns: 2, rows: 3, large: 1 } : { columns: 4, rows: 6 };
  const field = renderToStaticMarkup(
    <PatternField pattern={theme.pattern} seed={seed} {...grid} />,
  );
  const side = from(CARD.width - panel, panel);
  const bar = panel ? from(CARD.width - panel - BAR, BAR) : from(0, BAR);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${colour('brand')}"/>`,
    panel &&
      `<g color="${colour('pattern-on-brand')}">${placed(field, `x="${side}" width="${panel}" height="${CARD.height}"`)}</g>`,
    `<rect x="${bar}" width="${BAR}" height="100%" fill="${colour('accent-edge-on-brand')}"/>`,
    placed(logo, `x="${from(start, LOGO)}" y="${TOP}" width="${LOGO}" height="${LOGO}"`),
    ...[name, heading, line].map((text) => text?.svg),
    '</svg>',
  ];
  return {
    svg: svg.filter(Boolean).join(''),
    titleSize: heading?.size ?? Number.POSITIVE_INFINITY,
  };
}
