import bidiFactory from 'bidi-js';
import * as fontkit from 'fontkit';
import { graphemesOf } from '../../../packages/words/graphemes.ts';

const bidi = bidiFactory();

export type Face = fontkit.Font;

/** A text of a picture, and the box in pixels that it must fit into. */
export type TextBox = {
  text: string;
  colour: string;
  /** Its largest and smallest size in pixels. */
  sizes: readonly [largest: number, smallest: number];
  box: { x: number; y: number; width: number; height: number };
  /** The vertical position in a higher box. */
  align: 'start' | 'middle' | 'end';
};

/** The size of the header of a glyph in bytes. Fontkit reads the header of a last glyph without an outline too. */
const GLYPH_HEAD = 10;

/** Reads an OpenType or WOFF2 file. */
export function readFace(file: Buffer): Face {
  const font = fontkit.create(Buffer.concat([file, Buffer.alloc(GLYPH_HEAD)]));
  if (!('layout' in font)) throw new Error('The file holds more than one font.');
  return font;
}

/** Whether a text is read from right to left, by its first letter. */
export const isRightToLeft = (text: string) =>
  bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;

const has = (face: Face, cluster: string) =>
  [...cluster].every((character) => face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/**
 * The first face that has a grapheme cluster, preferably as one composed letter: `ṣ` is often only an s and a dot.
 */
function faceFor(
  cluster: string,
  faces: readonly Face[],
): { face: Face; form: string } | undefined {
  for (const form of [cluster.normalize('NFC'), cluster.normalize('NFD')]) {
    const face = faces.find((each) => has(each, form));
    if (face) return { face, form };
  }
  return undefined;
}

/** Whether every letter of a text can be drawn. */
export const canDraw = (text: string, faces: readonly Face[]) =>
  graphemesOf(text).every((cluster) => /^\s+$/.test(cluster) || faceFor(cluster, faces));

/** Letters of one face and direction, shaped; lengths are in em. */
type Run = { face: Face; glyphs: fontkit.GlyphRun; width: number; tracking: number };

const LATIN_LIKE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** Headings in these scripts are set tightly, with lines close together. */
const isLatinLike = (text: string) => LATIN_LIKE.test(text);
const TRACKING = -0.02;

/** Shapes a line, and puts its runs in the order in which they are seen. */
function shapeLine(line: string, isRtl: boolean, faces: readonly Face[]): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, isRtl ? 'rtl' : 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding);
  const parts: { text: string; face: Face; level: number; from: number }[] = [];
  let at = 0;
  for (const cluster of graphemesOf(line)) {
    const level = embedding.levels[at] ?? 0;
    const from = at;
    const { face = faces[0], form = '' } = faceFor(mirrored.get(at) ?? cluster, faces) ?? {};
    at += cluster.length;
    const last = parts.at(-1);
    // A space stays with what is before it.
    const stays = last && (last.face === face || cluster === ' ') && last.level === level;
    if (stays) last.text += cluster === ' ' ? ' ' : form;
    else if (face) parts.push({ text: form, face, level, from });
  }
  const seen = bidi.getReorderedIndices(line, embedding);
  parts.sort((one, other) => seen.indexOf(one.from) - seen.indexOf(other.from));
  return parts.map(({ text, face, level }) => {
    const glyphs = face.layout(text, undefined, undefined, undefined, level % 2 ? 'rtl' : 'ltr');
    const tracking = isLatinLike(line) ? TRACKING : 0;
    const width = glyphs.advanceWidth / face.unitsPerEm + tracking * glyphs.glyphs.length;
    return { face, glyphs, width, tracking };
  });
}

/** The outlines of a run and their positions, in units of the font; the y axis points up. */
function outlinesOf({ face, glyphs, tracking }: Run) {
  let at = 0;
  return glyphs.glyphs.map((glyph, index) => {
    const { xOffset, yOffset, xAdvance } = glyphs.positions[index] ?? NOWHERE;
    const before = glyphs.glyphs[index - 1];
    const isLoose = glyph.isMark && before && xAdvance === 0 && xOffset === 0 && yOffset === 0;
    // A mark that the font does not attach stands over the middle of its letter.
    const x = isLoose
      ? at - before.advanceWidth / 2 - (glyph.path.bbox.minX + glyph.path.bbox.maxX) / 2
      : at + xOffset;
    at += xAdvance + tracking * face.unitsPerEm;
    return { x, y: yOffset, path: glyph.path };
  });
}
const NOWHERE = { xOffset: 0, yOffset: 0, xAdvance: 0 };

const pathsOf = (outlines: ReturnType<typeof outlinesOf>) =>
  outlines
    .filter(({ path }) => path.commands.length > 0)
    .map(
      ({ x, y, path }) =>
        `<path transform="translate(${short(x)} ${short(-y)})scale(1 -1)" d="${path.toSVG()}"/>`,
    )
    .join('');

const widthOf = (line: string, isRtl: boolean, faces: readonly Face[]) =>
  shapeLine(line, isRtl, faces).reduce((sum, { width }) => sum + width, 0);

/** Words with the space before them; between the signs of Chinese and Japanese a line may end as well. */
const wordsOf = (paragraph: string) =>
  paragraph
    .split(/(?=\s)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=\p{L})/u)
    .map((word) => word.replace(/\s+/, ' '))
    .filter((word) => word.trim());

