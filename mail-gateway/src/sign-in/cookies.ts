import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPublicHttps } from '../public-address.ts';
import type { Settings } from '../settings.ts';
import { SECOND } from '../time.ts';
import { hashOf } from './sign-in-links.ts';
import { LINK_VALID_FOR, SESSION_VALID_FOR } from './sign-in-store.ts';

/** The names of the cookies: that of a session, and the page that a stranger asked for. */
const SESSION = 'admin';
const ASKED = 'admin-asked';

/** An origin that cannot exist: `.invalid` is reserved (RFC 2606). */
const NOWHERE = 'http://admin.invalid';

/** Reads the cookies of requests: both processes register it. */
export const cookiePlugin = cookie;

/** A request whose cookies are read. */
export type WithCookies = Pick<FastifyRequest, 'cookies'>;

/**
 * The cookies of `/admin`. Their flags follow the public address: the gateway itself is reached by HTTP,
 * and what a proxy says of that may be missing or wrong.
 */
export function createCookies(settings: Pick<Settings, 'GATEWAY_URL' | 'SITE_URL' | 'PORT'>) {
  const secure = isPublicHttps(settings);
  // Browsers keep `__Host-` to this host and to HTTPS.
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name);
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  const valueIn = (name: string, { cookies }: WithCookies): string | undefined =>
    cookies[nameOf(name)];

  return {
    /** The id of the session in the cookie of a request; the session may not exist. */
    sessionIdIn(request: WithCookies): string | undefined {
      const token = valueIn(SESSION, request);
      return token ? hashOf(token) : undefined;
    },

    /** Gives a browser the token of its session. */
    keepSession: (reply: FastifyReply, token: string): FastifyReply =>
      reply.setCookie(nameOf(SESSION), token, { ...options, maxAge: SESSION_VALID_FOR / SECOND }),

    forgetSession: (reply: FastifyReply): FastifyReply =>
      reply.clearCookie(nameOf(SESSION), options),

    /** Keeps the page that a stranger asked for in their browser, while a link to sign in is valid. */
    keepAskedPage: (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
      reply.setCookie(nameOf(ASKED), request.url, {
        ...options,
        maxAge: LINK_VALID_FOR / SECOND,
      }),

    /**
     * The page of the admin that the browser asked for before, once.
     *
     * @returns a path that begins with `/admin`, whatever the cookie says; undefined where nothing was asked for
     */
    takeAskedPage(request: WithCookies, reply: FastifyReply): string | undefined {
      const asked = valueIn(ASKED, request);
      if (asked === undefined) {
        return undefined;
      }
      reply.clearCookie(nameOf(ASKED), options);
      // Read as a browser would, with dots, backslashes and hosts in it.
      const { origin, pathname = '', search } = URL.parse(asked, NOWHERE) ?? {};
      const isInside = origin === NOWHERE && /^\/admin(?:\/|$)/.test(pathname);
      return isInside ? `${pathname}${search}` : '/admin';
    },
  };
}
