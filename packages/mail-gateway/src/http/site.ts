import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodedPath } from '../../../words/address.ts';
import type { AppOptions } from './app-options.ts';
import { readerOfFiles } from './changing-file.ts';
import { sendPage, sentenceFor, sentPage } from './pages.ts';
import { redirectFrom } from './redirects.ts';
import { closedPolicy, framePolicy, policyOfPage, svgPolicy } from './security-headers.ts';
import { fileInLanguage } from './site-languages.ts';
import { cleanAddress, fileOf } from './site-pages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The path of the page of the site that is sent, with the base path; null for other answers. */
    sitePage: string | null;
  }
}

/** Types that Fastify sends without a charset. */
const XML = /^(image\/svg\+xml|application\/xml)$/;

/** Astro's folder, in which file names contain a hash of the content. */
const HASHED = `${path.sep}_astro${path.sep}`;

/** The address of the page after a message was sent. The gateway has a page of its own for a site without this file. */
const SENT_PAGE = 'message-sent';

const policyOfFile = readerOfFiles(policyOfPage);

/**
 * Serves the built site below the base path: `/contact` is the file `contact.html`, `/contact/`
 * redirects to it, and unknown paths get `404.html` with status 404, in the language of their
 * prefix where the site has several.
 */
export async function site(
  app: FastifyInstance,
  { settings, language }: Pick<AppOptions, 'settings' | 'language'>,
): Promise<void> {
  const { SITE_DIR: folder, BASE_PATH: base } = settings;
  const sent = sentPage(language);

  if (folder !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      // `cleanAddress` refuses hidden files other than those below `.well-known`.
      dotfiles: 'allow',
      setHeaders(reply, file) {
        const plain = file.replace(/\.(br|gz)$/, '');
        reply.header('cache-control', cachingOf(plain));
        reply.header('content-security-policy', policyOf(plain));
      },
    });
  }

  async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.code(404);
    const wanted = request.url.slice(base.length);
    const file = fileInLanguage(folder, wanted.replace(/\?.*$/s, ''), '404.html');
    if (folder !== null && existsSync(path.join(folder, file))) {
      return reply.sendFile(file, { etag: false, lastModified: false, acceptRanges: false });
    }
    const sentence = sentenceFor('NOT_FOUND', request, language);
    return reply.type('text/plain; charset=utf-8').send(sentence);
  }

  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type'));
    if (XML.test(type)) {
      reply.header('content-type', `${type}; charset=utf-8`);
    }
  });
  app.setNotFoundHandler(notFound);
  app.decorateRequest('sitePage', null);

  app.get<{ Params: { '*': string } }>(`${base}*`, async (request, reply) => {
    const wanted = request.params['*'];
    const query = queryOf(request);
    const target = folder === null ? undefined : redirectFrom(folder, base + wanted, query);
    if (target !== undefined) {
      return reply.redirect(target, 301);
    }
    const existing = existingAddress(folder, wanted);
    const isSentPage = cleanAddress(wanted) === SENT_PAGE;
    const address = existing ?? (isSentPage ? SENT_PAGE : undefined);
    if (address === undefined) {
      return notFound(request, reply);
    }
    if (address !== wanted) {
      return reply.redirect(`${base}${encodeURI(address)}${query}`, 308);
    }
    if (existing === undefined) {
      return sendPage(reply, sent);
    }
    const file = fileOf(address);
    request.sitePage = file.endsWith('.html') ? base + address : null;
    const isFile = request.sitePage === null;
    // A page has only the ETag, so that the home page and its headers fit into the first round trip.
    return reply.sendFile(file, { lastModified: isFile, acceptRanges: isFile });
  });

  if (base !== '/') {
    for (const outside of ['/', base.slice(0, -1)]) {
      app.get(outside, async (request, reply) => reply.redirect(base + queryOf(request), 308));
    }
  }
}

/**
 * The canonical address of the file that a typed path means; undefined when no such file exists. A Mac copies letters
 * and their accents as separate characters, and people type any case.
 */
function existingAddress(folder: string | null, wanted: string): string | undefined {
  const clean = cleanAddress(wanted);
  if (folder === null || clean === null) {
    return undefined;
  }
  const inOneForm = clean.normalize('NFC');
  const inLowerCase = cleanAddress(wanted.normalize('NFC').toLowerCase()) ?? clean;
  return [clean, inOneForm, inLowerCase].find((address) =>
    existsSync(path.join(folder, fileOf(address))),
  );
}

/** The query of a request with its question mark; empty without a query. */
const queryOf = ({ url }: FastifyRequest): string => /\?.*$/s.exec(url)?.[0] ?? '';

/**
 * The URL, with percent signs escaped when it cannot be decoded (`/%E0%A4%A`): the answer is then 404, not Fastify's
 * 400.
 */
export function decodable(url: string): string {
  const path = url.replace(/\?.*$/s, '');
  return decodedPath(path) === undefined
    ? path.replaceAll('%', '%25') + url.slice(path.length)
    : url;
}

function cachingOf(file: string): string {
  if (file.includes(HASHED)) {
    return 'public, max-age=31536000, immutable';
  }
  const isFresh = file.endsWith('.html') || path.basename(file) === 'version.json';
  return isFresh ? 'no-cache' : 'public, max-age=3600';
}

function policyOf(file: string): string {
  if (!file.endsWith('.html')) {
    return file.endsWith('.svg') ? svgPolicy : closedPolicy;
  }
  try {
    return policyOfFile(file) ?? framePolicy;
  } catch {
    // The file is being replaced. The policy in the page's meta element still applies.
    return framePolicy;
  }
}
