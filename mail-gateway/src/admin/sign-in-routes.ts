import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppOptions } from '../http/app-options.ts';
import { escapeHtml, shell } from '../http/pages.ts';
import { policyOfPage } from '../http/security-headers.ts';
import { newId, SIGN_IN_ID } from '../message.ts';
import { createLimiter, limitKey } from '../spam/limiter.ts';
import { LINK_VALID_FOR, SESSION_VALID_FOR } from '../store/sign-in-store.ts';
import { SECOND } from '../time.ts';
import { personOf } from './people.ts';
import { cookieName, type Visitor } from './sessions.ts';
import { LINK_MINUTES } from './sign-in-mail.ts';
import { hashOf, newToken } from './tokens.ts';

/** Links that one address, and one network, may ask for while a link is valid. */
const MOST_LINKS = 5;
const MOST_OF_NETWORK = 20;

const LONGEST_FORM = 4096;

interface Link {
  Params: { token: string };
}

export interface SignInOptions extends AppOptions {
  /** Who sends a request, if they are signed in. */
  readonly visitorOf: (request: FastifyRequest) => Promise<Visitor | null>;
}

/**
 * The pages with which somebody signs in: an address gets a link by mail, whose page has a button,
 * since programs that look into mails follow links. Only the button signs in.
 */
export async function signInRoutes(app: FastifyInstance, options: SignInOptions): Promise<void> {
  const { settings, language, store, delivery, now, visitorOf } = options;
  const words = language.words.signIn;
  /** One after the other, so that each counts those before it. */
  let lastLink = Promise.resolve();
  const ofNetwork = createLimiter(MOST_OF_NETWORK, LINK_VALID_FOR);

  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );

  const page = (reply: FastifyReply, title: string, content: string, status = 200) => {
    const html = shell(language, title, content);
    return reply
      .code(status)
      .headers({
        'content-security-policy': policyOfPage(html),
        'cache-control': 'no-store',
        // A token in the address stays on this page.
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex, nofollow',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  };
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const button = (label: string, action: string) =>
    `<form method="post" action="${action}"><p><button>${escapeHtml(label)}</button></p></form>`;
  const expired = (reply: FastifyReply) =>
    page(
      reply,
      words.expiredTitle,
      `${paragraph(words.expiredText)}<p><a href="/admin/sign-in">${escapeHtml(words.again)}</a></p>`,
      410,
    );

  /** Queues the mail for a known address that has not asked too often. */
  async function sendLink(email: string): Promise<void> {
    const person = personOf(settings.ADMIN_EMAILS, email);
    const since = now() - LINK_VALID_FOR;
    if (!person || (await store.signIn.countLinks(person.email, since)) >= MOST_LINKS) {
      return;
    }
    const id = newId();
    const mailId = `${SIGN_IN_ID}${id}`;
    await store.signIn.keepLink({ id, email: person.email, now: now(), mailId });
    delivery.wake();
  }

  app.get('/admin/sign-in', async (request, reply) => {
    const visitor = await visitorOf(request);
    if (visitor) {
      const signedIn = paragraph(words.signedInAs({ email: visitor.email }));
      const out = button(words.signOut, '/admin/sign-out');
      const everywhere = button(words.signOutEverywhere, '/admin/sign-out-everywhere');
      return page(reply, words.title, `${signedIn}${out}${everywhere}`);
    }
    const label = `<label for="email">${escapeHtml(words.label)}</label>`;
    const input = '<input id="email" name="email" type="email" autocomplete="email" required>';
    return page(
      reply,
      words.title,
      `<form method="post" action="/admin/sign-in"><p>${label}<br>${input}</p><p><button>${escapeHtml(words.send)}</button></p></form>`,
    );
  });

  app.post('/admin/sign-in', async (request, reply) => {
    const wait = ofNetwork.take(limitKey(request.ip, 56), now());
    if (wait > 0) {
      return page(reply.header('retry-after', wait), words.title, paragraph(words.crowded), 429);
    }
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    // Answered before it is looked up, so that the time tells nothing about an address either.
    lastLink = lastLink
      .then(() => sendLink(form.get('email') ?? ''))
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'a link to sign in could not be kept');
      });
    return page(reply, words.sentTitle, paragraph(words.sentText({ minutes: LINK_MINUTES })));
  });

  app.get<Link>('/admin/sign-in/:token', async (request, reply) => {
    const { token } = request.params;
    return (await store.signIn.hasLink(hashOf(token), now()))
      ? page(
          reply,
          words.title,
          button(words.confirm, `/admin/sign-in/${encodeURIComponent(token)}`),
        )
      : expired(reply);
  });

  app.post<Link>('/admin/sign-in/:token', async (request, reply) => {
    const email = await store.signIn.useLink(hashOf(request.params.token), now());
    if (email === null || !personOf(settings.ADMIN_EMAILS, email)) {
      return expired(reply);
    }
    const session = newToken();
    await store.signIn.openSession(hashOf(session), { email, createdAt: now() });
    request.log.info({ email }, 'signed in');
    return reply
      .setCookie(cookieName(request), session, {
        ...cookieOptions(request),
        maxAge: SESSION_VALID_FOR / SECOND,
      })
      .redirect('/admin', 303);
  });

  app.post('/admin/sign-out', async (request, reply) => {
    const token = request.cookies[cookieName(request)] ?? '';
    await store.signIn.endSession(hashOf(token));
    return reply
      .clearCookie(cookieName(request), cookieOptions(request))
      .redirect('/admin/sign-in', 303);
  });

  app.post('/admin/sign-out-everywhere', async (request, reply) => {
    const visitor = await visitorOf(request);
    if (visitor) {
      await store.signIn.endSessions(visitor.email);
      request.log.info({ email: visitor.email }, 'signed out everywhere');
    }
    return reply
      .clearCookie(cookieName(request), cookieOptions(request))
      .redirect('/admin/sign-in', 303);
  });
}

const cookieOptions = ({ protocol }: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: protocol === 'https',
});
