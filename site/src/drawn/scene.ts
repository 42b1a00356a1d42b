import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingName } from '../../../packages/content-model/src/schemas/drawing.ts';
import type { Stroke } from '../adire/motifs.ts';
import { Strokes } from '../adire/Strokes.tsx';
import { type Random, seededRandom } from '../adire/seeded-random.ts';
import { mosaic } from '../pattern/mosaic.ts';
import { iconMarkup } from './icons.ts';

/** Tiles across and down. The middle ones, two by two, are covered: they stay in frames of any shape. */
const COLUMNS = 6;
const ROWS = 4;
const isCovered = (column: number, row: number) =>
  (column === 2 || column === 3) && (row === 1 || row === 2);

/** The number of different tiles of an agency. */
const VOCABULARY = 4;

/** The shapes behind the icon: a disc, an arch, a leaf, a mirrored leaf, a square. */
const grounds = [
  'M3 100A97 97 0 0 1 197 100 97 97 0 0 1 3 100z',
  'M3 197V100A97 97 0 0 1 197 100V197z',
  'M3 3h97A97 97 0 0 1 197 100v97H100A97 97 0 0 1 3 100z',
  'M197 3h-97A97 97 0 0 0 3 100v97h97A97 97 0 0 0 197 100z',
  'M3 3h194v194H3z',
] as const;

/** Few tiles are bold, and one or two have the accent's colour. */
function toneOf(random: Random): string {
  if (random.chance(0.12)) return ' color="var(--color-accent)"';
  return random.chance(0.22) ? '' : ' opacity=".22"';
}

interface SceneOptions {
  drawing: DrawingName;
  /** The name of the agency and the title of the entry decide the tiles. */
  agency: string;
  title: string;
  /** The share of the tiles that is drawn, from 0 to 1: the first step of a process has few tiles, the last one all. */
  laid?: number;
}

/**
 * The drawing of an entry without a picture: an icon among tiles, as the markup of an `<svg>` for Drawing. The tiles
 * have the colour of the text around the drawing, and the icon has the colour `--ground`.
 */
export function scene({ drawing, agency, title, laid = 0.85 }: SceneOptions) {
  const tiles = seededRandom(`${agency} tiles`)
    .shuffle(Object.values<readonly Stroke[]>(mosaic))
    .slice(0, VOCABULARY);
  const random = seededRandom(`${agency} ${title}`);
  const laidTiles = Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    const tile = renderToStaticMarkup(Strokes({ strokes: random.pick(tiles) }));
    const [turn, tone] = [random.pick([0, 90, 180, 270]), toneOf(random)];
    if (isCovered(column, row) || !random.chance(laid)) return '';
    return `<g transform="translate(${column * 100} ${row * 100})rotate(${turn} 50 50)"${tone}>${tile}</g>`;
  });
  return [
    `<svg viewBox="0 0 ${COLUMNS * 100} ${ROWS * 100}" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" data-scaling="">`,
    // As wide as its columns, which come into view one after the other, whether the outer ones have tiles or not.
    `<g data-motion="draw"><path stroke="none" d="M0 0h${COLUMNS * 100}"/>${laidTiles.join('')}</g>`,
    `<g transform="translate(200 100)"><path fill="currentColor" stroke="none" d="${random.pick(grounds)}"/>`,
    `<g color="var(--ground)" stroke-width="1.6" transform="translate(38 41)scale(5.2)">${iconMarkup(drawing)}</g></g>`,
    '</svg>',
  ].join('');
}
