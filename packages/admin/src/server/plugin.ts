import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFolder } from '../../../content-store/src/folder.ts';
import type { Right } from '../../../mail-gateway/src/sign-in/rights.ts';
import { Writers } from '../entries/writers.ts';
import { failed } from '../pages/layout.tsx';
import { Background } from '../publish/background.ts';
import { lookForNewerWork } from '../publish/newer-work.tsx';
import { LOOK_MS, publishWhenDue } from '../publish/schedule.ts';
import type { AdminContext } from '../request/context.ts';
import { LARGEST_FORM } from '../request/limits.ts';
import { readForm } from '../request/read-form.ts';
import { AdminRequest, type Answer, notFound } from '../request/route.ts';
import { type Language, languageOf, type Words, wordsIn } from '../words/words.ts';
import { KeptAnswers } from './kept-answers.ts';
import { routes } from './routes.ts';

/** The path of the admin on its host, at both entry points. */
export const PREFIX = '/admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The right that a route of the admin needs. */
    right?: Right;
  }
}

/** The person who sends a request, and the pages that are shown to this person. */
export type Asker = Pick<AdminContext, 'person' | 'site'>;

export type AdminOptions = Omit<AdminContext, 'person'> & {
  /** Finds the person who sends a request, where people sign in. */
  askerOf?: (request: FastifyRequest) => Asker;
};

/**
 * The admin as a plugin of Fastify, to be registered with the prefix `/admin`. The application around it keeps
 * strangers out.
 */
export async function adminPlugin(app: FastifyInstance, options: AdminOptions): Promise<void> {
  const { askerOf = () => ({}), ...given } = options;
  const context = { ...given, writers: new Writers(), background: new Background() };
  /** A request with its address below the prefix. */
  const requestOf = (request: FastifyRequest): Promise<AdminRequest> => {
    const address = new URL(request.url, 'http://localhost');
    address.pathname = address.pathname.slice(PREFIX.length);
    const posted = request.body instanceof FormData ? request.body : undefined;
    return AdminRequest.read(address, { ...context, ...askerOf(request) }, posted);
  };
  const kept = new KeptAnswers();
  publishInTime(app, context);
  takeForms(app);
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const { statusCode = 500 } = error;
    const reason = statusCode === 413 ? 'tooLarge' : 'notLikeThis';
    if (statusCode < 500) return send(reply, refusal(statusCode, reason, context), context);
    context.report(String(error));
    return send(reply, refusal(statusCode, 'error', context, ` ${String(error)}`), context);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isKnown = ['GET', 'HEAD', 'POST'].includes(request.method);
    if (!isKnown) return send(reply, refusal(405, 'notLikeThis', context), context);
    const asked = await requestOf(request);
    // Some forms are sent to addresses without a page.
    if (request.method !== 'POST' && KeptAnswers.isAskedFor(asked)) {
      return send(reply, kept.find(asked) ?? refusal(410, 'answerGone', context), context);
    }
    return send(reply, await notFound(asked), context);
  });
  for (const { method, path, right, answer } of routes) {
    app.route({
      method,
      url: path.replace('…', '*'),
      config: { right },
      handler: async (request, reply) => {
        const asked = await requestOf(request);
        const isForm = method === 'POST';
        const given = (!isForm && kept.find(asked)) || (await answer(asked));
        const isForScript = isForm && request.headers.accept === 'application/json';
        return send(reply, isForScript ? kept.placeOf(given, asked) : given, asked.context);
      },
    });
  }
}

/** Publishes what is due, at the start and then again and again, until the application closes. */
function publishInTime(app: FastifyInstance, context: AdminContext): void {
  const look = async () => {
    await publishWhenDue(context).catch((error: unknown) => context.report(String(error)));
    // Newer work is built for a site that is served from here, even if nobody opens a page.
    if (context.isServedHere) await lookForNewerWork(context);
  };
  const timer = setInterval(look, LOOK_MS);
  // The start does not wait for a publication that became due while the admin was stopped.
  app.addHook('onReady', async () => void look());
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Reads the bodies of forms as `FormData`, and refuses all other bodies. */
function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer', bodyLimit: LARGEST_FORM },
    async ({ headers }: FastifyRequest, body: Buffer) =>
      readForm(body, headers['content-type'] ?? ''),
  );
}

/** Sends an answer with the headers that every answer has. */
export function send(
  reply: FastifyReply,
  { status = 200, type, location, saveAs, body }: Answer,
  { site }: Pick<AdminContext, 'site'>,
): FastifyReply {
  // Pages on the admin's own host, a development site, or nothing.
  const frames = site?.address.startsWith('/') ? "'self'" : (site?.address ?? "'none'");
  reply.headers({
    'content-type': type ?? 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data: blob:; frame-src ${frames}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  if (location) return reply.redirect(location, 303);
  if (saveAs !== undefined) {
    const name = encodeURIComponent(saveAs).replaceAll(
      /['()]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16)}`,
    );
    reply.headers({
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'content-security-policy': "default-src 'none'; sandbox",
    });
  }
  return reply.code(status).send(typeof body === 'object' ? Buffer.from(body) : body);
}

/** A page that says why a request is not answered. */
export function refusal(
  status: number,
  reason: keyof Words['server'],
  { folder }: Pick<AdminContext, 'folder'>,
  detail = '',
): Answer {
  const language = languageIn(folder);
  const { title, sentence } = wordsIn(language).server[reason];
  return failed({ language }, status, { title, sentence: sentence + detail });
}

/** The language of the owner; English if the content folder cannot be read. */
function languageIn(folder: string): Language {
  try {
    return languageOf(readFolder(folder));
  } catch {
    return 'en';
  }
}
