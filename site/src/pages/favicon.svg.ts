import type { APIRoute } from 'astro';
import { siteMark } from '../theme/site-mark.ts';

export const GET: APIRoute = async () =>
  new Response(await siteMark(), { headers: { 'content-type': 'image/svg+xml' } });
