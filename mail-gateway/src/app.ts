import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { Refusal } from './errors.ts';
import type { AppOptions } from './http/app-options.ts';
import { API_PATH, canonicalPath, messageRoutes } from './http/message-routes.ts';
import { corsHeaders, judgeOrigin, otherOrigins } from './http/origins.ts';
import { ownerRoutes } from './http/owner-routes.ts';
import { createReportRefusal } from './http/report-refusal.ts';
import { decodable, securityHeaders, site } from './http/site.ts';
import { answerOn, originIn, type ParserError, refusalOfParser } from './http/unreadable.ts';
import { mayReadMetrics } from './metrics.ts';
import type { Settings } from './settings.ts';
import { StoreError } from './store/database.ts';

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
  const report = createReportRefusal(options);
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

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const refusal = report(error, request);
    return reply
      .code(refusal.status)
      .headers({ ...securityHeaders, ...refusal.headers })
      .type('text/plain; charset=utf-8')
      .send(refusal.message);
  });
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

  await app.register(messageRoutes, { ...options, report });
  await app.register(ownerRoutes, options);
  await site(app, settings);
  return app;
}

/** The nearest so many proxies as a function: what the framework takes for a number. */
function trusted(proxies: Settings['TRUST_PROXY']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
