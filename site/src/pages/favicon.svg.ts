import type { APIRoute } from 'astro';
import { siteLogo } from '../theme/site-logo.ts';

export const GET: APIRoute = async () =>
  new Response(await siteLogo(), { headers: { 'content-type': 'image/svg+xml' } });
