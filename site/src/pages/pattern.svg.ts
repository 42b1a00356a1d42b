import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import { hexOf } from '../../../packages/content-model/src/theme/colour.ts';
import { themeRoles } from '../../../packages/content-model/src/theme/roles.ts';
import { PATTERN_FILE } from '../pattern/LazyPatternField.tsx';
import { PatternField } from '../pattern/PatternField.tsx';
import { placed } from '../theme/share-card.tsx';

/** The file of the pattern, in the colour of the pattern on the brand's; empty when the theme has no pattern. */
export const GET: APIRoute = () => {
  const { width, height, ...options } = PATTERN_FILE;
  const field = renderToStaticMarkup(PatternField(options));
  const colour = hexOf(themeRoles(content.theme)['pattern-on-brand'].light);
  const attributes = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${colour}"`;
  const svg = field ? placed(field, attributes) : `<svg ${attributes}/>`;
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
