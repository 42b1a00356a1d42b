import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from 'virtual:content/files';

/** The values of `data-motion` that Drawing.module.css animates. */
const MOTIONS = ['draw', 'rise'];

/** What only the page can give a drawing: motion, or the colours of the theme. */
const OF_THE_PAGE = new RegExp(
  `\\sdata-motion=["'](?:${MOTIONS.join('|')})["']|=["']var\\(--color-`,
);

/** Elements that may be inlined: shapes and what paints them. Styles are refused by the policy of the page. */
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
 * The markup of a drawing with moving parts or the theme's colours, ready to be inlined: its ids have a prefix, its colours are those of the
 * page. The content check has refused what could run in it.
 *
 * @param path relative to `content/`
 * @param prefix begins its ids; another one for each drawing of a page
 * @returns undefined for a photo, for a drawing that looks the same as a picture, and for one with more than shapes: they are
 *   shown as pictures
 */
export function movingDrawing(path: string, prefix: string): string | undefined {
  if (!/\.svg$/i.test(path)) return undefined;
  return inlined(readFileSync(join(contentFolder, path), 'utf8'), prefix);
}

/** See movingDrawing. */
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
    // Drop the fallback colour, which is for the file when it is shown by itself.
    .replaceAll(/var\((--[\w-]+),[^()]*\)/g, 'var($1)');
  // The element around it says what it shows.
  return `${root}${slice} aria-hidden="true"${content}`;
}
