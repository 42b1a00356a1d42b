import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { Refusal, type RefusalCode } from '../../errors.ts';
import { english } from '../../languages/words.ts';
import type { Metrics } from '../../ops/metrics.ts';
import { isPublicHttps } from '../../public-address.ts';
import type { Settings } from '../../settings.ts';
import { checkOrigin, corsHeaders, otherOrigins } from '../origins.ts';
import { closedPolicy, securityHeaders, transportSecurity } from '../security-headers.ts';

/** An error of Node's HTTP parser; `rawPacket` has the bytes that it could not parse. */
interface ParserError extends Error {
  readonly code?: string | undefined;
  readonly rawPacket?: unknown;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may take longer than the time limit, as photos from telephones do. */
    mayTakeLong?: boolean;
  }
}

const SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

const codes: Readonly<Record<string, RefusalCode>> = {
  [SLOW]: 'TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEAD_TOO_LARGE',
};

/**
 * Answers requests that Node could not parse, with the headers of the application's other answers.
 * @returns the server's clientError handler, and `remember`, which needs every reply
 */
export function clientErrors(settings: Settings, metrics: Pick<Metrics, 'refused'>) {
  const others = otherOrigins(settings);
  const replies = new WeakMap<Socket, FastifyReply>();
  const fixed = {
    ...securityHeaders,
    'content-security-policy': closedPolicy,
    ...(isPublicHttps(settings) && {
      'strict-transport-security': transportSecurity(settings),
    }),
  };

  return {
    remember: (reply: FastifyReply) => void replies.set(reply.request.raw.socket, reply),
    handle(error: ParserError, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed) {
        // The client is gone; nothing was refused.
        socket.destroy();
        return;
      }
      const before = replies.get(socket);
      // Node leaves a slow request to its listener: without an answer here, the request goes on.
      const mayTakeLong =
        before?.request.isUpload || before?.request.routeOptions.config.mayTakeLong;
      if (error.code === SLOW && mayTakeLong && !before?.sent) {
        return;
      }
      const refusal = new Refusal(codes[error.code ?? ''] ?? 'REQUEST_MALFORMED');
      const origin = originIn(error) ?? before?.request.headers.origin;
      metrics.refused(refusal.code);
      const cors = corsHeaders(origin, checkOrigin(origin, undefined, others));
      respond(socket, before, refusal, { ...fixed, ...cors });
    },
  };
}

/** The Origin header in the bytes that Node could not parse; undefined unless they begin a request. */
function originIn({ rawPacket }: ParserError): string | undefined {
  const bytes = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  const [head = ''] = bytes.split('\r\n\r\n');
  const isHead = /^[A-Z]+ \S+ HTTP\/1/.test(head);
  return isHead ? /^origin:[ \t]*(\S+)[ \t]*\r?$/im.exec(head)?.[1] : undefined;
}

/**
 * Writes a raw response to a connection and closes the connection. Writes nothing while the last
 * request is being answered.
 */
function respond(
  socket: Socket,
  before: FastifyReply | undefined,
  refusal: Refusal,
  headers: Readonly<Record<string, string>>,
): void {
  const isAnswering = before?.raw.headersSent && !before.raw.writableFinished;
  if (!socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  const sentence = english.refusals[refusal.code];
  const all = {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(sentence)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const start = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n`;
  socket.end(`${start}${lines.join('')}\r\n${sentence}`, () => socket.destroy());
}
