import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppOptions } from '../http/app-options.ts';
import { SESSION_VALID_FOR, type Session } from '../store/sign-in-store.ts';
import { MINUTE, SECOND } from '../time.ts';
import { browserName } from './browser-name.ts';
import { type Person, personOf } from './people.ts';
import { hashOf, newToken } from './tokens.ts';

type SessionOptions = Pick<AppOptions, 'settings' | 'store' | 'now'>;

/** Somebody who is signed in. */
export interface Visitor extends Person {
  readonly session: Session;
}

/** A session is noted as seen this often, not at every picture. */
const SEEN_EVERY = 5 * MINUTE;

/** The name of a cookie: browsers keep `__Host-` to this host and to HTTPS, which `http` cannot have. */
export const cookieName = (
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  name = 'admin',
): string => (protocol === 'https' ? `__Host-${name}` : name);

export const cookieOptions = ({ protocol }: FastifyRequest) => ({
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

/** Returns who sends a request: null for strangers, and for people who were taken off the list. */
export function createVisitorOf({ settings, store, now }: SessionOptions) {
  return async (request: FastifyRequest): Promise<Visitor | null> => {
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
  };
}

/** Returns what signs somebody in in the browser that sent a request. */
export function createOpenSession({ store, now }: SessionOptions) {
  return async (request: FastifyRequest, reply: FastifyReply, email: string): Promise<void> => {
    const token = newToken();
    const browser = browserName(request.headers['user-agent']);
    await store.signIn.openSession({ id: hashOf(token), email, browser, createdAt: now() });
    request.log.info({ email }, 'signed in');
    reply.setCookie(cookieName(request), token, {
      ...cookieOptions(request),
      maxAge: SESSION_VALID_FOR / SECOND,
    });
  };
}

/** What the routes of the door are given. */
export interface AdminOptions extends AppOptions {
  /** Who sends a request, if they are signed in. */
  readonly visitorOf: ReturnType<typeof createVisitorOf>;
  readonly openSession: ReturnType<typeof createOpenSession>;
}

/** Takes the cookie of its session from a browser. */
export const forgetSession = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieName(request), cookieOptions(request));
