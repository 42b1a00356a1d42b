import type { APIRoute } from 'astro';
import { contentFolder } from '../../../packages/content-store/src/folder.ts';
import { contentVersion } from '../../../packages/content-store/src/version.ts';

/** The version of the built content, and the time of the build. */
export const GET: APIRoute = () =>
  Response.json({
    version: contentVersion(contentFolder()),
    published: new Date().toISOString(),
  });
