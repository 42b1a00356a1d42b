import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { typefaces } from '../typefaces.ts';

/** How to typeset a line of text. */
export interface Setting {
  face: keyof typeof typefaces;
  /** 200 to 800 for Bricolage Grotesque, 400 to 700 for Instrument Sans. */
  weight: number;
  /** Width in percent, 75 to 100. */
  width?: number;
  /** Size in units of the drawing. */
  size: number;
  /** Space between letters in units of the drawing. */
  spacing?: number;
}

/** The outlines of a text as SVG path data, with its baseline at `x`, `y`, and the width of the text. */
export async function outline(
  text: string,
  { face, weight, width = 100, size, spacing = 0 }: Setting,
  x = 0,
  y = 0,
): Promise<{ d: string; width: number }> {
  const packed = readFileSync(new URL(typefaces[face]));
  const axes = { wght: weight, wdth: width, ...(face === 'bricolage' && { opsz: 48 }) };
  const plain = await subsetFont(packed, text, { targetFormat: 'sfnt', variationAxes: axes });
  const font = fontkit.create(plain);
  if (!('layout' in font)) throw new TypeError(`${typefaces[face]} holds more than one font.`);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  const pieces = glyphs.map((glyph, index) => {
    const position = positions[index];
    const piece = glyph.path
      .scale(scale, -scale)
      .translate(pen + (position?.xOffset ?? 0) * scale, y)
      .toSVG()
      .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
    pen += (position?.xAdvance ?? glyph.advanceWidth) * scale + spacing;
    return piece;
  });
  return { d: pieces.join(''), width: pen - spacing - x };
}
