import { content } from 'virtual:content';
import { pattern } from 'virtual:theme';
import type { APIRoute, GetStaticPaths } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import { hexOf } from '../../../content-model/src/theme/colour.ts';
import { themeRoles } from '../../../content-model/src/theme/roles.ts';
import { type LazyField, lazyFields, sizeOf } from '../pattern/LazyPatternField.tsx';
import { PatternField } from '../pattern/PatternField.tsx';
import { placed } from '../theme/share-card.tsx';

/** The files that LazyPatternField shows; none where the theme has no pattern. */
export const getStaticPaths = (() =>
  pattern === 'none'
    ? []
    : Object.entries(lazyFields).map(([name, options]) => ({
        params: { field: name },
        props: { options },
      }))) satisfies GetStaticPaths;

/** A field in the colour that the pattern has on the brand's. */
export const GET: APIRoute<{ options: LazyField }> = ({ props: { options } }) => {
  const field = renderToStaticMarkup(PatternField(options));
  const colour = hexOf(themeRoles(content.theme)['pattern-on-brand'].light);
  const { width, height } = sizeOf(options);
  const attributes = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${colour}"`;
  return new Response(placed(field, attributes), { headers: { 'content-type': 'image/svg+xml' } });
};
