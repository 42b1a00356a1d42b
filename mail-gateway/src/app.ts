import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { describeError, Refusal } from './errors.ts';
import { API_PATH, canonicalPath, messageRoutes } from './http/message-routes.ts';
import { corsHeaders, judgeOrigin, type OriginVerdict, otherOrigins } from './http/origins.ts';
import { isNavigation, notSentPage } from './http/pages.ts';
import { decodable, securityHeaders, site } from './http/site.ts';
import { answerOn, originIn, type ParserError, refusalOfParser } from './http/unreadable.ts';
import { type Metrics, mayReadMetrics } from './metrics.ts';
import type { Delivery } from './relay/delivery.ts';
import type { Settings } from './settings.ts';
import { StoreError } from './store/database.ts';
import type { Store } from './store/store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the page it comes from may send messages. */
    originVerdict: OriginVerdict;
  }
}

export interface AppOptions {
  readonly settings: Settings;
  readonly store: Store;
  readonly delivery: Pick<Delivery, 'wake'>;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Milliseconds since 1970 (UTC). */
  readonly now: () => number;
}

/** Slow requests are closed within HEADERS or WHOLE plus CHECK milliseconds: below 20 seconds. */
const HEADERS = 10_000;
const WHOLE = 15_000;
const CHECK = 2_000;

/** A connection on which nothing moves for so long in the middle of a request is closed. */
const SILENCE = 30_000;

/** Connections at a time; beyond it new ones are closed unanswered. */
const CONNECTIONS = 2_000;

/**
 * The gateway as an HTTP application that listens nowhere yet: the two calls of the mail protocol,
 * `/healthz`, and the built site.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, store, logger, metrics, now } = options;
  const others = otherOrigins(settings);
  /** The newest answer on each connection. */
  const replies = new WeakMap<Socket, FastifyReply>();
  const app: FastifyInstance = Fastify<Server>({
    loggerInstance: logger,
    // Its own lines hold addresses and queries; onResponse below says what is needed.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(settings.TRUST_PROXY),
    connectionTimeout: SILENCE,
    // Node looks at slow requests only every so often, so the three belong together.
    requestTimeout: WHOLE,
    http: { headersTimeout: HEADERS, requestTimeout: WHOLE, connectionsCheckingInterval: CHECK },
    // While closing, what still arrives on open connections is accepted as ever.
    return503OnClosing: false,
    clientErrorHandler: (error: ParserError, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) {
        // The visitor left; nothing was refused.
        socket.destroy();
        return;
      }
      const before = replies.get(socket);
      const refusal = refusalOfParser(error);
      const origin = originIn(error) ?? before?.request.headers.origin;
      const verdict = judgeOrigin(origin, undefined, others);
      metrics.refused(refusal.code);
      answerOn(socket, before, refusal, { ...securityHeaders, ...corsHeaders(origin, verdict) });
    },
    rewriteUrl: (request) => canonicalPath(decodable(request.url ?? '/')),
  });

  app.server.maxConnections = CONNECTIONS;
  // Connections that wait for a next request make room for those that have one.
  app.server.on('drop', () => app.server.closeIdleConnections());
  // Only messages have a body that is read: messageRoutes says how.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async () => undefined);

  async function answerError(
    error: FastifyError | Refusal | Error,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const refusal = refusalOf(error);
    metrics.refused(refusal.code);
    if (refusal.status >= 500) {
      request.log.error({ ...describeError(error), code: refusal.code }, 'request failed');
    }
    reply.code(refusal.status).headers(securityHeaders);
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
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  }

  app.setErrorHandler<FastifyError>(answerError);
  app.decorateRequest('originVerdict', 'unknown');
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    replies.set(request.raw.socket, reply);
    reply.headers(securityHeaders);
    request.originVerdict = judgeOrigin(origin, request.host, others);
    if (request.url.startsWith(API_PATH)) {
      reply.headers(corsHeaders(origin, request.originVerdict));
    }
    if (request.protocol === 'https' || settings.SITE_URL?.startsWith('https:')) {
      reply.header('strict-transport-security', 'max-age=31536000');
    }
  });
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) {
      // A connection kept open would keep the process from ending.
      reply.header('connection', 'close');
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    metrics.answered(route, status, reply.elapsedTime);
    const took = Math.round(reply.elapsedTime);
    request.log.debug({ method: request.method, route, status, took }, 'answered');
  });

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.probe(now());
      return { status: 'ok' };
    } catch (error) {
      const reason = error instanceof StoreError ? error.message : 'unknown fault';
      return reply.code(503).send({ status: 'unavailable', reason });
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, settings.METRICS_TOKEN)) {
      throw new Refusal('NOT_FOUND');
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });

  await app.register(messageRoutes, options);
  await site(app, settings);
  return app;
}

/** The nearest so many proxies as a function: what the framework takes for a number. */
function trusted(proxies: Settings['TRUST_PROXY']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
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
  return new Refusal(status < 500 ? 'REQUEST_MALFORMED' : 'UNEXPECTED');
}
