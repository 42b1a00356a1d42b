import type { FastifyRequest } from 'fastify';
import type { AppOptions } from '../http/app-options.ts';
import { type Person, personOf } from './people.ts';
import { hashOf } from './tokens.ts';

/** Somebody who is signed in. */
export type Visitor = Person;

/** The cookie's name: browsers keep `__Host-` to this host and to HTTPS, which `http` cannot have. */
export const cookieName = ({ protocol }: Pick<FastifyRequest, 'protocol'>): string =>
  protocol === 'https' ? '__Host-admin' : 'admin';

/** Returns who sends a request: null for strangers, and for people who were taken off the list. */
export function createVisitorOf({
  settings,
  store,
  now,
}: Pick<AppOptions, 'settings' | 'store' | 'now'>) {
  return async (request: FastifyRequest): Promise<Visitor | null> => {
    const token = request.cookies[cookieName(request)];
    const session = token ? await store.signIn.session(hashOf(token), now()) : null;
    return (session && personOf(settings.ADMIN_EMAILS, session.email)) ?? null;
  };
}
