/** A drawing for each colour scheme. */
export interface SchemeDrawings {
  light: string;
  dark: string;
}

const condition =
  /@media\s*(?:screen\s+and\s*)?\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)\s*\{/;

/** The index after the brace that closes a block. */
function endOfBlock(text: string, start: number): number {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < text.length; end += 1) {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
  }
  return end;
}

/** The drawing as it is in one scheme: rules for it hold without a condition, those for the other are gone. */
function drawingFor(scheme: keyof SchemeDrawings, svg: string): string {
  const match = condition.exec(svg);
  if (!match) return svg;
  const start = match.index + match[0].length;
  const end = endOfBlock(svg, start);
  const rules = match[1] === scheme ? svg.slice(start, end - 1) : '';
  return drawingFor(scheme, svg.slice(0, match.index) + rules + svg.slice(end));
}

/**
 * Divides an SVG that follows the colour scheme into one for each scheme; undefined for other SVGs. Safari before
 * 2026 ignores `prefers-color-scheme` in an SVG that an `<img>` shows.
 */
export function schemeDrawings(svg: string): SchemeDrawings | undefined {
  if (!condition.test(svg)) return undefined;
  return { light: drawingFor('light', svg), dark: drawingFor('dark', svg) };
}
