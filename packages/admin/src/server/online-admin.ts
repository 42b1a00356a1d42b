import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { cookiePlugin } from '../../../mail-gateway/src/sign-in/cookies.ts';
import type { DraftLinks } from '../../../mail-gateway/src/sign-in/draft-links.ts';
import type { Person as Listed } from '../../../mail-gateway/src/sign-in/people.ts';
import { may, type Right } from '../../../mail-gateway/src/sign-in/rights.ts';
import type { OnlineContext, Person, SavedPages } from '../request/context.ts';
import type { Words } from '../words/words.ts';
import { DRAFT_PATH, draftPages } from './draft-pages.ts';
import { type Asker, adminPlugin, PREFIX, refusal, send } from './plugin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who asks the admin, once the session is read. */
    asker: Asker | null;
  }
}

export type OnlineOptions = Omit<OnlineContext, 'person' | 'site'> & {
  /** The person who sends a request, by its cookie; null without a session. */
  visitorOf: (request: FastifyRequest) => Promise<Listed | null>;
  /** The saved pages: their build, the links to them, and the function that shows them at an address. */
  draft?: {
    folder: string;
    links: DraftLinks;
    siteAt: (address: string) => SavedPages;
  };
};

/**
 * The admin for signed-in people, as an application that does not listen yet. Only the cookie of a request says who
 * sends it, also for clients that reach the socket. Strangers see only the saved pages, by a link. A connection serves
 * one request, so that no bytes of a request are read as another one.
 */
export async function onlineAdmin(options: OnlineOptions): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true, maxRequestsPerSocket: 1 });
  // Node announces the end of the connection after the last request, but leaves it open.
  app.addHook('onRequest', async (_request, reply) => void reply.header('connection', 'close'));
  await app.register(cookiePlugin);
  if (options.draft) await app.register(draftPages, options.draft);
  await app.register(async (inside) => guarded(inside, options));
  return app;
}

/** The line in the log for a request without a session, which the gateway does not pass on if both share their settings. */
const NOBODY =
  'A request came without a session: DATABASE_URL, ADMIN_EMAILS, GATEWAY_URL or SITE_URL may differ from the gateway’s.';

/** The sentence for a missing right. */
const REFUSALS: Readonly<Partial<Record<Right, keyof Words['server']>>> = {
  publish: 'mayNotPublish',
  export: 'mayNotExport',
  erase: 'mayNotErase',
  people: 'mayNotInvite',
};

async function guarded(
  inside: FastifyInstance,
  { visitorOf, draft, ...options }: OnlineOptions,
): Promise<void> {
  inside.decorateRequest('asker', null);
  inside.addHook('onRequest', async (request, reply) => {
    const visitor = await visitorOf(request);
    // The right is that of the route, not of the address, in which a letter may be written as %70.
    const { right } = request.routeOptions.config;
    if (visitor && (request.is404 || may(visitor.role, right))) {
      const site = await siteFor(visitor, draft).catch(options.report);
      request.asker = { person: personOf(visitor), ...(site && { site }) };
      return;
    }
    if (!visitor) options.report(NOBODY);
    const reason = (visitor && right && REFUSALS[right]) ?? 'notFromHere';
    await send(reply, refusal(403, reason, options), {});
  });
  const askerOf = ({ asker }: FastifyRequest): Asker => {
    // Without a person everything would be allowed, as on the owner's own computer.
    if (!asker) throw new Error('Nobody asks.');
    return asker;
  };
  await inside.register(adminPlugin, { ...options, askerOf, prefix: PREFIX });
}

/** The name of a person is the part of the address before the @. */
function personOf({ email, role }: Listed): Person {
  const [name = ''] = email.split('@');
  return { name, email, role };
}

/** The saved pages at a link of this person. */
const siteFor = async ({ email }: Listed, draft: OnlineOptions['draft']) =>
  draft?.siteAt(DRAFT_PATH + (await draft.links.tokenFor(email)));
