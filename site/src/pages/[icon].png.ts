import type { APIRoute, GetStaticPaths } from 'astro';
import { png } from '../theme/icons.ts';
import { siteLogo } from '../theme/site-logo.ts';

/** Sizes in pixels of the logo for home screens, which cut the corners themselves. */
const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

export const getStaticPaths = (() =>
  Object.entries(sizes).map(([icon, size]) => ({
    params: { icon },
    props: { size },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response(new Uint8Array(await png(await siteLogo({ isFull: true }), props.size)), {
    headers: { 'content-type': 'image/png' },
  });
