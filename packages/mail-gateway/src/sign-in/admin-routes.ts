import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { AppOptions } from '../http/app-options.ts';
import { checkOrigin } from '../http/origins.ts';
import { isPublicHttps, publicAddress } from '../public-address.ts';
import { accountRoutes } from './account.ts';
import { cookiePlugin } from './cookies.ts';
import { ADDRESSES, forwardRoutes, opensPage } from './forward-routes.ts';
import { checkFraming } from './http-bodies.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { type AdminOptions, createSessions } from './sessions.ts';
import { signInRoutes } from './sign-in-routes.ts';

/** Most bytes of a form of the sign-in pages. */
const LONGEST_FORM = 4096;

/**
 * The entry point of the admin at `/admin`. It passes requests of signed-in people on to the admin's own process, and
 * leads strangers to the sign-in page. Without people in ADMIN_EMAILS the path does not exist. No header names the
 * person: the admin's process reads the session from the cookie itself.
 */
export async function adminRoutes(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { settings } = options;
  if (settings.ADMIN_EMAILS.length === 0) {
    for (const url of ADDRESSES) {
      app.all(url, async (_request, reply) => reply.callNotFound());
    }
    return;
  }
  await app.register(cookiePlugin);
  const own = { ...options, ...createSessions(options) };
  app.addHook('onRequest', async (request, reply) => {
    // No cache on the way keeps an answer, whatever it is; the admin's process says the same of its own.
    reply.header('cache-control', 'no-store');
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
  await app.register(forwardRoutes, own);
}

/**
 * Every browser names the origin of a post in at least one of two headers.
 *
 * @throws Refusal for a post from another origin, and for a post with a session that names no origin
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
