import type { MotifName } from '../../site/src/adire/motifs.ts';
import { around, type Point, penOf } from '../../site/src/adire/pen.ts';
import { type Random, seededRandom } from '../../site/src/adire/seeded-random.ts';
import { motifMarkup } from '../adire-markup.ts';
import { palette } from '../palette.ts';
import type { Drawing } from './all.ts';

/** A box with soft corners, drawn by hand: each side a little bowed. */
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

/** The `<svg>` of one drawing: chalk lines for an indigo field, 400 by 300. */
function sheet(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300" fill="none" stroke="${palette.chalk50}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${content}</svg>\n`;
}

/** A browser window whose page is a cloth in the making: one square is being set. */
function webDevelopment(): string {
  const random = seededRandom('web development');
  const pen = penOf(random);
  const window = [
    box(random, 34, 34, 332, 232, 16),
    pen.line([35, 74], [365, 74], 1),
    pen.line([118, 55], [300, 55], 1),
  ];
  const dots = [56, 76, 96].map((x) => pen.dot([x, 55]));
  const code = [
    [58, 102, 64],
    [74, 124, 72],
    [74, 146, 44],
    [90, 168, 60],
    [90, 190, 36],
    [74, 212, 56],
    [58, 234, 40],
  ].map(([x = 0, y = 0, length = 0]) => pen.line([x, y], [x + length, y], 1));
  const names: MotifName[] = ['rings', 'waves', 'leaf', 'diamonds', 'seeds'];
  const places: Point[] = [
    [176, 88],
    [234, 88],
    [292, 88],
    [176, 146],
    [292, 146],
  ];
  const squares = places.map(([x, y], index) =>
    motif(names[index] ?? 'rings', `web ${index}`, x, y, 54, ' stroke-width="4"'),
  );
  const row = ['comb', 'stool', 'arcs'].map((name, index) =>
    motif(name as MotifName, `web row ${index}`, 176 + index * 58, 204, 54, faint),
  );
  return sheet(
    `<path d="${window.join('')}"/><path stroke-width="8" d="${dots.join('')}"/><path stroke-width="4"${faint} d="${code.join('')}"/>${squares.join('')}${row.join('')}<g${accent}><path stroke-dasharray="5 7" stroke-width="2" d="M234 146h54v54h-54z"/><g transform="rotate(-11 270 176)">${motif('sun', 'web set', 244, 152, 62)}<path d="${box(random, 242, 150, 66, 66, 5)}"/></g></g>`,
  );
}

/** Two telephones of different make with the same sun over both. */
function appsDevelopment(): string {
  const random = seededRandom('apps');
  const pen = penOf(random);
  const tilted = 'transform="rotate(-8 128 160)"';
  const straight = 'transform="rotate(7 282 160)"';
  const names: MotifName[] = ['rings', 'leaf', 'waves', 'diamonds', 'burst', 'arcs'];
  const icons = names.map((name, index) =>
    motif(name, `apps ${index}`, 80 + (index % 2) * 52, 124 + Math.floor(index / 2) * 44, 42),
  );
  const lines = [0, 1, 2].flatMap((row) => [
    box(random, 238, 130 + row * 42, 88, 32, 8),
    pen.line([282, 142 + row * 42], [314, 142 + row * 42], 1),
    pen.line([282, 151 + row * 42], [304, 151 + row * 42], 1),
  ]);
  const marks = ['seeds', 'comb', 'stool'].map((name, row) =>
    motif(name as MotifName, `apps row ${row}`, 244, 133 + row * 42, 26),
  );
  return sheet(
    `<g ${tilted}><path d="${box(random, 66, 38, 124, 236, 22)}${pen.line([112, 52], [144, 52], 0.5)}${pen.line([104, 262], [152, 262], 0.5)}"/>${icons.join('')}</g>` +
      `<g ${straight}><path d="${box(random, 220, 38, 124, 236, 12)}${pen.line([221, 62], [343, 62], 1)}${pen.line([221, 256], [343, 256], 1)}"/><path stroke-width="7" d="${pen.dot([282, 50])}"/><path${faint} d="${lines.join('')}"/>${marks.join('')}</g>` +
      `<g${accent}>${motif('sun', 'apps sun', 92, 66, 58)}${motif('sun', 'apps sun', 262, 68, 58)}<path stroke-dasharray="2 9" d="M158 88q48-34 96 4"/></g>`,
  );
}

/** A cloth with a torn place, and the needle that sews it. */
function websiteMaintenance(): string {
  const random = seededRandom('maintenance');
  const pen = penOf(random);
  const names: MotifName[] = [
    'chevrons',
    'rings',
    'lattice',
    'seeds',
    'stool',
    'waves',
    'leaf',
    'comb',
  ];
  const places: Point[] = [0, 1, 2, 3, 5, 6, 7, 8].map((cell) => [
    62 + (cell % 3) * 74,
    40 + Math.floor(cell / 3) * 74,
  ]);
  const tiles = places.map(([x, y], index) =>
    motif(names[index] ?? 'rings', `mend ${index}`, x + 4, y + 4, 64, index % 3 === 2 ? faint : ''),
  );
  const seams = [
    box(random, 60, 38, 226, 226, 8),
    pen.line([136, 40], [136, 262]),
    pen.line([210, 40], [210, 262]),
    pen.line([62, 114], [284, 114]),
    pen.line([62, 188], [284, 188]),
  ];
  const stitches = [0, 1, 2, 3, 4, 5].map((index) =>
    pen.line([142 + index * 12.4, 108], [142 + index * 12.4, 120], 0.5),
  );
  const side = [0, 1, 2].map((index) =>
    pen.line([130, 124 + index * 14], [142, 124 + index * 14], 0.5),
  );
  return sheet(
    `<path${faint} d="${seams.join('')}"/>${tiles.join('')}` +
      `<g${accent}>${motif('burst', 'mend', 143, 121, 60)}<path d="${stitches.join('')}${side.join('')}M130 166c-6 34 30 44 76 30s80-30 94-62-20-46-4-64"/></g>` +
      '<path stroke-width="4" d="M262 148 350 44q8-9 11-6t-4 12L270 154q-14 12-8-6z"/><path d="m346 52 8-10"/>',
  );
}

/** A lens over a field of small motifs finds the sun among them. */
function searchEngineOptimization(): string {
  const random = seededRandom('search');
  const pen = penOf(random);
  const names: MotifName[] = [
    'seeds',
    'diamonds',
    'waves',
    'comb',
    'stool',
    'arcs',
    'chevrons',
    'lattice',
  ];
  const lens: Point = [224, 138];
  const cells = Array.from(
    { length: 24 },
    (_, index): Point => [30 + (index % 6) * 58, 36 + Math.floor(index / 6) * 58],
  );
  const around84 = ([x, y]: Point): boolean => {
    const away = Math.hypot(x + 25 - lens[0], y + 25 - lens[1]);
    const handle = Math.abs(x + 25 - lens[0] - (y + 25 - lens[1])) < 44 && x > 250 && y > 150;
    return away > 112 && !handle;
  };
  const field = cells
    .filter(around84)
    .map(([x, y], index) =>
      motif(names[index % names.length] ?? 'seeds', `search ${index % 8}`, x, y, 50, faint),
    );
  const handle = pen.line([286, 200], [352, 266], 1);
  return sheet(
    `${field.join('')}<path stroke-width="5" d="${pen.ring(lens, 92)}"/><path stroke-width="2" d="${pen.ring(lens, 83)}M${around(lens, 205, 70).map(Math.round).join(' ')}a70 70 0 0 1 40-50"/><path stroke-width="13" d="${handle}"/>` +
      `<g${accent}>${motif('sun', 'found', 152, 66, 144)}</g>`,
  );
}

const file = (name: string): string => `content/services/${name}.svg`;

/** The drawings of the four services. */
export const services: Drawing[] = [
  { file: file('01-web-development'), draw: webDevelopment },
  { file: file('02-apps-development'), draw: appsDevelopment },
  { file: file('03-website-maintenance'), draw: websiteMaintenance },
  { file: file('04-search-engine-optimization'), draw: searchEngineOptimization },
];
