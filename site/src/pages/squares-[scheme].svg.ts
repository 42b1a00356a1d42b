import { content } from 'virtual:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import { hexOf } from '../../../packages/content-model/src/theme/colour.ts';
import { themeRoles } from '../../../packages/content-model/src/theme/roles.ts';
import { type Scheme, schemes } from '../../../packages/content-model/src/theme/theme-colours.ts';
import { PatternSquare, pageSquares } from '../pattern/PatternSquare.tsx';
import { COLUMNS, ROWS, squares } from '../pattern/squares.ts';
import { placed } from '../theme/share-card.tsx';

export const getStaticPaths = (() =>
  schemes.map((scheme) => ({ params: { scheme }, props: { scheme } }))) satisfies GetStaticPaths;

/** The side of a square, as PatternSquare draws it. */
const SIDE = 100;

/** The cover that opens over the picture of a large project: its frames, one below the other, in lines of 2 px. */
export const GET: APIRoute<{ scheme: Scheme }> = ({ props }) => {
  const roles = themeRoles(content.theme);
  const colour = (role: 'brand' | 'on-brand') => hexOf(roles[role][props.scheme]);
  const motifAt = (column: number, row: number) => {
    const motif = PatternSquare(pageSquares[column === row ? 'rings' : 'sun']);
    const attributes = `x="${column * SIDE}" y="${row * SIDE}" width="${SIDE}" height="${SIDE}"`;
    return motif && placed(renderToStaticMarkup(motif), attributes);
  };
  // A pattern of two by two squares: a copy of a motif for each square would take a slow phone a tenth of a second.
  const tile = [motifAt(0, 0), motifAt(1, 0), motifAt(0, 1), motifAt(1, 1)];
  const frames = squares(content.site.brand);
  const places = frames.flatMap((frame, index) =>
    frame.map((place) => {
      const row = index * ROWS + Math.floor(place / COLUMNS);
      return `M${(place % COLUMNS) * SIDE} ${row * SIDE}h${SIDE}v${SIDE}h-${SIDE}`;
    }),
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * SIDE} ${frames.length * ROWS * SIDE}" preserveAspectRatio="none" color="${colour('on-brand')}">`,
    '<style>path{stroke-width:2px;vector-effect:non-scaling-stroke}</style>',
    `<pattern id="tile" width="${2 * SIDE}" height="${2 * SIDE}" patternUnits="userSpaceOnUse">`,
    `<path fill="${colour('brand')}" d="M0 0h${2 * SIDE}v${2 * SIDE}H0z"/>`,
    ...tile,
    '</pattern>',
    `<path fill="url(#tile)" d="${places.join('')}"/>`,
    '</svg>',
  ];
  return new Response(svg.join(''), { headers: { 'content-type': 'image/svg+xml' } });
};
