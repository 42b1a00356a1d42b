import type { Point } from '../../../site/src/adire/pen.ts';
import { seededRandom } from '../../../site/src/adire/seeded-random.ts';
import { palette } from '../palette.ts';
import type { Drawing } from './drawing.ts';

/** Strokes around a middle, each as its points. */
type Strokes = readonly (readonly Point[])[];

/**
 * Path data relative to a middle, from which it goes to each stroke in turn, so that it is the same text wherever the
 * middle is. A stroke whose last point is its first is closed.
 */
function stamp(strokes: Strokes): string {
  let [x, y] = [0, 0];
  const to = ([nextX, nextY]: Point): string => {
    const step = `${nextX - x} ${nextY - y}`.replace(' -', '-');
    [x, y] = [nextX, nextY];
    return step;
  };
  return strokes
    .map((points) => {
      const [first, last] = [points[0], points.at(-1)];
      const isClosed = first !== undefined && first === last;
      const steps = (isClosed ? points.slice(0, -1) : points).map(to).join(' ');
      if (isClosed) [x, y] = first;
      return `m${steps.replaceAll(' -', '-')}${isClosed ? 'z' : ''}`;
    })
    .join('');
}

/** Points as a hand sets them: a little off. */
function byHand(seed: string, strokes: Strokes, off = 1.6): Strokes {
  const random = seededRandom(seed);
  const near = (value: number): number => Math.round(value + random.wobble(off)) || 0;
  return strokes.map((points) => {
    const set = points.map(([x, y]): Point => [near(x), near(y)]);
    const [first] = set;
    return first && points[0] === points.at(-1) ? [...set.slice(0, -1), first] : set;
  });
}

const chevrons = stamp(
  byHand(
    'chevrons',
    [-12, 8, 28].map((y) => [
      [-34, y],
      [0, y - 18],
      [34, y],
    ]),
  ),
);

const diamonds = stamp(
  byHand(
    'diamonds',
    [36, 22, 8].map((reach) => {
      const top: Point = [0, -reach];
      return [top, [reach, 0], [0, reach], [-reach, 0], top];
    }),
  ),
);

/** Rings of radii that differ a little across and along, as a hand draws them. */
const rings = (...radii: readonly number[]): string => {
  let x = 0;
  return radii
    .map((radius) => {
      const start = -radius - x;
      x = -radius;
      return `m${start} 0a${radius} ${radius - 1} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0`;
    })
    .join('');
};

/** The rays of a sun that reaches 100 units far. */
const rays = stamp(
  byHand(
    'sun',
    Array.from({ length: 12 }, (_, ray) => {
      const angle = (ray * Math.PI) / 6;
      const at = (distance: number): Point => [
        Math.cos(angle) * distance,
        Math.sin(angle) * distance,
      ];
      return [at(58), at(ray % 2 ? 82 : 100)];
    }),
    3,
  ),
);

/** Waves across a width, `length` to each. */
const waves = (count: number, length: number): string =>
  `q${length / 4}-${length / 5} ${length / 2} 0${`t${length / 2} 0`.repeat(2 * count - 1)}`;

const from = (x: number, y: number, strokes: string): string => `M${x} ${y}${strokes}`;
const path = (d: string, attributes = ''): string => `<path${attributes} d="${d}"/>`;

/** A colour of the site, and the sample's for where the file is shown by itself. */
const role = (name: string, alone: string): string => `var(--color-${name},${alone})`;
const accent = role('accent', palette.laterite500);
const dark = role('dark', palette.ink950);
const onDark = role('on-dark', palette.chalk50);
const brand = role('brand', palette.indigo700);
const brandDeep = role('brand-deep', palette.indigo800);

/** Which part of a drawing a frame of other proportions shows: its foot and its end, or its foot and both sides. */
const fromTheCorner = ' preserveAspectRatio="xMinYMin slice"';
const fromTheTop = ' preserveAspectRatio="xMidYMin slice"';

/** The `<svg>` of one drawing: lines of one width, in the colour of the text around it. */
function sheet(height: number, colour: string, content: string, crop = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 ${height}"${crop} width="400" height="${height}" color="${colour}" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${content}</svg>\n`;
}

/** What is drawn around 0 0, at a place and in a size. */
const placed = (x: number, y: number, scale: number, content: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})scale(${scale})${turn ? `rotate(${turn})` : ''}">${content}</g>`;

/** A sun that reaches 100 units far. */
const sun = path(from(0, 0, rings(36)), ` fill="${accent}"`) + path(from(0, 0, rays));

