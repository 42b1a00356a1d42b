import cookie from '@fastify/cookie';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { AppOptions } from '../http/app-options.ts';
import { DRAIN_BYTES } from '../http/body.ts';
import { checkOrigin } from '../http/origins.ts';
import { paragraph, sendPage, shell } from '../http/pages.ts';
import { accountRoutes } from './account.ts';
import { passkeyRoutes } from './passkeys.ts';
import { createSessions, keepAskedPage, sessionIdIn, type Visitor } from './sessions.ts';
import { signInRoutes } from './sign-in-routes.ts';

const ADDRESSES = ['/admin', '/admin/*'];

/** The pages as they are saved: the room shows them to whoever has a link that it signed. */
const DRAFTS = '/admin/draft/:token/*';

/** The longest that a visitor waits for the room, in milliseconds: a publication waits for Git and for a build. */
const LONGEST_WORK_MS = 600_000;

/** Most bytes of a form of the door's own pages. */
const LONGEST_FORM = 4096;

/**
 * The door of the room at `/admin`: whoever is signed in is passed on to the room's own process, and
 * a stranger to the page where one signs in. Without people there is no door.
 */
export async function adminDoor(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { settings, language } = options;
  if (settings.ADMIN_EMAILS.length === 0) {
    for (const url of ADDRESSES) {
      app.all(url, async (_request, reply) => reply.callNotFound());
    }
    return;
  }
  const words = language.words.signIn;
  const away = shell(language, words.awayTitle, paragraph(words.awayText));
  await app.register(cookie);
  const own = { ...options, ...createSessions(options) };
  app.addHook('onRequest', async (request, reply) => {
    closeAfterLargeBody(request, reply);
    refuseForeignPosts(request);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );
  await app.register(signInRoutes, own);
  await app.register(accountRoutes, own);
  await app.register(passkeyRoutes, own);

  await app.register(async (room) => {
    await room.register(replyFrom, {
      base: `unix+http://${encodeURIComponent(settings.ADMIN_SOCKET)}/`,
      disableRequestLogging: true,
      http: { requestOptions: { timeout: LONGEST_WORK_MS } },
    });
    // The body is passed on as it comes: the gateway keeps none of it in memory.
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    function passOn(request: FastifyRequest, reply: FastifyReply, visitor?: Visitor): FastifyReply {
      return reply.from(request.raw.url ?? '/', {
        rewriteRequestHeaders: (_request, { cookie: _cookie, ...headers }) => ({
          ...headers,
          'x-admin-email': encodeURIComponent(visitor?.email ?? ''),
          'x-admin-role': visitor?.role ?? '',
        }),
        // These two are about the connection to the room.
        rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) =>
          headers,
        onError: (failed) => void sendPage((failed as FastifyReply).code(503), away),
      });
    }
    async function passOnVisitor(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const visitor = await own.visitorOf(request);
      // No byte comes while the room works. The next request of the connection has the limit of others again.
      if (visitor) reply.raw.setTimeout(LONGEST_WORK_MS, () => request.raw.destroy());
      return visitor ? passOn(request, reply, visitor) : refuseStranger(request, reply);
    }
    const bodyLimit = 100 * 1024 * 1024;
    for (const url of ADDRESSES) {
      room.all(url, { bodyLimit, config: { mayTakeLong: true } }, passOnVisitor);
    }
    room.get(DRAFTS, async (request, reply) => passOn(request, reply));
  });
}

/** Closes the connection after a large body was refused, instead of reading the rest of it. */
function closeAfterLargeBody(request: FastifyRequest, reply: FastifyReply): void {
  const { 'content-length': length = 'unknown' } = request.headers;
  if (!opensPage(request) && !(Number(length) <= DRAIN_BYTES)) {
    reply.header('connection', 'close');
  }
}

const opensPage = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/**
 * @throws Refusal for a post from a page of another origin, and for one of somebody who is signed in that
 * is not known to come from a page of this one. Every browser says with a post where it comes from, by at
 * least one of the two headers.
 */
function refuseForeignPosts(request: FastifyRequest): void {
  if (opensPage(request)) {
    return;
  }
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwnOrigin = origin === undefined || checkOrigin(origin, request.host, []) === 'allowed';
  const isOwnSite = site === undefined || site === 'same-origin';
  const isUnknown = (origin ?? site) === undefined && sessionIdIn(request) !== undefined;
  if (!isOwnOrigin || !isOwnSite || isUnknown) {
    throw new Refusal('ORIGIN_FOREIGN');
  }
}

/** Forms whose page says what was typed and not saved, once its person has signed in again. */
const FORM_WITH_WORDS = /^\/admin\/(?:edit|new|translation)$/;

/** Shows strangers the way in where they asked for a page or sent a form, and nothing where they did not. */
function refuseStranger(request: FastifyRequest, reply: FastifyReply) {
  const { method, url, headers } = request;
  const path = url.replace(/\?.*$/s, '');
  const destination = String(headers['sec-fetch-dest'] ?? 'document');
  if (method === 'POST' && headers['sec-fetch-dest'] === 'document') {
    const answer = FORM_WITH_WORDS.test(path) ? keepAskedPage(request, reply) : reply;
    return answer.redirect('/admin/sign-in', 303);
  }
  const isPage = opensPage(request) && destination === 'document' && !/\.\w+$/.test(path);
  return isPage
    ? keepAskedPage(request, reply).redirect('/admin/sign-in', 303)
    : reply.code(401).send();
}
