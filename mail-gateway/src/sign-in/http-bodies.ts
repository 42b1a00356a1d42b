import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { DRAIN_BYTES } from '../http/body.ts';

/** The methods whose requests have a body; the framing of any other is never passed on. */
const WITH_BODY = ['POST', 'PUT', 'PATCH'];

export const carriesBody = ({ method }: Pick<FastifyRequest, 'method'>): boolean =>
  WITH_BODY.includes(method);

/**
 * Refuses a body where none belongs: the gateway and the admin's process might not agree where it ends, and the rest
 * would be read as the next request. Closes the connection then, and after a large body was refused, instead
 * of reading the rest of it.
 * @throws Refusal when a method that has no body announces a body
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
