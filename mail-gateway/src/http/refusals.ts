import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeError, Refusal } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { StoreError } from '../store/database.ts';
import { isNavigation, notSentPage } from './pages.ts';
import { policyOfPage } from './security-headers.ts';

/** Answers what was thrown with its refusal: one sentence, or a page for a form without script. */
export function answerErrors(settings: Settings, metrics: Pick<Metrics, 'refused'>) {
  return async function answer(
    error: FastifyError | Refusal | Error,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const refusal = refusalOf(error);
    metrics.refused(refusal.code);
    if (refusal.status >= 500) {
      request.log.error({ ...describeError(error), code: refusal.code }, 'request failed');
    }
    reply.code(refusal.status);
    if ('headers' in error && typeof error.headers === 'object') {
      // Of a part that a file does not have: how long it is.
      reply.headers({ ...error.headers });
    }
    if (refusal.retryAfter !== undefined) {
      reply.header('retry-after', String(refusal.retryAfter));
    }
    if (request.method !== 'POST' || !isNavigation(request)) {
      return reply.type('text/plain; charset=utf-8').send(refusal.message);
    }
    const { share } = request;
    let page = await notSentPage(refusal, request.typed ?? {}, settings.SITE_DIR);
    share?.empty();
    // Who does not take the page keeps it in memory, so it needs room as a body does.
    if (!share?.grow(Buffer.byteLength(page))) {
      page = await notSentPage(refusal, {}, settings.SITE_DIR);
    }
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policyOfPage(page) });
    return reply.type('text/html; charset=utf-8').send(page);
  };
}

function refusalOf(error: FastifyError | Refusal | Error): Refusal {
  if (error instanceof Refusal) {
    return error;
  }
  if (error instanceof StoreError) {
    return new Refusal(error.kind === 'full' ? 'STORE_FULL' : 'STORE_UNAVAILABLE');
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 404 || status === 403) {
    return new Refusal('NOT_FOUND');
  }
  if (status === 416) {
    return new Refusal('RANGE_WRONG');
  }
  return new Refusal(status < 500 ? 'REQUEST_MALFORMED' : 'UNEXPECTED');
}
