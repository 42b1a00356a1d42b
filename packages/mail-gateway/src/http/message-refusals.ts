import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { createLimiter, limitKey } from '../messages/spam/limiter.ts';
import { MINUTE } from '../time.ts';
import type { AppOptions } from './app-options.ts';
import type { ParsedBody } from './body.ts';
import { isNavigation, notSentPage, sendPage } from './pages.ts';
import type { ReportRefusal } from './report-refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for methods other than POST. */
    post: Post | null;
  }
}

interface Post {
  /** Seconds until this address may send again; 0 for now. */
  readonly wait: number;
  /** The five fields as sent, for the page of a refusal. `from_message` ends with the other fields. */
  typed: ParsedBody['fields'];
}

/** Refuses requests by origin, rate and encoding before their body is read. */
export function refuseEarly(app: FastifyInstance, { settings, now }: AppOptions): void {
  const perAddress = createLimiter(settings.RATE_LIMIT_PER_MINUTE, MINUTE);
  // A visitor without script gets the text back with the refusal, up to the same rate again.
  const textsBack = createLimiter(settings.RATE_LIMIT_PER_MINUTE, MINUTE);
  app.addHook('onRequest', async (request, reply) => {
    if (request.originVerdict === 'foreign') {
      throw new Refusal('ORIGIN_FOREIGN');
    }
    if (request.method === 'POST') {
      const address = limitKey(request.ip);
      const wait = perAddress.take(address, now());
      if (wait > 0 && !(isNavigation(request) && textsBack.take(address, now()) === 0)) {
        throw new Refusal('TOO_MANY', wait);
      }
      request.post = { wait, typed: {} };
      if (!/^(identity)?$/i.test(request.headers['content-encoding'] ?? '')) {
        reply.header('accept-encoding', 'identity');
        throw new Refusal('BODY_ENCODED');
      }
    }
  });
}

/** Answers a refused form that was sent without script by a page with the reason, and the text to copy. */
export function answerNavigations(
  app: FastifyInstance,
  { settings, language, report }: AppOptions & { report: ReportRefusal },
): void {
  app.setErrorHandler(async (error: Error, request, reply) => {
    if (request.method !== 'POST' || !isNavigation(request)) {
      throw error;
    }
    const refusal = report(error, request);
    const page = await notSentPage(refusal, request.post?.typed ?? {}, {
      siteDir: settings.SITE_DIR,
      language,
      asked: askedIn(request),
    });
    reply.code(refusal.status).headers({ ...refusal.headers, 'cache-control': 'no-store' });
    return sendPage(reply, page);
  });
}

/** The language in the query of a form's call; undefined for the site's first language. */
export function askedIn({ query }: FastifyRequest): string | undefined {
  const asked: unknown = Reflect.get(Object(query), 'language');
  return typeof asked === 'string' ? asked : undefined;
}
