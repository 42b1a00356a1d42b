import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import { hexOf } from '../../../content-model/src/theme/colour.ts';
import { themeRoles } from '../../../content-model/src/theme/roles.ts';
import { LAZY_FIELD } from '../pattern/LazyPatternField.tsx';
import { PatternField } from '../pattern/PatternField.tsx';
import { placed } from '../theme/share-card.tsx';

/** The field that LazyPatternField shows, in the colour that the pattern has on the brand's; empty where the theme has none. */
export const GET: APIRoute = () => {
  const { width, height, ...options } = LAZY_FIELD;
  const field = renderToStaticMarkup(PatternField(options));
  const colour = hexOf(themeRoles(content.theme)['pattern-on-brand'].light);
  const attributes = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${colour}"`;
  const svg = field ? placed(field, attributes) : `<svg ${attributes}/>`;
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