/** Fills lines of a width in em. A word that is wider gets a line of its own, or is broken if `breaks`. */
function wrap(
  paragraphs: readonly string[][],
  width: number,
  measure: (line: string) => number,
  breaks = false,
) {
  return paragraphs.flatMap((words) => {
    const lines: string[] = [];
    let line = '';
    for (const word of words) {
      if (line && measure(line + word) > width) {
        lines.push(line);
        line = word.trimStart();
      } else line += line ? word : word.trimStart();
      while (breaks && measure(line) > width) {
        const letters = graphemesOf(line);
        let count = letters.length - 1;
        while (count > 1 && measure(letters.slice(0, count).join('')) > width) count -= 1;
        lines.push(letters.slice(0, count).join(''));
        line = letters.slice(count).join('');
      }
    }
    return [...lines, line];
  });
}

/** Lines of a text at a size in pixels. */
type Setting = { size: number; lines: string[] };

/** The largest size, and its lines, at which no word is wider than the box and all lines are in it. */
function fit(
  { text, sizes: [largest, smallest], box }: TextBox,
  lineHeight: number,
  measure: (line: string) => number,
): Setting {
  const paragraphs = text.split('\n').map(wordsOf);
  const widest = Math.max(...paragraphs.flat().map((word) => measure(word.trim())));
  const most = (size: number) => Math.max(1, Math.floor(box.height / (size * lineHeight)));
  for (let size = Math.min(largest, box.width / widest); size >= smallest; size *= 0.96) {
    const lines = wrap(paragraphs, box.width / size, measure);
    if (lines.length > most(size)) continue;
    // The same number of lines, balanced in width.
    let [narrow, wide] = [widest, box.width / size];
    for (let step = 0; step < 7; step += 1) {
      const middle = (narrow + wide) / 2;
      if (wrap(paragraphs, middle, measure).length > lines.length) narrow = middle;
      else wide = middle;
    }
    return { size, lines: wrap(paragraphs, wide, measure) };
  }
  const lines = wrap(paragraphs, box.width / smallest - 1, measure, true);
  const shown = lines.slice(0, most(smallest));
  if (shown.length < lines.length) shown.push(`${shown.pop()?.trimEnd()}…`);
  return { size: smallest, lines: shown };
}

const short = (value: number) => Number(value.toFixed(4));

/**
 * Draws a text as large as its box allows: no word is wider than the box, and all lines are in it.
 * Where even the smallest size is too large, words break and the end is cut.
 *
 * @param faces in order of preference for each letter
 * @returns SVG paths, and the size in pixels; undefined when a letter is in none of the faces
 */
export function drawText(
  options: TextBox,
  faces: readonly Face[],
): { svg: string; size: number } | undefined {
  const text = options.text.replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, '').trim();
  if (text === '' || !canDraw(text, faces)) return undefined;
  const isRtl = isRightToLeft(text);
  const lineHeight = isLatinLike(text) ? 1 : 1.3;
  const { box, colour, align } = options;
  const widths = new Map<string, number>();
  const measure = (line: string) => {
    const width = widths.get(line) ?? widthOf(line, isRtl, faces);
    widths.set(line, width);
    return width;
  };
  const { size, lines } = fit({ ...options, text }, lineHeight, measure);
  const height = lines.length * size * lineHeight;
  const free = { start: 0, middle: 0.5, end: 1 }[align] * (box.height - height);
  const drawn = lines.flatMap((line, index) => {
    const runs = shapeLine(line, isRtl, faces);
    const width = runs.reduce((sum, run) => sum + run.width, 0) * size;
    let x = box.x + (isRtl ? box.width - width : 0);
    // Letters with no part above or below, such as x, stand in the middle of the line.
    const y = box.y + free + (index + 0.5) * size * lineHeight + size * 0.34;
    return runs.map((run) => {
      const at = `translate(${short(x)} ${short(y)})scale(${short(size / run.face.unitsPerEm)})`;
      x += run.width * size;
      return `<g transform="${at}">${pathsOf(outlinesOf(run))}</g>`;
    });
  });
  return { svg: `<g fill="${colour}">${drawn.join('')}</g>`, size };
}

/** A logo of one or two letters, centred in a box and as large as it allows. */
export function drawLogo(
  text: string,
  faces: readonly Face[],
  middle: number,
  size: number,
): string | undefined {
  if (!canDraw(text, faces)) return undefined;
  const [run] = shapeLine(text, isRightToLeft(text), faces);
  if (!run) return undefined;
  const drawn = outlinesOf(run).filter(({ path }) => path.commands.length > 0);
  const left = Math.min(...drawn.map(({ x, path }) => x + path.bbox.minX));
  const right = Math.max(...drawn.map(({ x, path }) => x + path.bbox.maxX));
  const bottom = Math.min(...drawn.map(({ y, path }) => y + path.bbox.minY));
  const top = Math.max(...drawn.map(({ y, path }) => y + path.bbox.maxY));
  const scale = size / Math.max(right - left, top - bottom);
  const [x, y] = [middle - ((left + right) / 2) * scale, middle + ((top + bottom) / 2) * scale];
  return `<g transform="translate(${short(x)} ${short(y)})scale(${short(scale)})">${pathsOf(drawn)}</g>`;
}
