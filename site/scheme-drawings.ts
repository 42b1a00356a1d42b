interface SchemeDrawings {
  light: string;
  dark: string;
}

const CONDITION = String.raw`@media\s*(?:screen\s+and\s*)?\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)\s*`;
/** Rules, also those in an at-rule. */
const RULES = String.raw`(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*`;
const conditional = new RegExp(`${CONDITION}\\{(${RULES})\\}`, 'g');

/** The drawing as it is in one scheme: rules for it hold without a condition, those for the other are gone. */
const drawingFor = (scheme: keyof SchemeDrawings, svg: string) =>
  svg.replaceAll(conditional, (_, named, rules) => (named === scheme ? rules : ''));

/**
 * Divides an SVG that follows the colour scheme into one for each scheme; undefined for other SVGs. Safari before
 * 2026 ignores `prefers-color-scheme` in an SVG that an `<img>` shows.
 */
export function schemeDrawings(svg: string): SchemeDrawings | undefined {
  const [light, dark] = [drawingFor('light', svg), drawingFor('dark', svg)];
  return light === dark ? undefined : { light, dark };
}
