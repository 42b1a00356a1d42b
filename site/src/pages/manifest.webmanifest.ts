import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { href } from '../lib/href.ts';
import { themeColours } from '../styles/theme-colours.ts';

/** The web app manifest, for the site on a phone's home screen. */
export const GET: APIRoute = () => {
  const { brand, description, language } = content.site;
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
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: [icon(192), icon(512)],
  };
  return new Response(JSON.stringify(manifest));
};
