import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from 'virtual:content/files';

/** The values of `data-motion` that Drawing.module.css animates. */
const MOTIONS = ['draw', 'rise'];

/** The parts of a drawing that work only inside the page: motion, or the colours of the theme. */
const OF_THE_PAGE = new RegExp(
  `\\sdata-motion=["'](?:${MOTIONS.join('|')})["']|=["']var\\(--color-`,
);

/** The elements that a drawing in the page may have: shapes and their paints. The page's policy refuses styles. */
const SHAPES = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan clipPath mask marker pattern linearGradient radialGradient stop'.split(
    ' ',
  ),
);

const hasOnlyShapes = (svg: string) =>
  !/\sstyle\s*=/.test(svg) &&
  [...svg.matchAll(/<([a-zA-Z][^\s/>]*)/g)].every(([, name = '']) => SHAPES.has(name));

/** Attributes of the root element that are removed, because the page sets its own. */
const OF_THE_FILE = /\s(?:xmlns(?::\w+)?|width|height|color|class|id|role|aria-[\w-]+)="[^"]*"/g;

/**
 * The markup of a drawing with moving parts or theme colours, for the page itself. Its ids get a prefix, and it takes the
 * colours of the page. The content check has refused drawings that could run code.
 *
 * @param path relative to `content/`
 * @param prefix the beginning of the ids, different for each drawing of a page
 * @returns undefined for photos, drawings without such parts, and drawings with more than shapes: the page shows
 *   these as pictures
 */
export function movingDrawing(path: string, prefix: string): string | undefined {
  if (!/\.svg$/i.test(path)) return undefined;
  return inlined(readFileSync(join(contentFolder, path), 'utf8'), prefix);
}

/** The markup of a drawing; see `movingDrawing`. */
export function inlined(svg: string, prefix: string): string | undefined {
  const drawing = svg
    .replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/gi, '')
    .replaceAll(/<(title|desc|metadata)\b[^>]*?(?:\/>|>[\s\S]*?<\/\1>)/g, '')
    .trim();
  if (!OF_THE_PAGE.test(drawing) || !hasOnlyShapes(drawing)) return undefined;
  const end = drawing.indexOf('>');
  const root = drawing.slice(0, end).replaceAll("'", '"').replaceAll(OF_THE_FILE, '');
  const slice = root.includes('preserveAspectRatio') ? '' : ' preserveAspectRatio="xMidYMid slice"';
  const content = drawing
    .slice(end)
    .replaceAll(/\s(id)=["']([^"']*)["']/g, ` $1="${prefix}-$2"`)
    .replaceAll(/\s(?:xlink:)?href=["']#([^"']*)["']/g, ` href="#${prefix}-$1"`)
    .replaceAll(/url\(\s*["']?#([^"')]*)["']?\s*\)/g, `url(#${prefix}-$1)`)
    // A fallback colour is only needed where the file is shown by itself.
    .replaceAll(/var\((--[\w-]+),[^()]*\)/g, 'var($1)');
  // The element around the drawing has its description.
  return `${root}${slice} aria-hidden="true"${content}`;
}
