import type { APIRoute } from 'astro';
import { ico } from '../theme/icons.ts';
import { siteMark } from '../theme/site-mark.ts';

/** The mark, for bookmarks and browsers without SVG icons. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await ico(await siteMark())), {
    headers: { 'content-type': 'image/x-icon' },
  });
