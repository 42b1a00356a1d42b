import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml, paragraph } from '../http/pages.ts';
import { newId } from '../messages/message.ts';
import { createLimiter, limitKey } from '../messages/spam/limiter.ts';
import { accountPage } from './account.ts';
import { button, formOf, passkeyButton, sendSignInPage } from './admin-page.ts';
import { personOf } from './people.ts';
import type { AdminOptions } from './sessions.ts';
import { hashOf, LINK_MINUTES } from './sign-in-links.ts';
import { LINK_VALID_FOR } from './sign-in-store.ts';

/** The most links for an address, and for a network, within the lifetime of a link. */
const MOST_LINKS = 5;
export const MOST_OF_NETWORK = 20;

interface Link {
  Params: { token: string };
}

/**
 * The sign-in pages. An address gets a link by mail, whose page has a button. Only the button signs in, since programs
 * that scan mails follow links.
 */
export async function signInRoutes(app: FastifyInstance, options: AdminOptions): Promise<void> {
  const { settings, language, store, worker, now, visitorOf, openSession, cookies } = options;
  const words = language.words.signIn;
  /** Requests run one after the other, so that each counts the earlier ones. */
  let lastLink = Promise.resolve();
  const ofNetwork = createLimiter(MOST_OF_NETWORK, LINK_VALID_FOR);

  const page = (reply: FastifyReply, title: string, content: string) =>
    sendSignInPage(reply, options, title, content);
  const again = `<p><a href="/admin/sign-in">${escapeHtml(words.again)}</a></p>`;
  const expired = (reply: FastifyReply) =>
    page(reply.code(410), words.expiredTitle, paragraph(words.expiredText) + again);

  /** Queues the mail for a known address that has not asked too often. */
  async function sendLink(email: string): Promise<void> {
    const person = personOf(settings.ADMIN_EMAILS, email);
    if (!person || (await store.signIn.countLinks(person.email, now())) >= MOST_LINKS) {
      return;
    }
    const link = { id: newId(), email: person.email, now: now() };
    await store.signIn.keepLink(link, { isMailed: true });
    worker.wake();
  }

  app.get('/admin/sign-in', async (request, reply) => {
    const visitor = await visitorOf(request);
    // Browsers send no cookie with a link on another site, so it leads here. This request has the cookie again, and the
    // page that was asked for follows.
    const asked = visitor && cookies.takeAskedPage(request, reply);
    if (asked) {
      return reply.redirect(asked, 303);
    }
    if (visitor) {
      return page(reply, words.accountTitle, await accountPage(visitor, options));
    }
    if (request.headers['sec-fetch-site'] === 'cross-site') {
      // The browser asks again, now from this page.
      reply.header('refresh', '0');
    }
    const label = `<label for="email">${escapeHtml(words.label)}</label>`;
    const input = '<input id="email" name="email" type="email" autocomplete="email" required>';
    return page(
      reply,
      words.title,
      `<form method="post" action="/admin/sign-in"><p>${label}<br>${input}</p><p><button>${escapeHtml(words.send)}</button></p></form>
${passkeyButton('sign-in', words.passkeySignIn, words.passkeyFailed)}`,
    );
  });

  app.post('/admin/sign-in', async (request, reply) => {
    const wait = ofNetwork.take(limitKey(request.ip, 56), now());
    if (wait > 0) {
      return page(
        reply.code(429).header('retry-after', wait),
        words.title,
        paragraph(words.crowded),
      );
    }
    // Answered before it is looked up, so that the time tells nothing about an address either.
    lastLink = lastLink
      .then(() => sendLink(formOf(request).get('email') ?? ''))
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'a link to sign in could not be kept');
      });
    const sent = paragraph(words.sentText({ minutes: LINK_MINUTES }));
    return page(reply, words.sentTitle, sent + again);
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
    await openSession(request, reply, email);
    return reply.redirect(cookies.takeAskedPage(request, reply) ?? '/admin', 303);
  });
}
