import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { createLimiter, limitKey } from '../messages/spam/limiter.ts';
import { formOf } from './admin-page.ts';
import { browserName } from './browser-name.ts';
import { Passkeys } from './passkeys.ts';
import type { AdminOptions } from './sessions.ts';
import { MOST_OF_NETWORK } from './sign-in-routes.ts';
import { LINK_VALID_FOR } from './sign-in-store.ts';

const script = readFileSync(path.join(import.meta.dirname, 'passkeys-in-browser.js'), 'utf8');

/** Most bytes of a browser's answer; an answer with a long key has some 3 KB. */
const LONGEST_ANSWER = 16_384;

/**
 * The routes of passkeys: signed-in people add and remove theirs, and sign in with them. Only the browser's script
 * calls them; a refusal has no words, because the page has them.
 */
export async function passkeyRoutes(app: FastifyInstance, options: AdminOptions): Promise<void> {
  const { store, now, visitorOf, openSession, cookies } = options;
  const passkeys = new Passkeys(options);
  const ofNetwork = createLimiter(MOST_OF_NETWORK, LINK_VALID_FOR);

  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: LONGEST_ANSWER },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/admin/passkeys.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );

  app.post('/admin/sign-in/passkey/options', async (request, reply) => {
    const wait = ofNetwork.take(limitKey(request.ip, 56), now());
    return wait > 0
      ? reply.code(429).header('retry-after', wait).send()
      : passkeys.optionsToSignIn();
  });

  app.post('/admin/sign-in/passkey', async (request, reply) => {
    const email = await passkeys.personBehind(request.body as AuthenticationResponseJSON);
    if (email === null) {
      request.log.warn('passkey refused');
      return reply.code(400).send();
    }
    await openSession(request, reply, email);
    const asked = cookies.takeAskedPage(request, reply) ?? '/admin';
    return reply.code(204).header('location', asked).send();
  });

  app.post('/admin/passkeys/options', async (request, reply) => {
    const visitor = await visitorOf(request);
    return visitor ? passkeys.optionsToAdd(visitor.email) : reply.code(401).send();
  });

  app.post('/admin/passkeys', async (request, reply) => {
    const visitor = await visitorOf(request);
    if (!visitor) {
      return reply.code(401).send();
    }
    const name = browserName(request.headers['user-agent']);
    const response = request.body as RegistrationResponseJSON;
    if (!(await passkeys.add(visitor.email, name, response))) {
      return reply.code(400).send();
    }
    request.log.info({ email: visitor.email }, 'passkey added');
    return reply.code(204).send();
  });

  app.post('/admin/passkeys/remove', async (request, reply) => {
    const visitor = await visitorOf(request);
    const id = formOf(request).get('passkey');
    if (visitor && id) {
      await store.passkeys.remove(id, visitor.email);
    }
    return reply.redirect('/admin/sign-in', 303);
  });
}
