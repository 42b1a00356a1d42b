import type { APIRoute } from 'astro';
import type { SiteLanguage } from '../../../../packages/content-model/src/read-site.ts';
import { href } from '../../lib/href.ts';
import { routesOf } from '../../lib/languages.ts';
import { frameColours } from '../../theme/theme-css.ts';

export const getStaticPaths = () => routesOf('home');

export const GET: APIRoute<{ language: SiteLanguage }> = ({ props }) => {
  const { content, home } = props.language;
  const { brand, description, language } = content.site;
  const { light } = frameColours(content.theme);
  const icon = (size: number) => ({
    src: href(`/icon-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const manifest = {
    name: brand,
    short_name: brand,
    description,
    lang: language,
    start_url: href(home),
    scope: href('/'),
    display: 'browser',
    background_color: light,
    theme_color: light,
    icons: [icon(192), icon(512)],
  };
  return new Response(JSON.stringify(manifest));
};
