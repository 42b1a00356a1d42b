import { createServer, type RequestListener, type Server } from 'node:http';
import { createConnections, oneAtATime } from './connections.ts';

/** Slow requests are closed within HEADERS or WHOLE plus CHECK milliseconds: below 20 seconds. */
const HEADERS = 10_000;
const WHOLE = 15_000;
const CHECK = 2_000;

/** A connection on which nothing moves for so long (milliseconds) in the middle of a request is closed. */
const SILENCE = 30_000;

/** Milliseconds that a connection may wait for its next request: longer than proxies keep theirs. */
const IDLE = 72_000;

/** The HTTP server below the application: its limits of time, of connections and of what they queue. */
export function createHttpServer(handler: RequestListener): Server {
  const connections = createConnections();
  const gate = oneAtATime(handler, connections);
  const server = createServer(
    {
      headersTimeout: HEADERS,
      requestTimeout: WHOLE,
      // Node looks at slow requests only every so often, so the three belong together.
      connectionsCheckingInterval: CHECK,
      keepAliveTimeout: IDLE,
      // The application refuses these itself, with its own headers and sentence.
      requireHostHeader: false,
    },
    gate,
  );
  // Only `100-continue` asks for anything; Node would refuse other expectations on its own.
  server.on('checkExpectation', gate);
  server.prependListener('connection', connections.admit);
  return server.setTimeout(SILENCE);
}
