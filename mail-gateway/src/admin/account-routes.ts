import type { FastifyInstance } from 'fastify';
import type { AdminOptions } from './admin-options.ts';
import { forgetSession, sessionIdIn } from './sessions.ts';

/** Ends sessions: that of the browser which asks, one of the same person, or all of theirs. */
export async function accountRoutes(app: FastifyInstance, options: AdminOptions): Promise<void> {
  const { store, now, visitorOf } = options;

  app.post('/admin/sign-out', async (request, reply) => {
    const id = sessionIdIn(request);
    if (id) {
      await store.signIn.endSession(id, now());
    }
    return forgetSession(request, reply).redirect('/admin/sign-in', 303);
  });

  app.post('/admin/sign-out-everywhere', async (request, reply) => {
    const visitor = await visitorOf(request);
    if (visitor) {
      await store.signIn.endSessions(visitor.email, now());
      request.log.info({ email: visitor.email }, 'signed out everywhere');
    }
    return forgetSession(request, reply).redirect('/admin/sign-in', 303);
  });

  app.post('/admin/sessions/end', async (request, reply) => {
    const visitor = await visitorOf(request);
    const named = request.body instanceof URLSearchParams ? request.body.get('session') : null;
    const own = visitor ? await store.signIn.sessions(visitor.email, now()) : [];
    for (const { id } of own.filter(({ id }) => id === named)) {
      await store.signIn.endSession(id, now());
    }
    return reply.redirect('/admin/sign-in', 303);
  });
}
