import type { MotifName } from '../../../site/src/adire/motifs.ts';
import { type Point, penOf } from '../../../site/src/adire/pen.ts';
import { type Random, seededRandom } from '../../../site/src/adire/seeded-random.ts';
import { motifMarkup } from '../adire-markup.ts';
import { palette } from '../palette.ts';
import type { Drawing } from './drawing.ts';

/** A hand-drawn box: rounded corners, and each side slightly curved. */
function box(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  corner = 10,
): string {
  const bow = (): number => Math.round(random.wobble(2.4) * 10) / 10;
  const [w, h] = [width - 2 * corner, height - 2 * corner];
  return `M${x + corner} ${y}q${w / 2} ${bow()} ${w} 0q${corner} 0 ${corner} ${corner}q${bow()} ${h / 2} 0 ${h}q0 ${corner} ${-corner} ${corner}q${-w / 2} ${bow()} ${-w} 0q${-corner} 0 ${-corner} ${-corner}q${bow()} ${-h / 2} 0 ${-h}q0 ${-corner} ${corner} ${-corner}z`;
}

/** A motif at a place, `size` units wide. */
function motif(
  name: MotifName,
  seed: string,
  x: number,
  y: number,
  size: number,
  extra = '',
): string {
  return `<g transform="translate(${x} ${y})scale(${size / 100})"${extra}>${motifMarkup(name, seed)}</g>`;
}

const accent = ` stroke="${palette.laterite500}"`;
const faint = ` stroke="${palette.indigo300}"`;

/** The `<svg>` of one drawing: chalk lines for an indigo field, 368 units wide and shown 400 pixels wide. */
function sheet(content: string, height = 276): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="14 18 368 ${height}" width="400" height="${Math.round((height * 400) / 368)}" fill="none" stroke="${palette.chalk50}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${content}</svg>\n`;
}

/** A filled shape, a little darker than the field, that covers the lines behind it. */
const body = ` fill="${palette.indigo800}"`;

/** The frame of a browser window with three dots and its address. */
function windowFrame(random: Random, x: number, y: number, width: number, height: number): string {
  const pen = penOf(random);
  const bar = pen.line([x + 1, y + 38], [x + width - 1, y + 38], 1);
  const address = pen.line([x + 84, y + 20], [x + width * 0.72, y + 20], 1);
  const dots = [22, 42, 62].map((step) => pen.dot([x + step, y + 20]));
  return `<path${body} d="${box(random, x, y, width, height, 14)}"/><path d="${bar}"/><path${faint} stroke-width="4" d="${address}"/><path stroke-width="8" d="${dots.join('')}"/>`;
}

/** A browser window with a page of adire squares; the last one is being put in. */
function webDevelopment(): string {
  const random = seededRandom('web development');
  const pen = penOf(random);
  const code = [
    [72, 104, 48],
    [86, 124, 58],
    [86, 144, 36],
    [100, 164, 46],
    [86, 184, 50],
  ].map(([x = 0, y = 0, length = 0]) => pen.line([x, y], [x + length, y], 1));
  const names: (MotifName | undefined)[] = [
    'rings',
    'waves',
    'leaf',
    'diamonds',
    undefined,
    'seeds',
    'comb',
    'stool',
    'arcs',
  ];
  const squares = names.map((name, index) => {
    const [x, y] = [178 + (index % 3) * 60, 80 + Math.floor(index / 3) * 61];
    return name ? motif(name, `web ${index}`, x, y, 52, index > 5 ? faint : '') : '';
  });
  return sheet(
    `${windowFrame(random, 44, 30, 326, 236)}<path stroke-width="4"${faint} d="${code.join('')}"/>${squares.join('')}` +
      `<g${accent}><path stroke-width="2.4" stroke-dasharray="5 7" d="M236 140h56v54h-56z"/><path stroke-dasharray="1 9" d="M112 232q30-3 44-18t36-17h42"/><g transform="rotate(-12 66 232)"><path${body} d="${box(random, 26, 192, 80, 80, 7)}"/>${motif('sun', 'web set', 30, 196, 72)}</g></g>`,
  );
}

