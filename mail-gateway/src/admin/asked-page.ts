import type { FastifyReply, FastifyRequest } from 'fastify';
import { LINK_VALID_FOR } from '../store/sign-in-store.ts';
import { SECOND } from '../time.ts';
import { cookieName, cookieOptions } from './sessions.ts';

const ASKED = 'admin-asked';

/** An origin that no address has which somebody can open. */
const ROOM = 'http://room.invalid';

/** Keeps the page that a stranger asked for in their browser, while a link to sign in is valid. */
export const keepAskedPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.setCookie(cookieName(request, ASKED), request.url, {
    ...cookieOptions(request),
    maxAge: LINK_VALID_FOR / SECOND,
  });

/**
 * The page of the room that the browser asked for before, once.
 *
 * @returns a path that begins with `/admin`, whatever the cookie says; undefined where nothing was asked for
 */
export function takeAskedPage(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const name = cookieName(request, ASKED);
  const asked = request.cookies[name];
  if (asked === undefined) {
    return undefined;
  }
  reply.clearCookie(name, cookieOptions(request));
  // Read as a browser would, with dots, backslashes and hosts in it.
  const { origin, pathname = '', search } = URL.parse(asked, ROOM) ?? {};
  return origin === ROOM && /^\/admin(?:\/|$)/.test(pathname) ? `${pathname}${search}` : '/admin';
}
