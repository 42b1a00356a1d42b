import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import { hexOf } from '../../../packages/content-model/src/theme/colour.ts';
import { themeRoles } from '../../../packages/content-model/src/theme/roles.ts';
import { PLACEHOLDER } from '../lib/pictures.ts';
import { PatternField } from '../pattern/PatternField.tsx';
import { placed } from '../theme/share-card.tsx';

/** The pattern in place of a picture that is missing or broken, for pages to show on the brand's colour. */
export const GET: APIRoute = () => {
  const { width, height } = PLACEHOLDER;
  const roles = themeRoles(content.theme);
  const field = renderToStaticMarkup(
    PatternField({ seed: 'stand-in', columns: width / 100, rows: height / 100 }),
  );
  // Muted, so that the picture's description can be read on it.
  const colour = `${hexOf(roles['pattern-on-brand'].light)}8c`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" color="${colour}">${placed(field, `width="${width}" height="${height}"`)}</svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
