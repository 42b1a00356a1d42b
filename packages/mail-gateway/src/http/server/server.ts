import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { limitKey } from '../../messages/spam/limiter.ts';

/** Milliseconds for the head of a request, for the whole request, and between two checks of both. */
export const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
};

/** Milliseconds without a byte in the middle of a request, after which the connection is closed. */
const SILENCE = 30_000;

/** Milliseconds that a connection may wait for its next request: longer than proxies wait. */
const IDLE = 72_000;

/** Most connections at a time: with unfinished bodies of the largest size they take 256 MB. */
const CONNECTIONS = 1000;

/** Most connections of one address, which may be the proxy's; IPv6 addresses count by their /56. */
const PER_ADDRESS = 900;

/** Above this part of all connections, idle ones are closed. */
const NEARLY_ALL = 0.9;

/** The HTTP server under Fastify, with limits on time and connections. */
export function createHttpServer(handler: RequestListener): Server {
  const oneByOne = refusePipelining(handler);
  const server = createServer(
    {
      ...TIMEOUTS,
      keepAliveTimeout: IDLE,
      // The application checks this, with its own headers and sentence.
      requireHostHeader: false,
    },
    oneByOne,
  );
  // Unknown expectations are ignored; Node would refuse them without our headers.
  server.on('checkExpectation', oneByOne);
  server.maxConnections = CONNECTIONS;
  server.on('connection', () => makeRoom(server));
  server.prependListener('connection', limitPerAddress(PER_ADDRESS));
  return server.setTimeout(SILENCE);
}

/** Closes idle connections when nearly all are taken, so that visitors find one free. */
function makeRoom(server: Server): void {
  server.getConnections((_error, count) => {
    if (count > server.maxConnections * NEARLY_ALL) {
      server.closeIdleConnections();
    }
  });
}

/** Closes each new connection of an address that has `most` already. */
function limitPerAddress(most: number): (socket: Socket) => void {
  const counts = new Map<string, number>();

  return (socket) => {
    const address = limitKey(socket.remoteAddress, 56);
    const count = counts.get(address) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    counts.set(address, count + 1);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 0) - 1;
      if (left > 0) {
        counts.set(address, left);
      } else {
        counts.delete(address);
      }
    });
  };
}

/**
 * Closes a connection that sends a request before the last one is answered. No browser and no proxy
 * does so, and Node would begin to answer all at once, each with memory of its own.
 */
function refusePipelining(handler: RequestListener): RequestListener {
  const answering = new WeakSet<Socket>();

  return (request, response) => {
    const { socket } = request;
    if (answering.has(socket)) {
      refuse(socket);
      return;
    }
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
    // The handler begins after Node has parsed the whole packet: a second request in the packet closes the connection.
    process.nextTick(() => {
      if (!socket.destroyed) {
        handler(request, response);
      }
    });
  };
}

/** Return value of `onIncoming` (undocumented) that makes Node's parser stop. */
const STOP = 2;

/**
 * Closes a connection and drops the requests that it has sent. Node would go on parsing up to 64 KB that have arrived,
 * which takes 6 ms of each of a thousand connections; no public call stops its parser. Should an upgrade of Node rename
 * the fields, only that time is lost.
 */
function refuse(socket: Socket): void {
  socket.destroy();
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) {
    Reflect.set(parser, 'onIncoming', () => STOP);
  }
}
