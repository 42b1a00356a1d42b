import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppOptions } from '../http/app-options.ts';
import { LINK_VALID_FOR, SESSION_VALID_FOR, type Session } from '../store/sign-in-store.ts';
import { MINUTE, SECOND } from '../time.ts';
import { browserName } from './browser-name.ts';
import { type Person, personOf } from './people.ts';
import { hashOf, newToken } from './sign-in-links.ts';

/** Somebody who is signed in. */
export interface Visitor extends Person {
  readonly session: Session;
}

/** A session is noted as seen this often, not at every picture. */
const SEEN_EVERY = 5 * MINUTE;

/** The name of a cookie: browsers keep `__Host-` to this host and to HTTPS, which `http` cannot have. */
const cookieName = ({ protocol }: Pick<FastifyRequest, 'protocol'>, name = 'admin'): string =>
  protocol === 'https' ? `__Host-${name}` : name;

const cookieOptions = ({ protocol }: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: protocol === 'https',
});

/** The id of the session that a request names, whether there is such a session or not. */
export function sessionIdIn(request: FastifyRequest): string | undefined {
  const token = request.cookies[cookieName(request)];
  return token ? hashOf(token) : undefined;
}

/** Who is signed in, and what signs somebody in. */
export function createSessions({
  settings,
  store,
  now,
}: Pick<AppOptions, 'settings' | 'store' | 'now'>) {
  return {
    /** Who sends a request: null for strangers, and for people who were taken off the list. */
    async visitorOf(request: FastifyRequest): Promise<Visitor | null> {
      const id = sessionIdIn(request);
      const session = id ? await store.signIn.session(id, now()) : null;
      const person = session && personOf(settings.ADMIN_EMAILS, session.email);
      if (!person) {
        return null;
      }
      if (now() - session.seenAt >= SEEN_EVERY) {
        // A full disk keeps nobody out.
        await store.signIn.noteSeen(session.id, now()).catch(() => {});
      }
      return { ...person, session };
    },

    /** Signs somebody in in the browser that sent a request. */
    async openSession(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void> {
      const token = newToken();
      const browser = browserName(request.headers['user-agent']);
      await store.signIn.openSession({ id: hashOf(token), email, browser, createdAt: now() });
      request.log.info({ email }, 'signed in');
      reply.setCookie(cookieName(request), token, {
        ...cookieOptions(request),
        maxAge: SESSION_VALID_FOR / SECOND,
      });
    },
  };
}

/** What the routes of the door are given. */
export type AdminOptions = AppOptions & ReturnType<typeof createSessions>;

/** Takes the cookie of its session from a browser. */
export const forgetSession = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieName(request), cookieOptions(request));

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
