import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DraftLinks } from '../../../mail-gateway/src/sign-in/draft-links.ts';

/** The path of the saved pages, before the token of a link. */
export const DRAFT_PATH = '/admin/draft/';

/** The path for which the pages are built. In each answer the path of the link replaces it. */
export const BUILT_PATH = `${DRAFT_PATH}0`;

/** The types of the files that contain addresses of the site. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/**
 * The headers of every answer. The sandbox gives the pages an opaque origin, so that they can read nothing of the admin
 * on the same host; fonts, scripts, styles and pictures are then requests of another origin.
 */
const HEADERS = {
  'content-security-policy':
    "default-src 'self' data: 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-scripts allow-popups",
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

export type DraftPagesOptions = {
  /** The built pages. */
  folder: string;
  links: Pick<DraftLinks, 'isValid'>;
};

/** The policy of a page, which is removed: its hashes are for scripts and styles with the path of the build. */
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/i;

/** Shows the saved pages to people with a valid link, and nothing to others. */
export async function draftPages(
  app: FastifyInstance,
  { folder, links }: DraftPagesOptions,
): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });

  app.get<{ Params: { token: string; '*': string } }>(
    `${DRAFT_PATH}:token/*`,
    async ({ params }, reply) => {
      if (!(await links.isValid(params.token))) return reply.callNotFound();
      reply.headers(HEADERS);
      const file = fileOf(folder, params['*']);
      const type = TYPES[extname(file)];
      if (!type) return reply.sendFile(file);
      if (file === '404.html') reply.code(404);
      return sendText(reply, join(folder, file), type, DRAFT_PATH + params.token);
    },
  );
}

function sendText(reply: FastifyReply, path: string, type: string, shownAt: string): FastifyReply {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return reply.type(type).send(text.replace(POLICY, '').replaceAll(BUILT_PATH, shownAt));
}

/** The file for an address below the home page; the not-found page for an address without a file. */
function fileOf(folder: string, address: string): string {
  const isPlain = !/(^|\/)\.|\\|\0/.test(address);
  const file =
    address === '' ? 'index.html' : `${address}${extname(address) === '' ? '.html' : ''}`;
  const isThere = (name: string) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true;
  const found = isPlain ? [file, file.normalize('NFC')].find(isThere) : undefined;
  return found ?? '404.html';
}
