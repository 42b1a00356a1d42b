import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { AppOptions } from '../http/app-options.ts';
import { checkOrigin } from '../http/origins.ts';
import { paragraph, sendPage, shell } from '../http/pages.ts';
import { isPublicHttps, publicAddress } from '../public-address.ts';
import { accountRoutes } from './account.ts';
import { cookiePlugin } from './cookies.ts';
import { createDraftLinks } from './draft-links.ts';
import { carriesBody, checkFraming, withoutFraming } from './http-bodies.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { type AdminOptions, createSessions } from './sessions.ts';
import { signInRoutes } from './sign-in-routes.ts';

const ADDRESSES = ['/admin', '/admin/*'];

/** The path of the saved pages, which are shown to everybody with a link to them. */
const DRAFTS = '/admin/draft/:token/*';

/** The longest wait for the admin's process, in milliseconds: a publication waits for Git and for a build. */
const LONGEST_WORK_MS = 600_000;

/** Most bytes of a form of the sign-in pages. */
const LONGEST_FORM = 4096;

/**
 * The entry point of the admin at `/admin`. It passes requests of signed-in people on to the admin's own process, and
 * leads strangers to the sign-in page. Without people in ADMIN_EMAILS the path does not exist. No header names the
 * person: the admin's process reads the session from the cookie itself. Each request has a connection of its own, so
 * that no request leaves bytes behind for another.
 */
export async function adminRoutes(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { settings, language } = options;
  if (settings.ADMIN_EMAILS.length === 0) {
    for (const url of ADDRESSES) {
      app.all(url, async (_request, reply) => reply.callNotFound());
    }
    return;
  }
  const words = language.words.signIn;
  const away = shell(language, words.awayTitle, paragraph(words.awayText));
  await app.register(cookiePlugin);
  const own = { ...options, ...createSessions(options) };
  app.addHook('onRequest', async (request, reply) => {
    checkFraming(request, reply);
    refuseForeignPosts(request, own);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );
  await app.register(signInRoutes, own);
  await app.register(accountRoutes, own);
  await app.register(passkeyRoutes, own);

  const drafts = createDraftLinks(options);
  await app.register(async (inside) => {
    await inside.register(replyFrom, {
      base: `unix+http://${encodeURIComponent(settings.ADMIN_SOCKET)}/`,
      disableRequestLogging: true,
      http: { requestOptions: { timeout: LONGEST_WORK_MS, agent: false } },
    });
    // The body is streamed: the gateway keeps none of it in memory.
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser('*', async (_request: FastifyRequest, payload: IncomingMessage) =>
      passedOn(payload),
    );

    function passOn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      if (!request.url.startsWith('/')) {
        // Refuses the absolute form of a request target, which only requests to a proxy have (RFC 9112, section 3.2.2).
        throw new Refusal('REQUEST_MALFORMED');
      }
      let isAway = false;
      // Without an address of its own, only the path is replaced and the query is passed on unchanged.
      return reply.from(undefined, {
        // Trailers are not passed on, and a body of known length may not announce them.
        rewriteRequestHeaders: (_request, { trailer: _trailer, ...headers }) =>
          carriesBody(request) ? headers : withoutFraming(headers),
        // These two headers describe the connection to the admin's process.
        rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) =>
          headers,
        // A connection that breaks while a body is sent fails twice, and also after the answer has begun.
        onError: () => {
          if (!isAway && !reply.raw.headersSent) {
            isAway = true;
            void sendPage(reply.code(503), away);
          }
        },
      });
    }
    async function passOnVisitor(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      if (!(await own.visitorOf(request))) {
        return refuseStranger(request, reply, own);
      }
      // No byte comes while the admin works. The next request of the connection has the limit of others again.
      reply.raw.setTimeout(LONGEST_WORK_MS, () => request.raw.destroy());
      return passOn(request, reply);
    }
    const bodyLimit = 100 * 1024 * 1024;
    for (const url of ADDRESSES) {
      inside.all(url, { bodyLimit, config: { mayTakeLong: true } }, passOnVisitor);
    }
    inside.get<{ Params: { token: string } }>(DRAFTS, async (request, reply) =>
      (await drafts.isValid(request.params.token)) ? passOn(request, reply) : reply.callNotFound(),
    );
  });
}

/** The stream of a body to the admin's process. When it breaks off, the request itself can still be answered. */
function passedOn(payload: IncomingMessage): PassThrough {
  const body = payload.pipe(new PassThrough());
  payload.once('error', (error) => body.destroy(error));
  body.once('close', () => payload.resume());
  return body;
}

const opensPage = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/**
 * @throws Refusal for a post from a page of another origin, and for one of somebody who is signed in that
 * is not known to come from a page of this one. Every browser says with a post where it comes from, by at
 * least one of the two headers.
 */
function refuseForeignPosts(
  request: FastifyRequest,
  { settings, cookies }: Pick<AdminOptions, 'settings' | 'cookies'>,
): void {
  if (opensPage(request)) {
    return;
  }
  const { origin, 'sec-fetch-site': site } = request.headers;
  const ownOrigin = new URL(publicAddress(settings)).origin;
  const isAllowed = checkOrigin(origin, request.host, [ownOrigin]) === 'allowed';
  // A page that came by HTTP may be of anybody on the way, whatever its host.
  const isSafe = !isPublicHttps(settings) || origin?.startsWith('https:');
  const isOwnOrigin = origin === undefined || (isAllowed && isSafe);
  const isOwnSite = site === undefined || site === 'same-origin';
  const isUnknown = (origin ?? site) === undefined && cookies.sessionIdIn(request) !== undefined;
  if (!isOwnOrigin || !isOwnSite || isUnknown) {
    throw new Refusal('ORIGIN_FOREIGN');
  }
}

/** Forms whose page offers the typed text again after the person has signed in. */
const FORM_WITH_WORDS = /^\/admin\/(?:edit|new|translation)$/;

/** Leads strangers who ask for a page or send a form to the sign-in page, and answers other requests with 401. */
function refuseStranger(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies }: Pick<AdminOptions, 'cookies'>,
) {
  const { method, url, headers } = request;
  const path = url.replace(/\?.*$/s, '');
  const destination = String(headers['sec-fetch-dest'] ?? 'document');
  if (method === 'POST' && headers['sec-fetch-dest'] === 'document') {
    const answer = FORM_WITH_WORDS.test(path) ? cookies.keepAskedPage(request, reply) : reply;
    return answer.redirect('/admin/sign-in', 303);
  }
  const isPage = opensPage(request) && destination === 'document' && !/\.\w+$/.test(path);
  return isPage
    ? cookies.keepAskedPage(request, reply).redirect('/admin/sign-in', 303)
    : reply.code(401).send();
}
