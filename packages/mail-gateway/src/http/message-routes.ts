import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Settings } from '../settings.ts';
import type { AppOptions } from './app-options.ts';
import { readBody } from './body.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import { MessageAcceptance } from './message-acceptance.ts';
import { answerNavigations, askedIn, refuseEarly } from './message-refusals.ts';
import { API_PATH, checkOrigin } from './origins.ts';
import { isNavigation } from './pages.ts';
import type { ReportRefusal } from './report-refusal.ts';
import { fileInLanguage } from './site-languages.ts';
import { createUploads, isUpload, type Upload } from './uploads.ts';

/** Messages parsed and stored at a time. The others wait unparsed, in little memory. */
const AT_ONCE = 64;

/**
 * Longest wait for a slot in milliseconds. Shorter than the store's timeout: while the database is
 * locked, waiting requests are refused together with the running ones, not batch after batch.
 */
const LONGEST_WAIT = 4000;

/** Longest wait of a message with a large file: one such message is in memory at a time. */
const LONGEST_UPLOAD_WAIT = 30_000;

/** The path of a route of the gateway at the end of a longer path. */
const OWN_PATH = /\/(api\/v1\.0\/email\/(?:send|send-form)|owner\/[a-z]+\/[0-9a-z]{12})\/?$/;

/**
 * Removes a prefix and a trailing slash from a path of the gateway. The published client puts its
 * `origin` before the path unchanged, with any slash or path in it, and proxies may add a prefix.
 */
export function canonicalPath(url: string): string {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const path = url.slice(0, url.length - query.length).replace(/\/{2,}/g, '/');
  const own = OWN_PATH.exec(path)?.[1];
  return own === undefined ? url : `/${own}${query}`;
}

/** The two calls of the EmailJS protocol. */
export async function messageRoutes(
  app: FastifyInstance,
  options: AppOptions & { report: ReportRefusal },
): Promise<void> {
  const uploads = createUploads(options);
  const acceptance = new MessageAcceptance(options);
  const busy = () => new Refusal('STORE_UNAVAILABLE');
  const limited = limitConcurrency(AT_ONCE, LONGEST_WAIT, busy);
  const oneByOne = limitConcurrency(1, LONGEST_UPLOAD_WAIT, busy);

  app.decorateRequest('post', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    async (request: FastifyRequest, stream: FastifyRequest['raw']) =>
      uploads.receive(request) ?? readBody(stream),
  );
  refuseEarly(app, options);
  answerNavigations(app, options);

  const { settings } = options;
  const answer = async (request: FastifyRequest, reply: FastifyReply, body: unknown) => {
    await acceptance.accept(request, body);
    return isNavigation(request)
      ? reply.redirect(sentPageAddress(request, settings), 303)
      : reply.type('text/plain; charset=utf-8').send('OK');
  };
  const answerUpload = async (request: FastifyRequest, reply: FastifyReply, upload: Upload) => {
    try {
      return await oneByOne(async () => answer(request, reply, await upload.read()));
    } finally {
      await upload.remove();
    }
  };
  for (const call of ['send-form', 'send']) {
    app.post(`${API_PATH}${call}`, (request, reply) =>
      isUpload(request.body)
        ? answerUpload(request, reply, request.body)
        : limited(() => answer(request, reply, request.body)),
    );
    answerOtherMethods(app, `${API_PATH}${call}`);
  }
}

function answerOtherMethods(app: FastifyInstance, url: string): void {
  app.options(url, async (_request, reply) => {
    reply.headers({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
    });
    return reply.code(204).send();
  });
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url,
    handler: async (_request, reply) => {
      reply.headers({ allow: 'POST, OPTIONS', 'cache-control': 'no-store' });
      throw new Refusal('METHOD_WRONG');
    },
  });
}

/** The address of the "sent" page in the form's language, on the host of the form: this one or SITE_URL. */
function sentPageAddress(
  request: FastifyRequest,
  { BASE_PATH, SITE_DIR, SITE_URL }: Pick<Settings, 'BASE_PATH' | 'SITE_DIR' | 'SITE_URL'>,
): string {
  const file = fileInLanguage(SITE_DIR, askedIn(request) ?? '', 'message-sent.html');
  const page = BASE_PATH + file.replace('.html', '');
  const fromHere = checkOrigin(request.headers.origin, request.host, []) === 'allowed';
  return SITE_URL !== null && !fromHere ? `${SITE_URL}${page}` : page;
}