/** A browser window that is a cloth of squares; the missing one came along its dotted path. */
function webDevelopment(): string {
  const edges = [90, 180, 270, 360].map((x) => from(x, 56, 'q-4 132 0 268'));
  const rows = [58, 146, 234].map((y) => from(3, y, 'q200 4 400 0'));
  const squares = [
    from(135, 102, chevrons),
    from(225, 102, diamonds),
    from(315, 102, rings(34, 22, 10)),
    from(315, 190, chevrons),
    from(135, 278, rings(34, 22, 10)),
    from(225, 278, chevrons),
    from(315, 278, diamonds),
  ];
  const code = [80, 102, 124, 168, 190, 212].map(
    (y, line) => `M${[20, 32, 32, 20, 32, 20][line]} ${y}h${[44, 42, 28, 50, 34, 24][line]}`,
  );
  const dots = [28, 50, 72].map((x) => from(x, 33, rings(5)));
  return sheet(
    320,
    palette.chalk50,
    path(
      `M3 324V22q0-14 14-14h390${dots.join('')}M112 33h214${edges.join('')}${rows.join('')}${code.join('')}`,
    ) +
      path(squares.join('')) +
      `<g stroke="${accent}">${path('M45 278c34 0 51-88 94-88h42', ' stroke-dasharray="0 9"')}` +
      `${path('M184 150l82-1 1 81-83 1z', ` fill="${brandDeep}"`)}${placed(225, 190, 0.35, sun)}</g>`,
    fromTheCorner,
  );
}

/** Two telephones side by side, and one sun that rises across both. */
function appsDevelopment(): string {
  const sea = [264, 290, 316, 342, 368].map((y, row) => from(row % 2 ? 0 : 20, y, waves(10, 40)));
  const view =
    path('M0 70h400v330H0z', ` fill="${brand}"`) +
    `<g data-motion="rise" stroke="${accent}">${placed(200, 206, 1.4, sun, 15)}</g>` +
    path(`M-4 242h408v160H-4z`, ` fill="${brand}"`) +
    path(sea.join(''));
  const screen = (x: number): string =>
    `<svg x="${x}" y="72" width="140" height="328" viewBox="${x} 72 140 328">${view}</svg>`;
  const bodies = path(
    'M46 30q66-2 132 0 14 0 14 16v358H32V46q0-16 14-16zM226 40q62-1 128 0 14 0 14 12v352H208V52q0-12 18-12z',
    ` fill="${dark}"`,
  );
  return sheet(
    400,
    palette.ink950,
    `${bodies}<g stroke="${onDark}">${path(`M94 50h36${from(288, 56, rings(4))}`)}${screen(42)}${screen(218)}</g>`,
    fromTheTop,
  );
}

/** A cloth of two patterns whose seam is being sewn. */
function websiteMaintenance(): string {
  const columns = [0, 80, 160, 240, 320, 400];
  const cloth = columns.flatMap((x, index) => [
    from(x, 32, index % 2 ? diamonds : chevrons),
    from(x, 164, index % 2 ? rings(34, 22, 10) : diamonds),
  ]);
  const stitches = Array.from({ length: 11 }, (_, index) =>
    path(`M${26 + index * 23} ${85 + (index % 3)}l-8 22`),
  );
  return sheet(
    200,
    palette.chalk50,
    path(cloth.join('')) +
      path('M-4 80q100 5 200 1t208 1v28q-108-4-208 0t-200 0z', ` fill="${brand}"`) +
      `<g data-motion="draw" stroke="${accent}">${stitches.join('')}</g>` +
      `${path('M276 124c-8-10 0-18 10-22l112-42c7-2 9 3 3 6L300 122c-10 5-19 7-24 2z', ` fill="${dark}"`)}` +
      `${path('M248 107c4 20 22 26 34 11l20-9', ` stroke="${accent}"`)}`,
  );
}

/** A field of marks, and the magnifying glass that finds the sun among them. */
function searchEngineOptimization(): string {
  const top: Point = [0, -13];
  const mark = stamp([[top, [14, 0], [0, 14], [-13, 1], top]]);
  const row = `${rings(14, 5)}m55 0${mark}m50 13`.repeat(5);
  const field = [25, 75, 125, 175].map((y, index) => from(index % 2 ? -50 : 0, y, row));
  return sheet(
    200,
    palette.ink950,
    path(field.join('')) +
      `${path('M274 158l60 60 18-18-60-60z', ` fill="${dark}"`)}${path(from(226, 98, rings(76)), ` fill="${dark}"`)}` +
      `<g stroke="${onDark}">${path(from(226, 98, rings(66)))}</g>` +
      `<g stroke="${accent}">${placed(226, 98, 0.56, sun)}</g>`,
  );
}

const file = (name: string): string => `sample/content/services/${name}.svg`;

/** The drawings of the four services; what moves in them does so as Drawing.module.css says. */
export const services: Drawing[] = [
  { file: file('web-development'), draw: webDevelopment },
  { file: file('apps-development'), draw: appsDevelopment },
  { file: file('website-maintenance'), draw: websiteMaintenance },
  { file: file('search-engine-optimization'), draw: searchEngineOptimization },
];
