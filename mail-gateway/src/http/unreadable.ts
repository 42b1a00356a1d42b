import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { Refusal, type RefusalCode } from '../errors.ts';

/** An error of Node's HTTP parser: its code, and the bytes that it could not read. */
export interface ParserError extends Error {
  readonly code?: string | undefined;
  readonly rawPacket?: unknown;
}

const codes: Readonly<Record<string, RefusalCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEAD_TOO_LARGE',
};

/** Why a connection is closed whose request could not be read. */
export function refusalOfParser({ code = '' }: ParserError): Refusal {
  return new Refusal(codes[code] ?? 'REQUEST_MALFORMED');
}

/** The Origin header of what could not be read, when it was the head of a request. */
export function originIn({ rawPacket }: ParserError): string | undefined {
  const bytes = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  const [head = ''] = bytes.split('\r\n\r\n');
  const isHead = /^[A-Z]+ \S+ HTTP\/1/.test(head);
  return isHead ? /^origin:[ \t]*(\S+)[ \t]*\r?$/im.exec(head)?.[1] : undefined;
}

/**
 * Answers on a connection that has no request which could be answered, and closes it. Nothing is
 * written when it is gone, or when the answer to the request before is under way.
 */
export function answerOn(
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
  const all = {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(refusal.message)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const start = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n`;
  socket.end(`${start}${lines.join('')}\r\n${refusal.message}`, () => socket.destroy());
}
