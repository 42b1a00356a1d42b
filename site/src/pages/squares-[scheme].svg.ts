import { content } from 'virtual:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import { hexOf } from '../../../content-model/src/theme/colour.ts';
import { themeRoles } from '../../../content-model/src/theme/roles.ts';
import { type Scheme, schemes } from '../../../content-model/src/theme/theme-colours.ts';
import { PatternSquare, pageSquares } from '../pattern/PatternSquare.tsx';
import { COLUMNS, ROWS, squares } from '../pattern/squares.ts';
import { placed } from '../theme/share-card.tsx';

export const getStaticPaths = (() =>
  schemes.map((scheme) => ({ params: { scheme }, props: { scheme } }))) satisfies GetStaticPaths;

/** The side of a square, as PatternSquare draws it. */
const SIDE = 100;

/** The two motifs that alternate. */
const motifs = ['rings', 'sun'] as const;

/** The cover that opens over the picture of a large project: its frames, one below the other, in lines of 2 px. */
export const GET: APIRoute<{ scheme: Scheme }> = ({ props }) => {
  const roles = themeRoles(content.theme);
  const colour = (role: 'brand' | 'on-brand') => hexOf(roles[role][props.scheme]);
  const square = (name: (typeof motifs)[number]) => {
    const motif = renderToStaticMarkup(PatternSquare(pageSquares[name]));
    const lines = motif && placed(motif, `width="${SIDE}" height="${SIDE}"`);
    return `<g id="${name}"><path fill="${colour('brand')}" d="M0 0h${SIDE}v${SIDE}H0z"/>${lines}</g>`;
  };
  const frames = squares(content.site.brand);
  const placesOf = (frame: readonly number[], index: number) =>
    frame.map((place) => {
      const column = place % COLUMNS;
      const row = index * ROWS + Math.floor(place / COLUMNS);
      const motif = motifs[(column + row) % motifs.length];
      return `<use href="#${motif}" x="${column * SIDE}" y="${row * SIDE}"/>`;
    });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * SIDE} ${frames.length * ROWS * SIDE}" preserveAspectRatio="none" color="${colour('on-brand')}">`,
    '<style>path{stroke-width:2px;vector-effect:non-scaling-stroke}</style>',
    `<defs>${motifs.map(square).join('')}</defs>`,
    ...frames.flatMap(placesOf),
    '</svg>',
  ];
  return new Response(svg.join(''), { headers: { 'content-type': 'image/svg+xml' } });
};
