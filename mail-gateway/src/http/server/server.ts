import { createServer, type RequestListener, type Server } from 'node:http';
import { createConnections, oneAtATime } from './connections.ts';

/** Milliseconds for the head and for the whole of a request, and between two checks of both. */
export const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
};

/** Milliseconds without a byte after which a connection is closed in the middle of a request. */
const SILENCE = 30_000;

/** Milliseconds that a connection may wait for its next request: longer than proxies wait. */
const IDLE = 72_000;

/** The HTTP server under Fastify, with limits on time, connections and pipelining. */
export function createHttpServer(handler: RequestListener): Server {
  const connections = createConnections();
  const gate = oneAtATime(handler, connections);
  const server = createServer(
    {
      ...TIMEOUTS,
      keepAliveTimeout: IDLE,
      // The application checks this, with its own headers and sentence.
      requireHostHeader: false,
    },
    gate,
  );
  // Unknown expectations are ignored; Node would refuse them without our headers.
  server.on('checkExpectation', gate);
  server.prependListener('connection', connections.admit);
  return server.setTimeout(SILENCE);
}
