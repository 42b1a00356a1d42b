import type { FastifyError, FastifyRequest } from 'fastify';
import { describeError, Refusal } from '../errors.ts';
import { StoreError } from '../store/database.ts';
import type { AppOptions } from './app-options.ts';

/** Counts and logs why a request is refused, and returns the answer to it. */
export type ReportRefusal = (error: FastifyError | Error, request: FastifyRequest) => Refusal;

export function createReportRefusal({
  metrics,
  refusals,
}: Pick<AppOptions, 'metrics' | 'refusals'>): ReportRefusal {
  return (error, request) => {
    const refusal = refusalOf(error);
    metrics.refused(refusal.code);
    refusals.refused(refusal.code);
    if (refusal.status >= 500) {
      request.log.error({ ...describeError(error), code: refusal.code }, 'request failed');
    }
    return refusal;
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
  return new Refusal(status < 500 ? 'REQUEST_MALFORMED' : 'UNEXPECTED');
}
