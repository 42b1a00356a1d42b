import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppOptions } from '../http/app-options.ts';
import { MINUTE } from '../time.ts';
import { browserName } from './browser-name.ts';
import { createCookies, type WithCookies } from './cookies.ts';
import { personOf } from './listed-people.ts';
import type { Person } from './people.ts';
import { hashOf, newToken } from './sign-in-links.ts';
import type { Session } from './sign-in-store.ts';

/** A signed-in person. */
export interface Visitor extends Person {
  readonly session: Session;
}

/** The interval at which a session is recorded as seen, instead of at every picture. */
const SEEN_EVERY = 5 * MINUTE;

/**
 * Finds the person of a session, and opens sessions. The gateway and the admin's process both use it with the cookie of
 * the request: neither tells the other who the person is.
 */
export function createSessions({
  settings,
  store,
  now,
}: Pick<AppOptions, 'now'> & {
  settings: Pick<AppOptions['settings'], 'ADMIN_EMAILS' | 'GATEWAY_URL' | 'SITE_URL' | 'PORT'>;
  store: Pick<AppOptions['store'], 'signIn' | 'people'>;
}) {
  const cookies = createCookies(settings);

  return {
    cookies,

    /** The sender of a request; null for strangers and for people who are no longer listed. */
    async visitorOf(request: WithCookies): Promise<Visitor | null> {
      const id = cookies.sessionIdIn(request);
      const session = id ? await store.signIn.session(id, now()) : null;
      const person = session && (await personOf({ settings, store }, session.email));
      if (!person) {
        return null;
      }
      if (now() - session.seenAt >= SEEN_EVERY) {
        // A full disk does not sign anybody out.
        await store.signIn.noteSeen(session.id, now()).catch(() => {});
      }
      return { ...person, session };
    },

    /** Opens a session in the browser that sent a request. */
    async openSession(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void> {
      const token = newToken();
      const browser = browserName(request.headers['user-agent']);
      await store.signIn.openSession({ id: hashOf(token), email, browser, createdAt: now() });
      request.log.info({ email }, 'signed in');
      cookies.keepSession(reply, token);
    },
  };
}

/** Options of the routes for signing in. */
export type AdminOptions = AppOptions & ReturnType<typeof createSessions>;
