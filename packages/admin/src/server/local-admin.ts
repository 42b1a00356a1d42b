import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { LocalContext } from '../request/context.ts';
import { adminPlugin, PREFIX, refusal, send } from './plugin.ts';

/**
 * The admin of this computer as an application that does not listen yet. Nobody signs in. It refuses requests for other
 * hosts and from pages of other origins, so that another site in the same browser can neither read nor change anything,
 * nor keep this machine busy.
 */
export async function localAdmin(context: LocalContext): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    if (isFromHere(request)) return;
    await send(reply, refusal(403, 'notFromHere', context), context);
  });
  app.get('/', async (_request, reply) => reply.redirect(`${PREFIX}/`));
  await app.register(adminPlugin, { ...context, prefix: PREFIX });
  return app;
}

/**
 * Whether a request is for this computer and from no page of another site. Another site may only link to the first page.
 */
function isFromHere({ headers, host, url }: FastifyRequest): boolean {
  const { origin } = headers;
  const isLocal = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);
  const isFromElsewhere = origin !== undefined && origin !== `http://${host}`;
  const site = String(headers['sec-fetch-site'] ?? 'none');
  const isLink = headers['sec-fetch-mode'] === 'navigate' && ['/', `${PREFIX}/`].includes(url);
  return isLocal && !isFromElsewhere && (['same-origin', 'none'].includes(site) || isLink);
}
