import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeError, Refusal } from '../errors.ts';
import type { Language } from '../languages/language.ts';
import { StoreError } from '../store/database.ts';
import type { AppOptions } from './app-options.ts';
import { API_PATH } from './origins.ts';
import { sentenceFor } from './pages.ts';

/** Counts and logs a refused request, and returns the refusal to answer it with. */
export type ReportRefusal = (error: FastifyError | Error, request: FastifyRequest) => Refusal;

export function createReportRefusal({
  metrics,
  refusals,
}: Pick<AppOptions, 'metrics' | 'refusals'>): ReportRefusal {
  return (error, request) => {
    const refusal = refusalOf(error);
    metrics.refused(refusal.code);
    if (request.url.startsWith(API_PATH)) {
      refusals.refused(refusal.code);
    }
    if (error instanceof StoreError && error.kind === 'full') {
      refusals.full(error);
    }
    if (refusal.status >= 500) {
      request.log.error({ ...describeError(error), code: refusal.code }, 'request failed');
    }
    return refusal;
  };
}

/** Fastify's error handler. Answers one sentence as plain text, in the gateway's language for browsers. */
export function answerErrors(report: ReportRefusal, language: Language) {
  return async (
    error: FastifyError | Error,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const refusal = report(error, request);
    // @fastify/static adds the length of the file to the answer to a wrong range.
    const own = 'headers' in error && typeof error.headers === 'object' ? error.headers : {};
    return reply
      .code(refusal.status)
      .headers({ ...own, ...refusal.headers })
      .type('text/plain; charset=utf-8')
      .send(sentenceFor(refusal.code, request, language));
  };
}

function refusalOf(error: FastifyError | Error): Refusal {
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
