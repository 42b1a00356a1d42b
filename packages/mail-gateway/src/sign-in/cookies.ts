import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPublicHttps } from '../public-address.ts';
import type { Settings } from '../settings.ts';
import { SECOND } from '../time.ts';
import { hashOf } from './sign-in-links.ts';
import { LINK_VALID_FOR, SESSION_VALID_FOR } from './sign-in-store.ts';

/** The names of the cookies for a session, and for the page that a stranger asked for. */
const SESSION = 'admin';
const ASKED = 'admin-asked';

/** An origin that cannot exist: `.invalid` is reserved (RFC 2606). */
const NOWHERE = 'http://admin.invalid';

/** Reads the cookies of requests: both processes register it. */
export const cookiePlugin = cookie;

/** A request whose cookies are read. */
export type WithCookies = Pick<FastifyRequest, 'cookies'>;

/**
 * The cookies of `/admin`. Their flags depend on the public address: the gateway itself is reached by HTTP, and a
 * proxy's header may be missing or wrong.
 */
export function createCookies(settings: Pick<Settings, 'GATEWAY_URL' | 'SITE_URL' | 'PORT'>) {
  const secure = isPublicHttps(settings);
  // Browsers send a cookie with the prefix `__Host-` to this host alone, and by HTTPS alone.
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

    /** Sets the cookie with the token of a session. */
    keepSession: (reply: FastifyReply, token: string): FastifyReply =>
      reply.setCookie(nameOf(SESSION), token, { ...options, maxAge: SESSION_VALID_FOR / SECOND }),

    forgetSession: (reply: FastifyReply): FastifyReply =>
      reply.clearCookie(nameOf(SESSION), options),

    /** Stores the page that a stranger asked for in a cookie, for the lifetime of a sign-in link. */
    keepAskedPage: (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
      reply.setCookie(nameOf(ASKED), request.url, {
        ...options,
        maxAge: LINK_VALID_FOR / SECOND,
      }),

    /**
     * Takes the page that the browser asked for before signing in.
     *
     * @returns a path that begins with `/admin`, whatever the cookie says; undefined where nothing was asked for
     */
    takeAskedPage(request: WithCookies, reply: FastifyReply): string | undefined {
      const asked = valueIn(ASKED, request);
      if (asked === undefined) {
        return undefined;
      }
      reply.clearCookie(nameOf(ASKED), options);
      // Parsed like a browser does, including dots, backslashes and hosts.
      const { origin, pathname = '', search } = URL.parse(asked, NOWHERE) ?? {};
      const isInside = origin === NOWHERE && /^\/admin(?:\/|$)/.test(pathname);
      return isInside ? `${pathname}${search}` : '/admin';
    },
  };
}
