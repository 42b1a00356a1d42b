import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { paragraph, sendPage, shell } from '../http/pages.ts';
import { createDraftLinks } from './draft-links.ts';
import { carriesBody, withoutFraming } from './http-bodies.ts';
import type { AdminOptions } from './sessions.ts';

/** The addresses of the admin. */
export const ADDRESSES = ['/admin', '/admin/*'];

/** The path of the saved pages, which are shown to everybody with a link to them. */
const DRAFTS = '/admin/draft/:token/*';

/** The longest wait for the admin's process, in milliseconds: a publication waits for Git and for a build. */
const LONGEST_WORK_MS = 600_000;

/** Most bytes of a request to the admin's process. */
const LONGEST_BODY = 100 * 1024 * 1024;

/**
 * Passes requests of signed-in people on to the admin's own process, and requests for the saved pages from everybody
 * with a link to them. Each request has a connection of its own, so that no request leaves bytes behind for another.
 */
export async function forwardRoutes(app: FastifyInstance, options: AdminOptions): Promise<void> {
  const { settings, visitorOf } = options;
  const away = awayPage(options);
  const drafts = createDraftLinks(options);
  // A gateway without an admin starts faster without this HTTP client.
  const { default: replyFrom } = await import('@fastify/reply-from');
  await app.register(replyFrom, {
    base: `unix+http://${encodeURIComponent(settings.ADMIN_SOCKET)}/`,
    disableRequestLogging: true,
    http: { requestOptions: { timeout: LONGEST_WORK_MS, agent: false } },
  });
  // The body is streamed: the gateway keeps none of it in memory.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (_request: FastifyRequest, payload: IncomingMessage) =>
    passedOn(payload),
  );

  async function passOnVisitor(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (!(await visitorOf(request))) {
      return refuseStranger(request, reply, options);
    }
    // No byte comes while the admin works. The next request of the connection has the limit of others again.
    reply.raw.setTimeout(LONGEST_WORK_MS, () => request.raw.destroy());
    return passOn(request, reply, away);
  }
  for (const url of ADDRESSES) {
    app.all(url, { bodyLimit: LONGEST_BODY, config: { mayTakeLong: true } }, passOnVisitor);
  }
  app.get<{ Params: { token: string } }>(DRAFTS, async (request, reply) =>
    (await drafts.isValid(request.params.token))
      ? passOn(request, reply, away)
      : reply.callNotFound(),
  );
}

/** The page while the admin's process does not answer. */
function awayPage({ language }: Pick<AdminOptions, 'language'>): string {
  const { awayTitle, awayText } = language.words.signIn;
  return shell(language, awayTitle, paragraph(awayText));
}

/**
 * Answers with the answer of the admin's process, or with `away`.
 *
 * @throws Refusal for the absolute form of a request target, which only requests to a proxy have (RFC 9112, 3.2.2)
 */
function passOn(request: FastifyRequest, reply: FastifyReply, away: string): FastifyReply {
  if (!request.url.startsWith('/')) {
    throw new Refusal('REQUEST_MALFORMED');
  }
  let isAway = false;
  // Without an address of its own, only the path is replaced and the query is passed on unchanged.
  return reply.from(undefined, {
    // Trailers are not passed on, and a body of known length may not announce them.
    rewriteRequestHeaders: (_request, { trailer: _trailer, ...headers }) =>
      carriesBody(request) ? headers : withoutFraming(headers),
    // These two headers describe the connection to the admin's process.
    rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
    // A connection that breaks while a body is sent fails twice, and also after the answer has begun.
    onError: () => {
      if (!isAway && !reply.raw.headersSent) {
        isAway = true;
        void sendPage(reply.code(503), away);
      }
    },
  });
}

/** The stream of a body to the admin's process. When it breaks off, the request itself can still be answered. */
function passedOn(payload: IncomingMessage): PassThrough {
  const body = payload.pipe(new PassThrough());
  payload.once('error', (error) => body.destroy(error));
  body.once('close', () => payload.resume());
  return body;
}

/** Whether a request opens a page or a file, and changes nothing. */
export const opensPage = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Forms whose page offers the typed text again after the person has signed in. */
const FORM_WITH_WORDS = /^\/admin\/(?:edit|new|translation)$/;

/** Leads strangers who ask for a page or send a form to the sign-in page, and answers other requests with 401. */
function refuseStranger(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies }: Pick<AdminOptions, 'cookies'>,
) {
  const { method, url, headers } = request;
  const path = url.replace(/\?.*$/s, '');
  const destination = String(headers['sec-fetch-dest'] ?? 'document');
  if (method === 'POST' && headers['sec-fetch-dest'] === 'document') {
    const answer = FORM_WITH_WORDS.test(path) ? cookies.keepAskedPage(request, reply) : reply;
    return answer.redirect('/admin/sign-in', 303);
  }
  const isPage = opensPage(request) && destination === 'document' && !/\.\w+$/.test(path);
  return isPage
    ? cookies.keepAskedPage(request, reply).redirect('/admin/sign-in', 303)
    : reply.code(401).send();
}
