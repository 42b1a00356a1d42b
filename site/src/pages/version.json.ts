import type { APIRoute } from 'astro';
import { contentFolder } from '../../../content-store/src/folder.ts';
import { contentVersion } from '../../../content-store/src/version.ts';

/** What the site was built from, and when. */
export const GET: APIRoute = () =>
  Response.json({
    version: contentVersion(contentFolder()),
    published: new Date().toISOString(),
  });
