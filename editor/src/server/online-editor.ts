import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Person } from '../request/route.ts';
import { type DraftPagesOptions, draftPages } from './draft-pages.ts';
import { type EditorOptions, editor, PREFIX, refusal, send } from './plugin.ts';

/** Routes whose posts put something online, and the roles that may. */
const PUBLISHING = /^\/admin\/(?:publish|history\/take-back)\b/;
const PUBLISHERS = ['owner', 'publish'];

/**
 * The editor for people who are signed in, as an application that listens nowhere yet. It belongs on a
 * socket that only the gateway can reach: the gateway names the person, and lets others see the saved pages only, by
 * a signed link.
 */
export async function onlineEditor({
  draft,
  ...options
}: EditorOptions & { draft?: DraftPagesOptions }): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  if (draft) await app.register(draftPages, draft);
  await app.register(async (room) => guarded(room, options));
  return app;
}

async function guarded(room: FastifyInstance, options: EditorOptions): Promise<void> {
  room.addHook('onRequest', async (request, reply) => {
    // The route and not the address, in which a letter may be written as %70.
    const publishes = request.method === 'POST' && PUBLISHING.test(request.routeOptions.url ?? '');
    const person = personOf(request);
    const reason = person ? publishes && !person.mayPublish && 'mayNotPublish' : 'notFromHere';
    if (reason) await send(reply, refusal(403, reason, options), options);
  });
  await room.register(editor, { ...options, personOf, prefix: PREFIX });
}

/** The person whom the gateway names, by the part of the address before the @. */
function personOf({ headers }: Pick<FastifyRequest, 'headers'>): Person | undefined {
  const email = decodeURIComponent(String(headers['x-admin-email'] ?? ''));
  const [name = ''] = email.split('@');
  const mayPublish = PUBLISHERS.includes(String(headers['x-admin-role']));
  return name === '' ? undefined : { name, email, mayPublish };
}