/** Two different telephones that show the same sun, clear of the sides and of each other. */
function appsDevelopment(): string {
  const random = seededRandom('apps');
  const pen = penOf(random);
  const names: MotifName[] = ['rings', 'leaf', 'waves', 'diamonds', 'seeds', 'chevrons'];
  const icons = names.map((name, index) =>
    motif(name, `apps ${index}`, 67 + (index % 2) * 54, 156 + Math.floor(index / 2) * 58, 46),
  );
  const rows = [0, 1, 2, 3].map((row) => [
    box(random, 238, 148 + row * 46, 96, 34, 8),
    pen.line([280, 160 + row * 46], [320, 160 + row * 46], 1),
    pen.line([280, 170 + row * 46], [308, 170 + row * 46], 1),
  ]);
  const marks = ['seeds', 'comb', 'stool', 'arcs'].map((name, row) =>
    motif(name as MotifName, `apps row ${row}`, 244, 152 + row * 46, 26),
  );
  return sheet(
    `<g transform="rotate(5 286 205)"><path${body} d="${box(random, 224, 43, 124, 324, 12)}"/><path d="${pen.line([225, 65], [347, 65], 1)}${pen.line([225, 348], [347, 348], 1)}"/><path stroke-width="7" d="${pen.dot([286, 54])}"/><path${faint} d="${rows.flat().join('')}"/>${marks.join('')}<g${accent}>${motif('sun', 'apps sun', 255, 73, 62)}</g></g>` +
      `<g transform="rotate(-6 115 201)"><path${body} d="${box(random, 51, 34, 128, 334, 24)}"/><path stroke-width="5" d="${pen.line([101, 50], [129, 50], 0.5)}"/><path d="${pen.line([91, 356], [139, 356], 0.5)}"/>${icons.join('')}<g${accent}>${motif('sun', 'apps sun', 79, 68, 74)}</g></g>`,
    368,
  );
}

/** A page of adire squares with a torn one, and the needle that mends it. */
function websiteMaintenance(): string {
  const random = seededRandom('maintenance');
  const pen = penOf(random);
  const names: MotifName[] = ['chevrons', 'rings', 'lattice', 'waves', 'burst', 'comb'];
  const tiles = names.map((name, index) => {
    const [x, y] = [62 + (index % 3) * 82, 88 + Math.floor(index / 3) * 84];
    return motif(name, `mend ${index}`, x, y, 68, index === 4 ? accent : index % 2 ? faint : '');
  });
  const seams = [
    pen.line([136, 70], [136, 262], 1),
    pen.line([218, 70], [218, 262], 1),
    pen.line([46, 164], [300, 164], 1),
  ];
  const stitches = [0, 1, 2, 3, 4, 5].map((index) =>
    pen.line([144 + index * 13.4, 157], [144 + index * 13.4, 171], 0.5),
  );
  const side = [0, 1, 2, 3, 4].map((index) =>
    pen.line([129, 180 + index * 16], [143, 180 + index * 16], 0.5),
  );
  return sheet(
    `${windowFrame(random, 44, 30, 258, 236)}<path${faint} stroke-width="2" d="${seams.join('')}"/>${tiles.join('')}` +
      `<path${accent} d="${stitches.join('')}${side.join('')}M212 164c24 0 34 46 70 46s66-44 58-84 4-52 18-70"/>` +
      `<path stroke-width="2.6"${body} d="M236 172 366 44c8-8 16 0 8 8L246 182c-8 7-17-3-10-10z"/><path d="m354 62 10-10"/>`,
  );
}

/** A list of results, and a magnifying glass on the sun at the top. */
function searchEngineOptimization(): string {
  const random = seededRandom('search');
  const pen = penOf(random);
  const lens: Point = [240, 118];
  const names: MotifName[] = ['rings', 'waves', 'leaf', 'diamonds'];
  const results = names.map((name, row) => {
    const y = 44 + row * 60;
    const long = [0, 300, 282, 306][row] ?? 290;
    const text = row === 0 ? '' : `${pen.line([104, y + 14], [long - 50, y + 14], 1)}`;
    const more = row === 0 ? '' : `${pen.line([104, y + 32], [long, y + 32], 1)}`;
    return `${motif(name, `result ${row}`, 38, y - 2, 48, row === 0 ? '' : faint)}<path stroke-width="5" d="${text}"/><path${faint} d="${more}"/>`;
  });
  const first = pen.line([104, 56], [160, 56], 1);
  return sheet(
    `${results.join('')}<path stroke-width="5" d="${first}"/>` +
      `<path stroke-width="14" d="${pen.line([302, 184], [360, 250], 1)}"/><path stroke-width="5.5"${body} d="${pen.ring(lens, 88)}"/><path${faint} d="${pen.ring(lens, 78)}"/>` +
      `<g${accent}>${motif('sun', 'found', 174, 52, 132)}</g><path stroke-width="4" d="M182 96q8-24 28-34"/>`,
  );
}

const file = (name: string): string => `sample/content/services/${name}.svg`;

/** The drawings of the four services. */
export const services: Drawing[] = [
  { file: file('01-web-development'), draw: webDevelopment },
  { file: file('02-apps-development'), draw: appsDevelopment },
  { file: file('03-website-maintenance'), draw: websiteMaintenance },
  { file: file('04-search-engine-optimization'), draw: searchEngineOptimization },
];
