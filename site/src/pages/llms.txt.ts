import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { settings } from '../../settings.ts';
import { href } from '../lib/href.ts';
import { llmsTxt } from '../lib/llms-txt.ts';

export const GET: APIRoute = () =>
  new Response(llmsTxt(content, (target) => settings.siteUrl + href(target)));
