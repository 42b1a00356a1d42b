import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { href } from '../lib/href.ts';
import { frameColours } from '../theme/theme-css.ts';

export const GET: APIRoute = () => {
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
    start_url: href('/'),
    scope: href('/'),
    display: 'browser',
    background_color: light,
    theme_color: light,
    icons: [icon(192), icon(512)],
  };
  return new Response(JSON.stringify(manifest));
};
