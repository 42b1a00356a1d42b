import type { Server } from 'node:http';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { Refusal } from './errors.ts';
import { countViews } from './figures/count-views.ts';
import type { AppOptions } from './http/app-options.ts';
import { canonicalPath, messageRoutes } from './http/message-routes.ts';
import { API_PATH, checkOrigin, corsHeaders, otherOrigins } from './http/origins.ts';
import { ownerRoutes } from './http/owner-routes.ts';
import { answerErrors, createReportRefusal } from './http/report-refusal.ts';
import { closedPolicy, securityHeaders, transportSecurity } from './http/security-headers.ts';
import { clientErrors } from './http/server/client-errors.ts';
import { createHttpServer } from './http/server/server.ts';
import { decodable, site } from './http/site.ts';
import { healthRoute } from './ops/health.ts';
import { type Metrics, mayReadMetrics } from './ops/metrics.ts';
import { isPublicHttps } from './public-address.ts';
import type { Settings } from './settings.ts';
import { adminRoutes } from './sign-in/admin-routes.ts';

/**
 * The gateway as an HTTP application that does not listen yet: the two calls of the mail protocol, `/healthz`,
 * `/metrics`, and the built site.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, logger, metrics } = options;
  const parserErrors = clientErrors(settings, metrics);
  const report = createReportRefusal(options);
  const app: FastifyInstance = Fastify<Server>({
    loggerInstance: logger,
    // Fastify's request log contains addresses and queries; `recordAnswers` logs what is needed.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(settings.TRUST_PROXY),
    serverFactory: createHttpServer,
    // While closing, requests on open connections are still accepted.
    return503OnClosing: false,
    clientErrorHandler: parserErrors.handle,
    rewriteUrl: (request) => canonicalPath(decodable(request.url ?? '/')),
  });
  // Only messageRoutes reads bodies, with its own parser.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async () => undefined);
  app.setErrorHandler<FastifyError>(answerErrors(report, options.language));
  app.addHook('onRequest', async (_request, reply) => parserErrors.remember(reply));
  setHeaders(app, settings);
  closeConnectionsAtTheEnd(app);
  recordAnswers(app, metrics);
  countViews(app, options);
  healthRoute(app, options);
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, settings.METRICS_TOKEN)) {
      throw new Refusal('NOT_FOUND');
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  await app.register(messageRoutes, { ...options, report });
  await app.register(ownerRoutes, options);
  await app.register(adminRoutes, options);
  await site(app, options);
  return app;
}

/** Sets the headers of every answer, and the verdict on the request's origin. */
function setHeaders(app: FastifyInstance, settings: Settings): void {
  const others = otherOrigins(settings);
  app.decorateRequest('originVerdict', 'unknown');
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.headers({ ...securityHeaders, 'content-security-policy': closedPolicy });
    if (request.protocol === 'https' || isPublicHttps(settings)) {
      reply.header('strict-transport-security', transportSecurity(settings));
    }
    request.originVerdict = checkOrigin(origin, request.host, others);
    if (request.url.startsWith(API_PATH)) {
      reply.headers(corsHeaders(origin, request.originVerdict));
    }
    if (!isHostClear(request)) {
      throw new Refusal('REQUEST_MALFORMED');
    }
  });
}

/** Whether a request has exactly one Host header (RFC 9112, section 3.2), or HTTP/1.0 and none. */
function isHostClear({ raw }: FastifyRequest): boolean {
  const hosts = raw.rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text)).length;
  return hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0');
}

/** Kept-alive connections would keep the process from ending. */
function closeConnectionsAtTheEnd(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) {
      reply.header('connection', 'close');
    }
  });
}

/** Counts answers and logs them by route, without addresses and queries. */
function recordAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    metrics.answered(route, status, reply.elapsedTime);
    const took = Math.round(reply.elapsedTime);
    request.log.debug({ method: request.method, route, status, took }, 'answered');
  });
}

/** A number of trusted proxies, as the function that Fastify needs. */
function trusted(proxies: Settings['TRUST_PROXY']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
