import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { DRAIN_BYTES } from '../http/body.ts';

/** The methods whose requests have a body; the framing of any other is never passed on. */
const WITH_BODY = ['POST', 'PUT', 'PATCH'];

export const carriesBody = ({ method }: Pick<FastifyRequest, 'method'>): boolean =>
  WITH_BODY.includes(method);

/**
 * Refuses the body of a method without one: the gateway and the admin's process might disagree about its end, and the
 * rest would be read as the next request. Closes the connection then, and after a refused large body, instead of
 * reading the rest.
 *
 * @throws Refusal for a body that the method does not allow
 */
export function checkFraming(request: FastifyRequest, reply: FastifyReply): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const isChunked = encoding !== undefined;
  if (carriesBody(request)) {
    if (isChunked || !(Number(length) <= DRAIN_BYTES)) {
      reply.header('connection', 'close');
    }
  } else if (isChunked || Number(length ?? 0) !== 0) {
    reply.header('connection', 'close');
    throw new Refusal('REQUEST_MALFORMED');
  }
}

/** The headers of a request without the two that frame a body. */
export function withoutFraming<Headers extends object>(headers: Headers) {
  const {
    'content-length': _length,
    'transfer-encoding': _encoding,
    ...others
  } = headers as Headers & Record<string, unknown>;
  return others;
}
