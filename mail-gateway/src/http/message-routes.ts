import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { judge } from '../abuse.ts';
import type { AppOptions } from '../app.ts';
import { Refusal } from '../errors.ts';
import { cleanFields, fingerprintOf, newId, pageOf } from '../message.ts';
import { type ParsedBody, parseForm, parseJson, readBody } from './body.ts';
import { createLimiter, limitKey, type Verdict } from './limiter.ts';
import { judgeOrigin } from './origins.ts';
import { isNavigation } from './pages.ts';
import { createRoom, type Share } from './room.ts';
import { takeTurns } from './take-turns.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the limit of the address says. */
    pace: Verdict;
    /** The fields of the form as they were sent. */
    typed: ParsedBody['fields'];
    /** What it holds of the room for bodies; given back when it is answered or gone. */
    share: Share;
  }
}

/** Messages worked on at a time; others wait as the bytes they came in, which take little room. */
const AT_ONCE = 64;

/**
 * Longest wait for a turn in milliseconds, shorter than the store's for its database: when that is
 * locked, those who wait are told together with those who tried, and not one after another, long
 * after their pages gave up.
 */
const LONGEST_WAIT = 4000;

export const API_PATH = '/api/v1.0/email/';

/**
 * Any path that ends in one of the two of the protocol, made that path: the published client joins
 * its `origin` and the path as they are, so a trailing slash or a path in it ends up in front.
 */
export function canonicalPath(url: string): string {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const path = url.slice(0, url.length - query.length).replace(/\/{2,}/g, '/');
  const call = /\/api\/v1\.0\/email\/(send|send-form)\/?$/.exec(path)?.[1];
  return call === undefined ? url : `${API_PATH}${call}${query}`;
}

/** The two calls of the EmailJS protocol. */
export async function messageRoutes(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { settings, store, delivery, metrics, now } = options;
  const perAddress = createLimiter(settings.RATE_LIMIT_PER_MINUTE);
  const inTurn = takeTurns(AT_ONCE, LONGEST_WAIT, () => new Refusal('STORE_UNAVAILABLE'));
  const shareOfRoom = createRoom();
  const everybody = createLimiter(settings.RATE_LIMIT_TOTAL_PER_MINUTE);

  app.decorateRequest('pace');
  app.decorateRequest('typed');
  app.decorateRequest('share');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, stream: FastifyRequest['raw']) => {
    const { share, pace } = request;
    // Who sends too many gets back only what could have been a message.
    return readBody(stream, { keepLarge: isNavigation(request) && pace.wait === 0, share });
  });

  // Before the body is read: a foreign page's message is not even parsed.
  app.addHook('onRequest', async (request, reply) => {
    if (request.originVerdict === 'foreign') {
      throw new Refusal('ORIGIN_FOREIGN');
    }
    if (request.method === 'POST') {
      request.share = shareOfRoom();
      reply.raw.once('close', () => request.share.end());
      request.pace = perAddress(limitKey(request.ip), now());
      if (request.pace.wait > 0 && !isNavigation(request)) {
        throw new Refusal('TOO_MANY', request.pace.wait);
      }
    }
  });

  /** Parses the body that was read; its fields stay with the request, for the page of a refusal. */
  async function parse(request: FastifyRequest): Promise<ParsedBody> {
    const { body } = request;
    if (!Buffer.isBuffer(body)) {
      throw new Refusal('BODY_EMPTY');
    }
    const type = request.headers['content-type'] ?? '';
    const isForm = request.routeOptions.url === `${API_PATH}send-form`;
    const parsed = isForm ? await parseForm(body, type) : parseJson(body, type);
    request.typed = parsed.fields;
    request.body = undefined;
    return parsed;
  }

  async function accept(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = await parse(request);
    if (request.pace.wait > 0) {
      throw new Refusal('TOO_MANY', request.pace.wait);
    }
    if (body.tooLarge) {
      throw new Refusal('BODY_TOO_LARGE');
    }
    checkControl(body.control);
    const fields = cleanFields(body.fields);
    const { hasty } = request.pace;
    const flood = everybody('', now()).wait > 0;
    // A repeat is no part of a flood: held, it would be a second message beside the accepted one.
    const isRepeat = (hasty || flood) && (await store.has(fingerprintOf(fields, 'queued'), now()));
    const { state, reasons } = judge(fields, {
      honeypot: body.honeypot,
      originKnown: request.originVerdict === 'allowed',
      hasty: hasty && !isRepeat,
      flood: flood && !isRepeat,
    });
    const message = {
      id: newId(),
      fingerprint: fingerprintOf(fields, state),
      state,
      fields,
      otherFields: [],
      page: pageOf(request.headers.referer),
      reasons,
      receivedAt: now(),
    };
    // Stored before the answer: "sent" must be true even if the mail server is down.
    const outcome = await store.keep(message);
    request.log.info(
      { id: outcome === 'kept' ? message.id : undefined, state, outcome },
      'message',
    );
    metrics.accepted(outcome, state);
    delivery.wake();
    if (isNavigation(request)) {
      return reply.redirect(sentPageAddress(request), 303);
    }
    return reply.type('text/plain; charset=utf-8').send('OK');
  }

  function checkControl({ service_id, template_id, user_id }: ParsedBody['control']): void {
    if (!user_id) {
      throw new Refusal('KEY_MISSING');
    }
    if (!service_id) {
      throw new Refusal('SERVICE_MISSING');
    }
    if (!template_id) {
      throw new Refusal('TEMPLATE_MISSING');
    }
    if (user_id !== settings.MAIL_PUBLIC_KEY) {
      throw new Refusal('KEY_WRONG');
    }
    if (service_id !== settings.MAIL_SERVICE_ID) {
      throw new Refusal('SERVICE_WRONG');
    }
    if (template_id !== settings.MAIL_TEMPLATE_ID) {
      throw new Refusal('TEMPLATE_WRONG');
    }
  }

  /** On this host when the page came from here, else where the site lives. */
  function sentPageAddress(request: FastifyRequest): string {
    const page = `${settings.BASE_PATH}message-sent`;
    const fromHere = judgeOrigin(request.headers.origin, request.host, []) === 'allowed';
    return settings.SITE_URL !== null && !fromHere ? `${settings.SITE_URL}${page}` : page;
  }

  for (const call of ['send-form', 'send']) {
    app.post(`${API_PATH}${call}`, (request, reply) => inTurn(() => accept(request, reply)));
    app.options(`${API_PATH}${call}`, async (_request, reply) => {
      reply.headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      });
      return reply.code(204).send();
    });
    app.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: `${API_PATH}${call}`,
      handler: async (_request, reply) => {
        reply.headers({ allow: 'POST, OPTIONS', 'cache-control': 'no-store' });
        throw new Refusal('METHOD_WRONG');
      },
    });
  }
}
