import type { APIRoute } from 'astro';
import { ico } from '../theme/icons.ts';
import { siteLogo } from '../theme/site-logo.ts';

/** The logo, for bookmarks and browsers without SVG icons. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await ico(await siteLogo())), {
    headers: { 'content-type': 'image/x-icon' },
  });
