import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { Theme } from '../../../packages/content-model/src/schemas/theme.ts';
import { hexOf } from '../../../packages/content-model/src/theme/colour.ts';
import { themeRoles } from '../../../packages/content-model/src/theme/roles.ts';
import { graphemesOf } from '../../../packages/words/graphemes.ts';
import { Strokes } from '../adire/Strokes.tsx';
import { logoSquare } from '../pattern/logo-square.ts';
import { drawLogo, type Face } from './text-drawing.ts';

/** The logo: a picture's path below the content folder, a square of the pattern, or a letter. */
export type Logo = { picture: string } | 'pattern' | { letter: string };

const firstLetter = (text: string) =>
  graphemesOf(text).find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? '';

/** The logo that a theme chooses with its field `logo`, for an agency of this name. */
export function logoOf({ logo = '', pattern = 'none' }: Theme, brand: string): Logo {
  if (logo === 'pattern' && pattern !== 'none') return 'pattern';
  if (logo.includes('.')) return { picture: logo };
  return { letter: (logo === 'pattern' ? '' : logo) || firstLetter(brand).toLocaleUpperCase() };
}

export type LogoOptions = {
  theme: Theme;
  logo: Logo;
  /** The folder in which a picture's path begins. */
  folder: string;
  /** The fonts for a letter, the theme's first. */
  faces: readonly Face[];
  /** Whether the logo has the brand's colour on a tile of paper, for use on a ground in the brand's colour. */
  isInverse?: boolean;
  /** Whether the tile has no round corners: home screens cut those themselves. */
  isFull?: boolean;
};

/** The safe area as a share of the size of the icon: home screens keep at least a circle of 0.8 of its width. */
const SAFE = 0.56;

/** Two rings and the stone: adire in a few bold lines, recognisable from 16 pixels to 512. */
const adireLogo =
  '<circle cx="16" cy="16" r="11" stroke-width="2.6"/><circle cx="16" cy="16" r="6.2" stroke-width="2.4"/><circle cx="16" cy="16" r="1.2" stroke-width="2.4"/>';

/** The logo as an SVG, 32 units wide. */
export async function logoSvg(options: LogoOptions): Promise<string> {
  const { theme, logo, isFull = false } = options;
  const inner =
    logo !== 'pattern' && 'picture' in logo ? await picture(options, logo.picture) : tile(options);
  const round =
    theme.radius === 'none' || isFull
      ? 0
      : { small: 3, medium: 6, large: 9 }[theme.radius ?? 'medium'];
  const ground =
    logo !== 'pattern' && 'picture' in logo && !isFull
      ? ''
      : `<rect width="32" height="32" rx="${round}" fill="${await groundOf(options)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${inner}</svg>\n`;
}

const paperOf = (theme: Theme) => hexOf(themeRoles(theme)['on-brand'].light);
const brandOf = (theme: Theme) => hexOf(themeRoles(theme).brand.light);

/** The drawing on the tile. */
function tile({ theme, logo, faces, isInverse }: LogoOptions): string {
  const colour = isInverse ? brandOf(theme) : paperOf(theme);
  if (logo === 'pattern') {
    if (theme.pattern === 'adire') return `<g fill="none" stroke="${colour}">${adireLogo}</g>`;
    if (theme.pattern === undefined || theme.pattern === 'none') return '';
    const strokes = renderToStaticMarkup(Strokes({ strokes: logoSquare(theme.pattern) }));
    return `<g transform="translate(4 4)scale(.24)" color="${colour}" fill="none" stroke="${colour}" stroke-linecap="round">${strokes}</g>`;
  }
  if ('picture' in logo) return '';
  const letter = drawLogo(logo.letter, faces, 16, 18);
  return letter
    ? `<g fill="${colour}">${letter}</g>`
    : `<circle cx="16" cy="16" r="8" fill="${colour}"/>`;
}

/** Draws the owner's picture as large as it fits: into the whole icon, or into the safe area of a home screen icon. */
async function picture({ folder, isFull = false }: LogoOptions, path: string): Promise<string> {
  const bytes = readFileSync(`${folder}/${path}`);
  const isSvg = extname(path).toLowerCase() === '.svg';
  const [type, data] = isSvg
    ? ['svg+xml', bytes]
    : ['png', await sharp(bytes).resize(512, 512, { fit: 'inside' }).png().toBuffer()];
  const size = isFull && !(await isOpaque(bytes)) ? 32 * SAFE * 1.25 : 32;
  const at = (32 - size) / 2;
  return `<image x="${at}" y="${at}" width="${size}" height="${size}" href="data:image/${type};base64,${data.toString('base64')}"/>`;
}

/** Whether a picture covers its corners. */
async function isOpaque(bytes: Buffer): Promise<boolean> {
  const { data } = await sharp(bytes)
    .resize(16, 16, { fit: 'contain', background: '#0000' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 15, 240, 255].every((pixel) => (data[pixel * 4 + 3] ?? 0) > 250);
}

/** The background of an icon: the brand's colour, or paper behind a dark picture. */
async function groundOf({ theme, logo, folder, isInverse }: LogoOptions): Promise<string> {
  if (logo === 'pattern' || !('picture' in logo))
    return isInverse ? paperOf(theme) : brandOf(theme);
  const { data } = await sharp(readFileSync(`${folder}/${logo.picture}`))
    .resize(32, 32)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [light, cover] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
    cover += alpha;
  }
  return light / (cover || 1) > 150 ? brandOf(theme) : paperOf(theme);
}
