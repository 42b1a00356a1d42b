interface SchemeDrawings {
  light: string;
  dark: string;
}

const CONDITION = String.raw`@media\s*(?:screen\s+and\s*)?\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)\s*`;
/** Rules of a style sheet, also within an at-rule. */
const RULES = String.raw`(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*`;
const conditional = new RegExp(`${CONDITION}\\{(${RULES})\\}`, 'g');

/** The drawing in one scheme: its rules hold without a condition, and the rules of the other scheme are removed. */
const drawingFor = (scheme: keyof SchemeDrawings, svg: string) =>
  svg.replaceAll(conditional, (_, named, rules) => (named === scheme ? rules : ''));

/**
 * Makes a light and a dark drawing from an SVG that follows the colour scheme; undefined for other SVGs. Safari before
 * 2026 ignores `prefers-color-scheme` in an SVG that an `<img>` shows.
 */
export function schemeDrawings(svg: string): SchemeDrawings | undefined {
  const [light, dark] = [drawingFor('light', svg), drawingFor('dark', svg)];
  return light === dark ? undefined : { light, dark };
}
